/** Deals that wait for this browser: on every page, it reveals the salts that it committed to. */
import { whatOf } from "../errors.js";
import type { TableNow } from "./api.js";
import { DealClient } from "./dealClient.svelte.js";
import { isPending, type Promised, promisesAt, settlePromise, unrevealed } from "./salts.js";
import { ask } from "./server.js";

const AGAIN = 60_000; // milliseconds
const LONGEST_REQUEST = 10 * AGAIN;

/** By commitment: since when its open table is known not to list it. The request that brings it there may be under way. */
const unlisted = new Map<string, number>();

/** Once the commitments are sealed, nobody has to be asked; what is wrong, the table's own page says. */
export async function revealPending(): Promise<void> {
  for (const table of unrevealed()) await revealAt(table).catch(() => undefined); // later again
}

async function revealAt(id: string): Promise<void> {
  const table = await ask("GET /tables/{id}", { id }).catch((error: unknown) => {
    if (whatOf(error).id === "server-no-table") return null;
    throw error;
  });
  for (const [commitment, promised] of Object.entries(promisesAt(id))) {
    if (isPending(promised) && isInVain(commitment, promised, table)) settlePromise(id, commitment);
  }
  if (table?.status !== "open") return;
  const { deal = null, you = null } = table;
  if ((deal?.revealed ?? []).length > 0) await new DealClient(id).follow(deal, you);
}

/** Nothing will be dealt from this commitment any more. */
function isInVain(commitment: string, { server }: Promised, table: TableNow | null): boolean {
  if (table?.status !== "open") return table?.status !== "frozen";
  const { deal } = table;
  const isListed = deal?.seats.includes(commitment) ?? false;
  if (isListed) unlisted.delete(commitment);
  const isLeftOut = (deal?.revealed ?? []).length > 0 && deal?.server === server; // the table's page tells
  return !isListed && !isLeftOut && isOverdue(commitment);
}

function isOverdue(commitment: string): boolean {
  const since = unlisted.get(commitment) ?? Date.now();
  unlisted.set(commitment, since);
  return Date.now() - since > LONGEST_REQUEST;
}

export function followPendingDeals(): void {
  const look = (): void => void revealPending();
  look();
  addEventListener("focus", look);
  setInterval(() => document.hidden || look(), AGAIN);
}
