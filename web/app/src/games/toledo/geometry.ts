/** Where everything stands in the picture: it follows from the edition's rows, and from the shape of the box. */
import { CONSTANTS } from "zoco-kernel/built/toledo/types";
import type { Row } from "./facts.js";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Street extends Row {
  /** From its first to its last field. */
  readonly from: Spot;
  readonly to: Spot;
  /** Where the price of the row stands. */
  readonly gate: Spot;
}

export interface Geometry {
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
  /** Of buildings and figures. */
  readonly scale: number;
  /** The middle of a position's circles, by position. */
  readonly spots: readonly Spot[];
  readonly streets: readonly Street[];
  /** The road from the cathedral to the last entrance. */
  readonly road: string;
  /** Where it turns, equally often after every street, and where to (in degrees): there it shows which way it goes. */
  readonly turns: readonly (Spot & { readonly angle: number })[];
  readonly cathedral: Spot;
  readonly alcazar: Spot & { readonly scale: number };
  /** The top of the wall in front, where everything lies that can be taken. */
  readonly parapet: number;
  /** In how many lines it lies there. */
  readonly lines: 1 | 2;
  /** How wide these may be. */
  readonly reach: number;
}

interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly streets: readonly (readonly [Spot, Spot])[];
  readonly gates: readonly Spot[];
  readonly entrances: readonly [Spot, Spot];
  readonly turn: number;
  readonly cathedral: Spot;
  readonly alcazar: Spot & { readonly scale: number };
  readonly parapet: number;
}

const at = (x: number, y: number): Spot => ({ x, y });

const WIDE: Arrangement = {
  width: 1200,
  height: 870,
  streets: [
    [at(356, 666), at(1066, 652)],
    [at(1062, 486), at(152, 476)],
    [at(184, 310), at(842, 298)],
  ],
  gates: [at(268, 674), at(1158, 580), at(62, 400)],
  entrances: [at(1028, 196), at(914, 196)],
  turn: 110,
  cathedral: at(118, 666),
  alcazar: { x: 971, y: 186, scale: 1 },
  parapet: 764,
};

const NARROW: Arrangement = {
  width: 780,
  height: 910,
  streets: [
    [at(236, 650), at(724, 634)],
    [at(712, 482), at(72, 466)],
    [at(70, 316), at(558, 304)],
  ],
  gates: [at(176, 660), at(763, 548), at(28, 388)],
  entrances: [at(689, 202), at(595, 202)],
  turn: 78,
  cathedral: at(86, 650),
  alcazar: { x: 642, y: 192, scale: 0.84 },
  parapet: 738,
};

/** How far the scenery goes on beyond the frame, so that it fills a box of any shape. */
export const FAR = 2000;
const BULGE = 7; // streets follow the hill's round front
const FIELD = 112; // the width of a building at full size
const LARGEST = 1.09;

/** `t` of the way along a street. */
export function along(from: Spot, to: Spot, t: number): Spot {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t + 4 * BULGE * t * (1 - t) };
}

/** The ends of a street, from left to right. */
export function endsOf({ from, to }: Street): readonly [Spot, Spot] {
  return from.x < to.x ? [from, to] : [to, from];
}

/** How high a street is; beyond its ends as high as there. */
export function heightAt(street: Street, x: number): number {
  const [left, right] = endsOf(street);
  return along(left, right, Math.min(1, Math.max(0, (x - left.x) / (right.x - left.x)))).y;
}

export function layOut(rows: readonly Row[], narrow: boolean): Geometry {
  const plan = narrow ? NARROW : WIDE;
  const streets = rows.map((row, k) => {
    const [from, to] = plan.streets[k]!;
    return { ...row, from, to, gate: plan.gates[k]! };
  });
  const steps = streets.map(({ fields, from, to }) => Math.abs(to.x - from.x) / Math.max(1, fields.length - 1));
  const spots: Spot[] = [at(plan.cathedral.x, plan.cathedral.y + 30)];
  for (const { fields, from, to } of streets) {
    fields.forEach((field, k) => (spots[field] = along(from, to, fields.length > 1 ? k / (fields.length - 1) : 0.5)));
  }
  [spots[CONSTANTS.FIRST_ENTRANCE], spots[CONSTANTS.LAST_ENTRANCE]] = plan.entrances;
  const { width, height, cathedral, alcazar, parapet } = plan;
  const scale = Math.min(LARGEST, ...steps.map((step) => step / FIELD));
  return {
    narrow,
    width,
    height,
    scale,
    spots,
    streets,
    road: roadOf(plan),
    turns: turnsOf(plan),
    cathedral,
    alcazar,
    parapet,
    lines: narrow ? 2 : 1,
    reach: width - 24,
  };
}

/** The height of a line on the wall at full size. */
export const LINE = 88;
export const EDGE = 18; // of the wall, above and below the lines
const READABLE = 0.53; // pixels for a unit: what lies on the wall can be read from this size on

/** The arrangement whose fields are larger in such a box; without items nothing on the wall must be read. */
export function fitting(rows: readonly Row[], items: Items | null, width: number, height: number): Geometry {
  const size = (plan: Geometry): number => Math.min(width / plan.width, height / plan.height);
  const [wide, narrow] = [false, true].map((isNarrow) => {
    let plan = layOut(rows, isNarrow);
    // Where the wall grows the town shrinks, and there is more room beside it.
    for (let k = 0; k < 4 && items !== null; k++) plan = deepened(plan, size(plan) || 1, width, items);
    return plan;
  }) as [Geometry, Geometry];
  return narrow.scale * size(narrow) > wide.scale * size(wide) ? narrow : wide;
}

/** The widths of the swords on the wall, and of all else. */
export interface Items {
  readonly swords: number;
  readonly others: number;
}

/** With a wall on which everything can be read: in one line if the box is wide enough for that, else in two. */
function deepened(plan: Geometry, size: number, boxWidth: number, { swords, others }: Items): Geometry {
  const wanted = READABLE / size;
  if (wanted <= 1) return plan;
  const reach = boxWidth / size - 24;
  const lines = wanted * (swords + others) <= reach ? 1 : 2;
  const grown = lines === 1 ? wanted : Math.min(wanted, reach / Math.max(swords, others));
  return { ...plan, lines, reach, height: plan.parapet + EDGE + lines * LINE * grown };
}

/** From street to street in wide turns, to the right and to the left. */
function roadOf({ streets, turn, entrances, cathedral }: Arrangement): string {
  const start = streets[0]![0];
  let path = `M${cathedral.x} ${start.y + 12}Q${(cathedral.x + start.x) / 2} ${start.y + 10} ${spot(start)}`;
  streets.forEach(([from, to], k) => {
    const out = turn * Math.sign(to.x - from.x);
    const next = streets[k + 1]?.[0] ?? entrances[0];
    path += `Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + 2 * BULGE} ${spot(to)}`;
    path += `C${to.x + out} ${to.y - 6} ${next.x + out} ${next.y + 4} ${spot(next)}`;
  });
  return `${path}L${spot(entrances[1])}h-30`;
}

/** A little before and after the middle of every turn. */
function turnsOf({ streets, turn, entrances }: Arrangement): Geometry["turns"] {
  return streets.flatMap(([from, to], k) => {
    const out = turn * Math.sign(to.x - from.x);
    const next = streets[k + 1]?.[0] ?? entrances[0];
    const curve = [to, at(to.x + out, to.y - 6), at(next.x + out, next.y + 4), next];
    return [0.36, 0.5, 0.64].map((t) => {
      const { x, y } = onCurve(curve, t);
      const ahead = onCurve(curve, t + 0.01);
      return { x, y, angle: (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI };
    });
  });
}

/** `t` of the way along a Bézier curve. */
function onCurve(points: readonly Spot[], t: number): Spot {
  const [first, ...rest] = points as [Spot, ...Spot[]];
  if (rest.length === 0) return first;
  const inner = rest.map((point, k) =>
    at(points[k]!.x + (point.x - points[k]!.x) * t, points[k]!.y + (point.y - points[k]!.y) * t),
  );
  return onCurve(inner, t);
}

const spot = ({ x, y }: Spot): string => `${x} ${y}`;
