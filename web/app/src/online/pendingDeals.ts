/** Deals that wait for this browser: whichever page is open, it reveals what it committed to. */
import { DealClient } from "./dealClient.svelte.js";
import { unrevealed } from "./salts.js";
import { ask } from "./server.js";

const AGAIN = 60_000; // milliseconds

/** Once the commitments are sealed, nobody has to be asked; what is wrong, the table's own page says. */
async function revealPending(): Promise<void> {
  const pending = unrevealed();
  if (pending.length === 0) return;
  const { tables } = await ask("GET /me/tables");
  for (const { table, status } of tables) {
    if (status !== "open" || !pending.includes(table)) continue;
    const { deal = null, you = null } = await ask("GET /tables/{id}", { id: table });
    if ((deal?.revealed ?? []).length > 0) await new DealClient(table).follow(deal, you);
  }
}

export function followPendingDeals(): void {
  const look = (): void => void revealPending().catch(() => undefined); // later again
  look();
  addEventListener("focus", look);
  setInterval(() => document.hidden || look(), AGAIN);
}
