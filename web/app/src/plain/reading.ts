/** What a seat sees, in the sentences that a game may have for it: `<game>-table`, and `<game>-table-seat` for each seat. */
import type { Message } from "zoco-kernel";
import type { Shown } from "../board.js";
import { isKnown } from "../catalogue.svelte.js";
import { nameOf } from "../parts/names.js";

/** All numbers of the view; of a list with a number for each seat, that of this seat. */
function numbers({ view, rules }: Shown, seat?: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(view as unknown as Record<string, unknown>)) {
    const isBySeat = seat !== undefined && Array.isArray(value) && value.length === rules.description.mostPlayers;
    const one: unknown = isBySeat ? value[seat] : value;
    if (typeof one === "number") found[name.replaceAll("_", "-")] = one;
  }
  return found;
}

export function tableInWords(shown: Shown): readonly Message[] {
  const id = `${shown.rules.name}-table`;
  return isKnown(id) ? [{ id, parameters: numbers(shown) }] : [];
}

export function seatInWords(shown: Shown, seat: number): readonly Message[] {
  const id = `${shown.rules.name}-table-seat`;
  if (!isKnown(id)) return [];
  return [{ id, parameters: { ...numbers(shown, seat), player: nameOf(shown.seats[seat]!) } }];
}

export function reading(shown: Shown): readonly Message[] {
  return [...tableInWords(shown), ...shown.seats.flatMap((_, seat) => seatInWords(shown, seat))];
}
