/** Numbers that stand above everything: whatever is built before a cell, its number, its noble and its choice can be read. */
import type { View } from "zoco-kernel/built/alcazar/types";
import type { Thing } from "../../board.js";
import { beside, nobleOn, type Plan, type Rank } from "./city.js";
import { cloth, type Flag } from "./flags.js";
import { C, type Stage } from "./stage.js";

export interface Tag {
  readonly cell: number;
  /** Of whoever stands there, of a cell that is hidden in part, or of what could be founded there. */
  readonly kind: "plaque" | "number" | "castle" | "villa";
  readonly text: string;
  /** Shown where one looks through things. */
  readonly level: number;
  readonly isGap: boolean;
  /** The middle of the tag. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whoever is hidden by what stands before. */
export interface Ghost {
  readonly cell: number;
  readonly rank: Rank;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

export interface Annotated {
  readonly stage: Stage;
  readonly view: Pick<View, "height" | "noble" | "unit">;
  /** As high as the cells will be if the decision is made that is being pointed at. */
  readonly heights: readonly number[];
  readonly sites: ReadonlyMap<number, Thing>;
  /** The field of a villa that could be founded; 0 for none. */
  readonly villa: number;
  readonly isClear: boolean;
  readonly frame: Area;
  /** What must not be hidden either. */
  readonly flags: readonly Flag[];
  /** The units that a text needs to be readable. */
  readonly least: number;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const HIGH = 0.86; // of a text's size
const DIGIT = 0.54;
const [PLAQUE, NUMBER] = [13, 18]; // sizes where there is room

export function ghostsOf({ stage, view }: Pick<Annotated, "stage" | "view">): Ghost[] {
  return stage.order.flatMap((cell) => {
    const noble = nobleOn(view as View, cell);
    if (noble === null) return [];
    const { x, y } = stage.spot(cell, view.height[cell]!);
    return stage.covers(cell, view.height, x, y - 22)
      ? [{ cell, rank: noble.rank, seat: noble.seat, x, y: y - 5 }]
      : [];
  });
}

export function tagsOf(scene: Annotated): Tag[] {
  const { stage, view, frame } = scene;
  const figures = stage.order
    .filter((cell) => view.noble[cell]! > 0)
    .map((cell) => ({ cell, area: figureOn(stage, scene.heights, cell) }));
  const wanted = [
    ...[...scene.sites].map(([cell, site]) => founding(scene, cell, site)),
    ...(scene.villa > 0 ? [founding(scene, stage.plan.cellOf[scene.villa]!, null)] : []),
    ...stage.order.filter((cell) => view.noble[cell]! > 0).map((cell) => plaque(scene, cell)),
    ...stage.order.filter((cell) => view.noble[cell] === 0 && isUnread(scene, cell)).map((cell) => plain(scene, cell)),
  ];
  const cloths = scene.flags.map(cloth);
  const placed: Tag[] = [];
  for (const tag of wanted) {
    const others = figures.filter(({ cell }) => cell !== tag.cell).map(({ area }) => area);
    placed.push(best(tag, [...cloths, ...placed.map(areaOf)], others, frame));
  }
  return placed;
}

function figureOn(stage: Stage, heights: readonly number[], cell: number): Area {
  const { x, y } = stage.spot(cell, heights[cell]!);
  return { x: x - 12, y: y - 46, width: 24, height: 44 };
}

/** What something stands before, wholly or in part; and everything, where one looks through things. */
function isUnread({ stage, view, heights, isClear, least }: Annotated, cell: number): boolean {
  const isField = stage.plan.fieldOf[cell]! > 0;
  if (!isField && view.unit[cell] === 0) return false;
  if (isClear && heights[cell]! > 0) return true;
  const { x, y } = stage.spot(cell, heights[cell]!);
  const [wide, high] = [DIGIT * Math.max(NUMBER, least), 0.3 * Math.max(NUMBER, least)];
  return [-wide, 0, wide].some((dx) => [-high, high].some((dy) => stage.covers(cell, heights, x + dx, y + dy)));
}

function founding({ stage, least, heights }: Annotated, cell: number, site: Thing | null): Tag {
  const { x, y } = stage.spot(cell, heights[cell]!);
  const text = site === null ? stage.plan.nameOf.get(cell)! : fieldsOf(site);
  const size = Math.max(15, least);
  const [width, height] = [DIGIT * size * text.length + 12, 1.1 * size + (site === null ? 8 : 6)];
  return {
    cell,
    kind: site === null ? "villa" : "castle",
    text,
    level: 0,
    isGap: false,
    x,
    y: y - C - 26,
    width,
    height,
  };
}

/** `castle-8-L`: the first and the last field. */
export function fieldsOf(site: Thing): string {
  const [, card, layout] = site.split("-") as [string, string, "L" | "C" | "R"];
  const first = beside(Number(card), { L: -2, C: -1, R: 0 }[layout]);
  return `${first}–${beside(first, 2)}`;
}

/** Whether a card for a bare field founds a villa there: beside a building it joins that. */
export function founds(plan: Plan, heights: readonly number[], field: number): boolean {
  return [-1, 0, 1].every((steps) => heights[plan.cellOf[beside(field, steps)]!] === 0);
}

function plaque(scene: Annotated, cell: number): Tag {
  const size = Math.max(PLAQUE, scene.least);
  const { x, y } = scene.stage.spot(cell, scene.heights[cell]!);
  return { ...text(scene, cell, size), kind: "plaque", x, y: y + HIGH * size * 0.6, height: HIGH * size };
}

function plain(scene: Annotated, cell: number): Tag {
  const size = Math.max(scene.isClear ? PLAQUE : NUMBER, scene.least);
  const { x, y } = scene.stage.spot(cell, scene.heights[cell]!);
  return { ...text(scene, cell, size), kind: "number", x, y, height: HIGH * size };
}

function text(
  { stage, heights, isClear }: Annotated,
  cell: number,
  size: number,
): Omit<Tag, "kind" | "x" | "y" | "height"> {
  const name = stage.plan.nameOf.get(cell)!;
  const level = isClear ? heights[cell]! : 0;
  const digits = name.length + (level > 0 ? 1.4 : 0);
  return { cell, text: name, level, isGap: stage.plan.fieldOf[cell] === 0, width: DIGIT * size * digits + 0.3 * size };
}

// ---- where there is room

const areaOf = ({ x, y, width, height }: Omit<Tag, "kind">): Area => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

function shared(a: Area, b: Area): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const STEPS = [0, -0.5, 0.5, -1, 1];

/** Aside where other tags or nobles would be hidden, but not far. */
function best(tag: Tag, tags: readonly Area[], figures: readonly Area[], frame: Area): Tag {
  const left = frame.x + tag.width / 2 + 2;
  const right = frame.x + frame.width - tag.width / 2 - 2;
  let [found, least] = [tag, Infinity];
  for (const down of STEPS) {
    for (const across of STEPS) {
      const x = Math.min(right, Math.max(left, tag.x + across * tag.width));
      const moved = { ...tag, x, y: tag.y + down * tag.height };
      const area = areaOf(moved);
      let cost = Math.hypot(moved.x - tag.x, moved.y - tag.y) * 3;
      for (const other of tags) cost += 4 * shared(area, other);
      for (const other of figures) cost += shared(area, other);
      if (cost < least) [found, least] = [moved, cost];
    }
  }
  return found;
}
