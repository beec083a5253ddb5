/** Toledo's board as an edition prints it: the street, its printed fields, swords and paintings. */
import { TOLEDO } from "../../built/constants.js";
import type { ToledoFacts, ToledoView } from "../../built/views.js";

const { FIELDS, TAVERN } = TOLEDO;

export type FencingTile = (typeof TOLEDO.FENCING_TILES)[number];

/** A decision taken apart. Positions are 0 (cathedral) … 21 (second entrance), seats and tiles are numbers. */
export type ToledoDecision =
  | { readonly kind: "draw" | "pass" | "end" | "skip" | "use" | "enter" }
  | { readonly kind: "move" | "bonus"; readonly value: number; readonly from: number; readonly to: number }
  | { readonly kind: "place"; readonly tile: number; readonly field: number }
  | { readonly kind: "home"; readonly from: number }
  | { readonly kind: "pay"; readonly value: number }
  | { readonly kind: "forge" | "deliver"; readonly sword: number; readonly fame: number }
  | { readonly kind: "train"; readonly tile: FencingTile; readonly drop?: FencingTile }
  | { readonly kind: "duel"; readonly rival: number };

export interface ToledoBoard {
  /** The street from field 1 to field 19. */
  readonly fields: readonly StreetField[];
  /** Neighbouring fields of the same cost, from below. */
  readonly rows: readonly StreetRow[];
  readonly swords: readonly Sword[];
  /** The fame of each painting, from the top. */
  readonly paintings: readonly number[];
}

export interface StreetField {
  readonly field: number;
  readonly cost: number;
  readonly printed: "tavern" | "studio" | null;
  /** Of a printed field; others have the circles of the shop that lies there (a view's `circles`). */
  readonly circles: number;
}

export interface StreetRow {
  readonly first: number;
  readonly last: number;
  readonly cost: number;
}

/** `sword` is its place in a view's `sword_supply`, `swords` and `delivered`. */
export interface Sword {
  readonly sword: number;
  readonly fame: number;
  readonly metal: number;
  readonly gems: number;
  readonly copies: number;
}

/** A card; its number is what a duel shows, and where views count it in `discard` and `known`. */
export interface Card {
  readonly card: number;
  /** As messages and records write it. */
  readonly name: string;
  readonly value: number;
  readonly background: (typeof TOLEDO.BACKGROUNDS)[number];
  /** The fencer who is drawn clearly. */
  readonly clear: "attacker" | "defender";
}

export function cardOf(card: number): Card {
  const [value, picture] = [Math.floor(card / TOLEDO.PICTURES), card % TOLEDO.PICTURES];
  const clear = picture % 2 === TOLEDO.ATTACKER ? "attacker" : "defender";
  return { card, name: TOLEDO.CARD_NAMES[card]!, value, background: TOLEDO.BACKGROUNDS[picture >> 1]!, clear };
}

/** The viewer's own cards by value, of each value the one held longest first (T6.7). */
export function handOf(v: ToledoView): Card[] {
  return v.hand.flatMap((pictures, value) => {
    const held = pictures.slice(0, v.held[value]);
    return held.map((picture) => cardOf(value * TOLEDO.PICTURES + picture));
  });
}

export function toledoBoard(e: ToledoFacts): ToledoBoard {
  const fields = Array.from({ length: FIELDS }, (_, k) => fieldOf(e, k + 1));
  const swords = Array.from({ length: e.swords }, (_, sword) => ({
    sword,
    fame: e.sword_fame[sword]!,
    metal: e.sword_metal[sword]!,
    gems: e.sword_gems[sword]!,
    copies: e.sword_copies[sword]!,
  }));
  return { fields, rows: rowsOf(fields), swords, paintings: e.painting_fame.slice(0, e.paintings) };
}

function fieldOf(e: ToledoFacts, field: number): StreetField {
  const what = e.printed[field]!;
  const printed = what === TOLEDO.NO_PRINT ? null : what === TAVERN ? "tavern" : "studio";
  return { field, cost: e.cost[field]!, printed, circles: e.printed_circles[field]! };
}

function rowsOf(fields: readonly StreetField[]): StreetRow[] {
  const rows: { first: number; last: number; cost: number }[] = [];
  for (const { field, cost } of fields) {
    const row = rows.at(-1);
    if (row?.cost === cost) row.last = field;
    else rows.push({ first: field, last: field, cost });
  }
  return rows;
}
