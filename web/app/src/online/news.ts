/** What happened at a table since somebody looked there, for lists. */
import type { Message } from "zoco-kernel";
import type { TableInList } from "./api.js";
import type { TableEvent } from "./frames.js";
import { seen } from "./seen.js";
import { ask, messageOf } from "./server.js";

export interface News {
  /** What others did since the own last decision. */
  readonly told: readonly Message[];
  /** How often somebody said something. */
  readonly said: number;
}

export async function newsOf({ table, you }: TableInList): Promise<News> {
  const from = seen(table) ?? 0;
  const events: TableEvent[] = [];
  for (let more = true; more; ) {
    const query = { since: String(from + events.length) };
    const answer = await ask("GET /tables/{id}/events", { id: table, query });
    events.push(...(answer.events as unknown as readonly TableEvent[]));
    more = answer.more === true;
  }
  const own = events.findLastIndex((event) => event.what === "play" && event.seat === you);
  const told = events
    .slice(own + 1)
    .flatMap((event) => (event.what === "play" || event.what === "undo" ? event.told : []));
  return { told: told.map(messageOf), said: events.filter(({ what, seat }) => what === "chat" && seat !== you).length };
}
