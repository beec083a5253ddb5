/** Where flags fly: every castle's cloth with its name and value, hiding as little as possible. */
import type { View } from "zoco-kernel/built/alcazar/types";
import { CASTLES, nobleOn, type Unit } from "./city.js";
import { C, type Stage } from "./stage.js";

export interface Flag {
  readonly unit: Unit;
  /** The foot of the pole. */
  readonly x: number;
  readonly y: number;
  readonly pole: number;
  /** To which side the cloth flies. */
  readonly side: 1 | -1;
  readonly width: number;
  /** How much the cloth has grown so that its value can be read. */
  readonly grown: number;
}

export const CLOTH = 24;
const [TEXT, SMALL_TEXT] = [18, 14]; // of values
const POLES = [46, 56, 66, 78, 90];
const SHORT_POLES = [34, 46, 58]; // of villas

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function shared(a: Area, b: Area): number {
  if (b.x >= a.x + a.width || b.y >= a.y + a.height) return 0;
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

export function flagsOf(
  stage: Stage,
  view: View,
  units: readonly Unit[],
  frame: Area,
  named: boolean,
  least: number,
): Flag[] {
  const heads = stage.plan.cells.filter((cell) => view.noble[cell]! > 0).map((cell) => head(stage, view, cell, least));
  const numbers = stage.plan.cells
    .filter((cell) => stage.plan.fieldOf[cell]! > 0 && view.noble[cell] === 0)
    .map((cell) => number(stage, view, cell));
  const cloths: Area[] = [];
  return units.map((unit) => {
    const grown = Math.max(1, least / (unit.flag === null ? SMALL_TEXT : TEXT));
    const flag = best(stage, view, unit, { width: widthOf(unit, named), grown }, frame, [heads, numbers, cloths]);
    cloths.push(cloth(flag));
    return flag;
  });
}

function head(stage: Stage, view: View, cell: number, least: number): Area {
  const { x, y } = stage.spot(cell, view.height[cell]!);
  const tall = nobleOn(view, cell)!.rank === "grandee" ? 52 : 36;
  const plaque = Math.max(13, least); // below the feet
  return { x: x - 12, y: y - tall, width: 24, height: tall + plaque };
}

function number(stage: Stage, view: View, cell: number): Area {
  const { x, y } = stage.spot(cell, view.height[cell]!);
  return { x: x - 11, y: y - 9, width: 22, height: 16 };
}

function widthOf({ flag, value }: Unit, named: boolean): number {
  const digits = 12 + 9 * String(value).length;
  return flag === null ? digits + 8 : 28 + digits + (named ? 8 * CASTLES[flag]!.length + 4 : 0);
}

export function cloth({ x, y, pole, side, width, grown }: Flag): Area {
  const [wide, high] = [width * grown, CLOTH * grown];
  return { x: side > 0 ? x : x - wide, y: y - pole * grown, width: wide, height: high };
}

function best(
  stage: Stage,
  view: View,
  unit: Unit,
  { width, grown }: Pick<Flag, "width" | "grown">,
  frame: Area,
  taken: readonly [Area[], Area[], Area[]],
): Flag {
  let [found, least] = [null as Flag | null, Infinity];
  for (const cell of unit.cells.toSorted((a, b) => view.height[b]! - view.height[a]!)) {
    const { x, y } = stage.spot(cell, view.height[cell]!);
    const isTaken = view.noble[cell]! > 0;
    const snapshot = (isTaken ? 60 : 0) - view.height[cell]! * C * 1.5;
    for (const side of [1, -1] as const) {
      for (const pole of unit.flag === null ? SHORT_POLES : POLES) {
        const flag = { unit, x: x + (isTaken ? side * 14 : 0), y: y - 6, pole, side, width, grown };
        const known = snapshot + (side < 0 ? 25 : 0) + 3 * pole;
        if (known >= least) break; // longer poles are no better
        const cost = known + hiding(flag, frame, taken);
        if (cost < least) [found, least] = [flag, cost];
      }
    }
  }
  return found!;
}

/** How bad it is where a flag flies. */
function hiding(flag: Flag, frame: Area, taken: readonly [Area[], Area[], Area[]]): number {
  const area = cloth(flag);
  const pole = { x: flag.x - 2, y: flag.y - flag.pole * flag.grown, width: 4, height: flag.pole * flag.grown - 8 };
  const under = (what: Area, list: readonly Area[]): number => {
    let sum = 0;
    for (const other of list) sum += shared(what, other);
    return sum;
  };
  const [heads, numbers, cloths] = taken;
  const outside = area.width * area.height - shared(area, frame);
  const hidden = 2 * under(area, heads) + 3 * under(pole, heads) + 0.8 * under(area, numbers) + 4 * under(area, cloths);
  return 20 * outside + hidden;
}
