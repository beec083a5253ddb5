/** What things are called, for those who hear them. */
import type { Message } from "zoco-kernel";
import type { Shown } from "../../board.js";
import { say, tell } from "../../catalogue.svelte.js";
import { beside, type Noble, type Plan, type Unit } from "./city.js";
import { nobleWords, placeWords, unitWords } from "./things.js";

/** A cell with what is built there and whoever stands on it. */
export function cellLabel(
  seats: Shown["seats"],
  plan: Plan,
  { cell, unit, height, noble }: { cell: number; unit: Unit | null; height: number; noble: Noble | null },
): string {
  const place = placeWords(plan, cell);
  if (unit === null) return tell(place);
  const built: Message = { id: "alcazar-board-built", parameters: { place, unit: unitWords(unit), height } };
  return noble === null ? tell(built) : `${tell(built)}. ${tell(nobleWords(noble, seats, height))}`;
}

/** `castle-8-L` */
export function siteLabel(site: string): string {
  const [, card, layout] = site.split("-") as [string, string, string];
  const first = beside(Number(card), "LCR".indexOf(layout) - 2);
  return say("app-alcazar-site", { card: Number(card), from: first, to: beside(first, 2) });
}

export function bridgeLabel(plan: Plan, cells: readonly number[], level: number): string {
  const [from, to] = [plan.nameOf.get(cells[0]!)!, plan.nameOf.get(cells[2]!)!];
  return say("app-alcazar-bridge-here", { from, to, level });
}
