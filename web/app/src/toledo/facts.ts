/** What the edition says, and the words of the rules as numbers, as this room needs them. */
import { Layout, type Edition, type Rules, type ToledoView } from "zoco-kernel";

export interface ToledoFacts {
  readonly cost: readonly number[];
  readonly printed: readonly number[];
  readonly printed_circles: readonly number[];
  readonly swords: number;
  readonly sword_fame: readonly number[];
  readonly sword_metal: readonly number[];
  readonly sword_gems: readonly number[];
  readonly sword_copies: readonly number[];
  readonly paintings: number;
  readonly painting_fame: readonly number[];
  readonly fencing: readonly number[];
}

export const TOLEDO = {
  FIELDS: 19,
  CATHEDRAL: 0,
  FIRST_ENTRANCE: 20,
  LAST_ENTRANCE: 21,
  VALUES: 7,
  PICTURES: 8,
  TAVERN: 1,
  STUDIO: 2,
  START: 0,
  TURN: 1,
  FULL_FIELD: 2,
  CIRCLE: 3,
  FORGING: 4,
  TRAINING: 5,
  GATE: 6,
  OVER: 7,
  MOVEMENT: 3,
  TILE_NAMES: ["M1", "M2", "G1", "G2", "S1", "S2", "F1", "F2"],
  FENCING_TILES: ["violet", "brown", "teal", "movement"],
  BACKGROUNDS: ["violet", "brown", "teal", "plain"],
} as const;

export function factsOf(rules: Rules<"toledo">, edition: Edition): ToledoFacts {
  return new Layout(rules.description.records.edition).decode(edition.row) as unknown as ToledoFacts;
}

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
export function rowsOf({ cost }: ToledoFacts): Row[] {
  const rows: { fields: number[]; cost: number }[] = [];
  for (let field = 1; field <= TOLEDO.FIELDS; field++) {
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

/** The seats of a game. */
export function seatsIn({ players }: ToledoView): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** As many as that, one after the other. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, k) => k);
}

/** Everybody who stands at a position, seat after seat. */
export function standing({ figures, players }: ToledoView, position: number): number[] {
  return range(players).flatMap((seat) => range(figures[seat]![position]!).map(() => seat));
}

/** T10.2: the fame that a seat would be given now. */
export function fameOf(facts: ToledoFacts, view: ToledoView, seat: number): number {
  const swords = (counts: readonly number[], worth: (fame: number) => number): number =>
    range(facts.swords).reduce((sum, k) => sum + counts[k]! * worth(facts.sword_fame[k]!), 0);
  const paintings = range(view.paintings_taken).filter((k) => view.painting_owner[k] === seat);
  return (
    swords(view.delivered[seat]!, (fame) => fame) +
    swords(view.swords[seat]!, (fame) => fame >> 1) +
    paintings.reduce((sum, k) => sum + facts.painting_fame[k]!, 0) +
    (view.gems[seat]! >> 1) -
    2 * view.fencing[seat]![TOLEDO.MOVEMENT]!
  );
}
