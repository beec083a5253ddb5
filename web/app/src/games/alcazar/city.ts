/** What stands on the board, read from a view: units, bridges, nobles, and the pieces of every cell. Nothing is drawn here. */
import type { Edition } from "zoco-kernel";
import { CONSTANTS, type View } from "zoco-kernel/built/alcazar/types";
import { alcazarBoard, cellsOf, factsOf, type Three } from "./board.js";

const { CELLS, FIELDS, GRANDEES, HELD, MONEY_FOR_A_POINT, NOWHERE } = CONSTANTS;
export const CASTLES: readonly string[] = CONSTANTS.CASTLES;
export type Rank = "grandee" | "baron";

/** A15: the printed board, looked up in every direction. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly cells: readonly number[];
  /** The cell of a field; the first entry stays empty. */
  readonly cellOf: readonly number[];
  /** The field of a cell; 0 for a gap. */
  readonly fieldOf: readonly number[];
  /** As notation calls a cell. */
  readonly nameOf: ReadonlyMap<number, string>;
}

const plans = new WeakMap<Edition, Plan>();

export function planOf(edition: Edition): Plan {
  let plan = plans.get(edition);
  if (plan === undefined) {
    const facts = factsOf(edition);
    const { columns, rows, cells } = alcazarBoard(facts);
    const nameOf = new Map(cells.map(({ cell, name }) => [cell, name]));
    plan = { columns, rows, cells: cells.map(({ cell }) => cell), cellOf: facts.cell, fieldOf: facts.field, nameOf };
    plans.set(edition, plan);
  }
  return plan;
}

/** The field that many numbers further on the closed track. */
export function beside(field: number, steps: number): number {
  return ((field + steps - 1 + FIELDS) % FIELDS) + 1;
}

export interface Unit {
  /** The field by which the rules call it. */
  readonly number: number;
  readonly cells: readonly number[];
  readonly value: number;
  /** Of a castle; null for a villa. */
  readonly flag: number | null;
  /** A12.4: a free flag is offered to it by its lowest field. */
  readonly lowestField: number;
}

/** Castles in the order of their flags, then villas in the order of the board. */
export function unitsOf(plan: Plan, view: View): Unit[] {
  const cells = new Map<number, number[]>();
  for (const cell of plan.cells) {
    const unit = view.unit[cell]!;
    if (unit > 0) cells.set(unit, [...(cells.get(unit) ?? []), cell]);
  }
  const units = [...cells].map(([number, cells]) => ({
    number,
    cells,
    value: view.value[number]!,
    flag: view.castle[number]! > 0 ? view.castle[number]! - 1 : null,
    lowestField: Math.min(...cells.map((cell) => plan.fieldOf[cell]!).filter((field) => field > 0)),
  }));
  return units.sort((a, b) => (a.flag ?? CASTLES.length) - (b.flag ?? CASTLES.length));
}

export interface Bridge {
  readonly cells: Three;
  readonly level: number;
  /** The height of the middle cell below it. */
  readonly under: number;
  readonly inARow: boolean;
}

export function bridgesOf(view: View): Bridge[] {
  return view.bridge_level.flatMap((level, line) => {
    if (level === 0) return [];
    return [{ cells: cellsOf(line), level, under: view.bridge_under[line]!, inARow: line < CELLS }];
  });
}

/** A stone, or a bridge's part on one cell. */
export interface Piece {
  readonly level: number;
  /** Null for a stone. */
  readonly bridge: Bridge | null;
}

/** The pieces of every built cell from the ground up; below an arch one looks through. */
export function piecesOf(plan: Plan, view: View): Map<number, Piece[]> {
  const bridges = bridgesOf(view);
  const built = plan.cells.filter((cell) => view.height[cell]! > 0);
  return new Map(built.map((cell) => [cell, stack(view.height[cell]!, cell, bridges)]));
}

function stack(height: number, cell: number, bridges: readonly Bridge[]): Piece[] {
  const levels = new Map<number, Piece>();
  for (let level = 1; level <= height; level++) levels.set(level, { level, bridge: null });
  for (const bridge of bridges.filter(({ cells }) => cells.includes(cell))) {
    levels.set(bridge.level, { level: bridge.level, bridge });
    if (bridge.cells[1] !== cell) continue;
    for (let level = bridge.under + 1; level < bridge.level; level++) levels.delete(level);
  }
  return [...levels.values()].sort((a, b) => a.level - b.level);
}

export interface Noble {
  readonly seat: number;
  readonly rank: Rank;
  readonly cell: number;
}

export function noblesOf(view: View): Noble[] {
  return view.stand
    .slice(0, view.players)
    .flatMap((cells, seat) => cells.flatMap((cell, k) => (cell === NOWHERE ? [] : [{ seat, rank: rankOf(k), cell }])));
}

function rankOf(number: number): Rank {
  return number < GRANDEES ? "grandee" : "baron";
}

export function nobleOn(view: View, cell: number): Noble | null {
  const noble = view.noble[cell]!;
  return noble === 0 ? null : { seat: (noble - 1) >> 1, rank: noble % 2 === 0 ? "grandee" : "baron", cell };
}

export function inSupply(view: View, seat: number, rank: Rank): number {
  return view.stand[seat]!.filter((cell, k) => cell === NOWHERE && rankOf(k) === rank).length;
}

/** A14.2, if the game ended now. */
export function pointsOf(view: View, seat: number): number {
  const levels = view.stand[seat]!.map((cell) => (cell === NOWHERE ? 0 : view.height[cell]!));
  const nobles = levels.reduce((sum, level, k) => sum + (rankOf(k) === "grandee" ? 2 : 1) * level, 0);
  return nobles + Math.floor(view.money[seat]! / MONEY_FOR_A_POINT);
}

export function handOf(view: View): number[] {
  return view.hand.filter((card) => card > 0).sort((a, b) => a - b);
}

/** The cards that all know to be in a seat's hand. */
export function knownOf(view: View, seat: number): number[] {
  return view.known.flatMap((where, card) => (where === HELD + seat ? [card] : []));
}
