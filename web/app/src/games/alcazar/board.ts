/** Alcázar's board as an edition prints it: cells, fields and straight lines. */
import type { Edition } from "zoco-kernel";
import { CONSTANTS, type Facts } from "zoco-kernel/built/alcazar/types";

/** What an edition says. */
export function factsOf({ facts }: Edition): Facts {
  return facts as unknown as Facts;
}

const { CELLS, LINES, SIDE } = CONSTANTS;

export interface AlcazarBoard {
  readonly columns: number;
  readonly rows: number;
  /** Every cell of the board, fields and gaps. */
  readonly cells: readonly Cell[];
  /** Every straight line of three cells that a bridge could lie on. */
  readonly lines: readonly Line[];
}

/** A place on the board; views have heights, units and nobles by its number. */
export interface Cell {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  /** 0 for a gap. */
  readonly field: number;
  /** As decisions write it: a field's number, or a gap's letter and row. */
  readonly name: string;
}

/** Views have bridges by the line's number. */
export interface Line {
  readonly line: number;
  readonly cells: Three;
}

export type Three = readonly [number, number, number];

/** A decision taken apart: fields are 1 … 72, other places are cells; a castle and a bridge have three in a line. */
export type AlcazarDecision =
  | { readonly kind: "pass" | "done" }
  | { readonly kind: "buy"; readonly card: number | "deck" | "tower" }
  | ({ readonly kind: "castle"; readonly card: number; readonly layout: "L" | "C" | "R" } & Row)
  | { readonly kind: "villa" | "build" | "flag"; readonly field: number; readonly cell: number }
  | { readonly kind: "tower" | "withdraw" | "baron" | "grandee"; readonly cell: number }
  | ({ readonly kind: "bridge"; readonly line: number } & Row)
  | { readonly kind: "shift"; readonly from: number; readonly to: number }
  | { readonly kind: "swap"; readonly grandee: number; readonly baron: number };

interface Row {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
}

export function alcazarBoard(e: Facts): AlcazarBoard {
  const { columns, rows } = e;
  const places = [...Array(CELLS).keys()].map((cell) => ({ cell, ...placeOf(cell) }));
  const cells = places
    .filter(({ x, y }) => x < columns && y < rows)
    .map((place) => ({ ...place, field: e.field[place.cell]!, name: cellName(e, place.cell) }));
  const lines = [...Array(LINES).keys()]
    .filter((line) => liesOnTheBoard(e, line))
    .map((line) => ({ line, cells: cellsOf(line) }));
  return { columns, rows, cells, lines };
}

/** Column and row, counted from the upper left corner. */
export function placeOf(cell: number): { x: number; y: number } {
  return { x: cell % SIDE, y: Math.floor(cell / SIDE) };
}

/** Whose noble a view's `noble` shows on a cell; null where there is none. */
export function nobleOf(code: number): { seat: number; rank: "grandee" | "baron" } | null {
  if (code === 0) return null;
  return { seat: Math.floor((code - 1) / 2), rank: code % 2 === 0 ? "grandee" : "baron" };
}

/** The three cells of a line: a bridge's first pillar, what it spans, its last pillar. */
export function cellsOf(line: number): Three {
  const [middle, step] = [line % CELLS, line < CELLS ? 1 : SIDE];
  return [middle - step, middle, middle + step];
}

function liesOnTheBoard({ columns, rows }: Facts, line: number): boolean {
  const { x, y } = placeOf(line % CELLS);
  if (line < CELLS) return 0 < x && x < columns - 1 && y < rows;
  return 0 < y && y < rows - 1 && x < columns;
}

/** A field is its number, a gap its letter and row. */
export function cellName(e: Facts, cell: number): string {
  return e.field[cell]! > 0 ? String(e.field[cell]) : CONSTANTS.GAP_NAMES[cell]!;
}
