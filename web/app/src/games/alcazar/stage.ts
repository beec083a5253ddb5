/** The board as it is seen: four turns, always with the sun at the upper left. All measures come from the plan. */
import { CONSTANTS, type View } from "zoco-kernel/built/alcazar/types";
import { placeOf } from "./board.js";
import type { Bridge, Piece, Plan } from "./city.js";

const { SIDE } = CONSTANTS;

/** A cell seen from above its corner: half its width, half its depth, the height of a stone. */
export const [A, B, C] = [32, 20, 18];
/** How far gardens lie below the track, and how thick the board is. */
export const SUNK = 5;
export const SLAB = 20;
const RIM = 0.35;
const FIGURE = 40;
const TALLEST_FIGURE = 58;
const MOST_STEPS = 7; // further away nothing is so high that it covers anything
/** How many levels a shadow sinks from one cell to the next. */
const SLOPE = 1.15;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Stage {
  readonly plan: Plan;
  readonly turn: number;
  /** Of the turned board. */
  readonly across: number;
  readonly deep: number;
  /** The cells from the back to the front. */
  readonly order: readonly number[];
  readonly #places = new Map<number, readonly [number, number]>();
  readonly #cells = new Map<number, number>();

  constructor(plan: Plan, turn: number) {
    [this.plan, this.turn] = [plan, turn];
    [this.across, this.deep] = turn % 2 === 0 ? [plan.columns, plan.rows] : [plan.rows, plan.columns];
    for (const cell of plan.cells) {
      const [u, v] = this.#turned(cell);
      this.#places.set(cell, [u, v]);
      this.#cells.set(SIDE * v + u, cell);
    }
    const depth = (cell: number): number => this.at(cell)[0] + this.at(cell)[1];
    this.order = [...plan.cells].sort((a, b) => depth(a) - depth(b));
  }

  #turned(cell: number): readonly [number, number] {
    const { x, y } = placeOf(cell);
    const [right, bottom] = [this.plan.columns - 1, this.plan.rows - 1];
    if (this.turn === 0) return [x, y];
    if (this.turn === 1) return [bottom - y, x];
    return this.turn === 2 ? [right - x, bottom - y] : [y, right - x];
  }

  /** Column and row of a cell on the turned board; both grow towards the viewer. */
  at(cell: number): readonly [number, number] {
    return this.#places.get(cell)!;
  }

  /** The cell there; undefined beyond the edge. */
  cell(u: number, v: number): number | undefined {
    return u < 0 || u >= this.across ? undefined : this.#cells.get(SIDE * v + u);
  }

  beside(cell: number, du: number, dv: number): number | undefined {
    const [u, v] = this.at(cell);
    return this.cell(u + du, v + dv);
  }

  /** The middle of a cell on a level. */
  spot(cell: number, level = 0): Spot {
    const [u, v] = this.at(cell);
    return ground(u, v, level);
  }

  /** Whether a tower or a noble before it hides the middle of a cell's top. */
  isHidden(cell: number, view: Pick<View, "height" | "noble">, above = 0): boolean {
    return this.before(cell, view, above).length > 0;
  }

  /** The cells whose towers or nobles hide the middle of a cell's top, or what is that many pixels above it. */
  before(cell: number, { height, noble }: Pick<View, "height" | "noble">, above = 0): number[] {
    const [u, v] = this.at(cell);
    const found: number[] = [];
    for (let k = 1; ; k++) {
      const other = this.cell(u + k, v + k);
      if (other === undefined) return found;
      const higher = (height[other]! - height[cell]!) * C - above;
      if (higher > (2 * k - 1) * B || (noble[other]! > 0 && higher + FIGURE > 2 * k * B)) found.push(other);
    }
  }

  /** Whether something built before a cell covers a point of the picture. */
  covers(cell: number, height: readonly number[], x: number, y: number): boolean {
    const [u, v] = this.at(cell);
    for (let k = 1; k <= 2 * MOST_STEPS; k++) {
      for (const [du, dv] of k % 2 === 0
        ? [[k / 2, k / 2]]
        : [
            [(k + 1) / 2, (k - 1) / 2],
            [(k - 1) / 2, (k + 1) / 2],
          ]) {
        const other = this.cell(u + du!, v + dv!);
        if (other === undefined || height[other] === 0) continue;
        const middle = ground(u + du!, v + dv!);
        const slant = B * (1 - Math.abs(x - middle.x) / A);
        if (slant > 0 && y > middle.y - C * height[other]! - slant && y < middle.y + slant) return true;
      }
    }
    return false;
  }

  /** What must fit into the picture: the whole board and whoever stands on its towers. */
  frame(height: readonly number[]): { x: number; y: number; width: number; height: number } {
    const tops = this.plan.cells.map(
      (cell) => this.spot(cell, height[cell]!).y - (height[cell]! > 0 ? TALLEST_FIGURE : 0),
    );
    const top = Math.floor(Math.min(-B - 24, ...tops) / 24) * 24; // in steps: it seldom changes
    const [left, right] = [-(this.deep - 0.5 + RIM + 0.5) * A - 6, (this.across + RIM) * A + 6];
    const bottom = (this.across + this.deep - 1 + 2 * RIM) * B + SLAB + 10;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** The corners of the board's upper side: left, back, right, front. */
  corners(rim = RIM): [Spot, Spot, Spot, Spot] {
    const [low, right, front] = [-0.5 - rim, this.across - 0.5 + rim, this.deep - 0.5 + rim];
    return [ground(low, front), ground(low, low), ground(right, low), ground(right, front)];
  }

  /** Whether a bridge runs to the lower right, and which of its parts this is, counted towards the viewer. */
  part(bridge: Bridge, cell: number): { way: "u" | "v"; part: number } {
    const way = bridge.inARow === (this.turn % 2 === 0) ? "u" : "v";
    const axis = way === "u" ? 0 : 1;
    const places = bridge.cells.map((other) => this.at(other)[axis]!).sort((a, b) => a - b);
    return { way, part: places.indexOf(this.at(cell)[axis]!) };
  }
}

export function ground(u: number, v: number, level = 0): Spot {
  return { x: (u - v) * A, y: (u + v) * B - level * C };
}

/**
 * The shade on a cell's top, as a path: the sun shines along the rows, from the upper left, so what
 * shades a cell stands in its row, and shade is cut straight.
 */
export function shade(
  stage: Stage,
  pieces: ReadonlyMap<number, readonly Piece[]>,
  cell: number,
  height: number,
): string {
  const [u, v] = stage.at(cell);
  const strips: string[] = [];
  for (let away = 1; away <= u; away++) {
    for (const { level, bridge } of pieces.get(stage.cell(u - away, v)!) ?? []) {
      if (level <= height) continue;
      const solid = bridge === null && level === 1;
      const from = solid ? 0 : Math.max(0, (level - 1 - height) / SLOPE - away);
      const to = Math.min(1, (level - height) / SLOPE - (away - 1));
      if (to > from) strips.push(strip(u - 0.5, v - 0.5, from, to, height));
    }
  }
  return strips.join("");
}

/** A part of a cell's top between two lines across its row. */
function strip(left: number, back: number, from: number, to: number, height: number): string {
  const points = [
    [from, 0],
    [to, 0],
    [to, 1],
    [from, 1],
  ].map(([u, v]) => ground(left + u!, back + v!, height));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
