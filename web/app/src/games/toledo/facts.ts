/** What the edition and a view say, as this room needs it. */
import { CONSTANTS, type Facts, type View } from "zoco-kernel/built/toledo/types";

/** The shops as the catalogues call them, by kind. */
export const SHOPS = ["metal-dealer", "gem-dealer", "smith", "fencing-master"] as const;
export type Shop = (typeof SHOPS)[number];
export const ROW_NAMES = ["lower", "middle", "upper"] as const;

/** The fields of one row of the road, and what using one costs at least. */
export interface Row {
  readonly fields: readonly number[];
  readonly cost: number;
}

/** Borders are where the cost changes; rows of one cost cannot be told apart, so any border between them will do. */
export function rowsOf({ cost }: Facts): Row[] {
  const rows: { fields: number[]; cost: number }[] = [];
  for (let field = 1; field <= CONSTANTS.FIELDS; field++) {
    if (rows.at(-1)?.cost === cost[field]) rows.at(-1)!.fields.push(field);
    else rows.push({ fields: [field], cost: cost[field]! });
  }
  while (rows.length < ROW_NAMES.length) {
    const longest = rows.reduce((most, row) => (row.fields.length > most.fields.length ? row : most));
    const half = longest.fields.splice(Math.ceil(longest.fields.length / 2));
    rows.splice(rows.indexOf(longest) + 1, 0, { fields: half, cost: longest.cost });
  }
  return rows;
}

/** As many as that, one after the other. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, k) => k);
}

/** T10.2: the fame that a seat would be given now. */
export function fameOf(facts: Facts, view: View, seat: number): number {
  const swords = (counts: readonly number[], worth: (fame: number) => number): number =>
    range(facts.swords).reduce((sum, k) => sum + counts[k]! * worth(facts.sword_fame[k]!), 0);
  const paintings = range(view.paintings_taken).filter((k) => view.painting_owner[k] === seat);
  return (
    swords(view.delivered[seat]!, (fame) => fame) +
    swords(view.swords[seat]!, (fame) => fame >> 1) +
    paintings.reduce((sum, k) => sum + facts.painting_fame[k]!, 0) +
    (view.gems[seat]! >> 1) -
    2 * view.fencing[seat]![CONSTANTS.MOVEMENT]!
  );
}

/** The widths of what lies on the wall: a sword; fencing tiles, paintings, metal, gems, cards. */
export const SWORD = 66;
export const WALL = [...CONSTANTS.FENCING_TILES.map(() => 46), 56, 58, 58, 64, 64, 64, 64];
