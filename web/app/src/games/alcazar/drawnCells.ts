/** What is drawn on every cell. A cell that has not changed stays the same object, so only changed cells are redrawn. */
import type { View } from "zoco-kernel/built/alcazar/types";
import type { Selection, Thing } from "../../board.js";
import { nobleOn, type Piece, piecesOf, type Rank, type Unit } from "./city.js";
import type { Courtier } from "./court.js";
import { gardenIn, type Plant } from "./garden.js";
import { C, type Stage, shade } from "./stage.js";
import { type Block, column, drawn, merged, moved, PARTS } from "./symbols.js";

export interface Scene {
  readonly stage: Stage;
  readonly view: View;
  readonly pieces: ReadonlyMap<number, readonly Piece[]>;
  /** How high everything was in the view before this one. */
  readonly past: readonly number[];
  /** What is seen after the decision that is being pointed at. */
  readonly after: View | null;
  readonly units: readonly Unit[];
  readonly court: readonly Courtier[];
  readonly glowing: Selection["glowing"];
  /** The unit whose parts are shown. */
  readonly lit: number;
  /** Where a castle is picked. */
  readonly sites: ReadonlyMap<number, Thing>;
  /** Whatever stands in front of something is transparent. */
  readonly isClear: boolean;
  /** What is picked and goes somewhere. */
  readonly placing: { readonly what: "card" | "tower" | Rank | "other"; readonly field: number } | null;
}

export interface DrawnCell {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly id: Thing;
  readonly unit: Unit | null;
  readonly plant: Plant | null;
  readonly size: number;
  readonly drawing: Drawing;
  readonly isLit: boolean;
  /** Something that can be picked lies behind it. */
  readonly isVeiled: boolean;
  readonly name: "carved" | "on-roof" | "on-bridge" | null;
  /** What would be built or stand there. */
  readonly offer: "castle" | "crest" | "house" | Rank | null;
  readonly future: string;
  readonly noble: Courtier | null;
  /** The level on which whoever stays would stand. */
  readonly stand: number;
  /** Whoever stands there would leave or be replaced. */
  readonly isLeaving: boolean;
  readonly comingSeat: number;
  readonly comingRank: Rank | null;
  readonly comingHeight: number;
}

/** What stands on a cell. */
interface Drawing {
  readonly key: string;
  /** What has stood there before, and what has come in since the view before. */
  readonly stones: string;
  readonly fresh: string;
  readonly from: number;
  /** What hides the feet of whoever stands there. */
  readonly front: string;
}

export function drawCells(scene: Scene, last: ReadonlyMap<number, DrawnCell>): ReadonlyMap<number, DrawnCell> {
  const { stage, after, units, court } = scene;
  const unitOf = new Map(units.flatMap((unit) => unit.cells.map((cell) => [cell, unit] as const)));
  const courtOn = new Map(court.map((noble) => [noble.cell, noble]));
  const later = after === null ? null : piecesOf(stage.plan, after);
  const veiled = scene.placing === null && !scene.isClear ? NONE : veils(scene);
  return new Map(
    stage.order.map((cell) => {
      const [unit, noble] = [unitOf.get(cell) ?? null, courtOn.get(cell) ?? null];
      const drawnCell = drawCell(scene, cell, unit, noble, later?.get(cell) ?? [], veiled.has(cell), last.get(cell));
      return [cell, kept(last.get(cell), drawnCell)];
    }),
  );
}

const NONE: ReadonlySet<number> = new Set();

/** The old one where nothing of it has changed. */
function kept<Kind extends object>(old: Kind | null | undefined, fresh: Kind): Kind {
  if (old == null) return fresh;
  for (const name in fresh) if (old[name] !== fresh[name]) return fresh;
  return old;
}

function drawCell(
  scene: Scene,
  cell: number,
  unit: Unit | null,
  noble: Courtier | null,
  later: readonly Piece[],
  isVeiled: boolean,
  old: DrawnCell | undefined,
): DrawnCell {
  const { stage, view, pieces, after } = scene;
  const { x, y } = stage.spot(cell);
  const height = view.height[cell]!;
  const future = later.filter(({ level }) => level > height);
  const { plant, size, isLow } = gardenIn(stage, cell);
  const isPlanted = stage.plan.fieldOf[cell] === 0 && (isLow || height + future.length === 0);
  const isChanging = after !== null && after.noble[cell] !== view.noble[cell];
  const coming = isChanging ? nobleOn(after, cell) : null;
  const isCastleLater = after !== null && after.castle[after.unit[cell]!]! > 0;
  return {
    cell,
    x,
    y,
    height,
    id: scene.sites.get(cell) ?? `cell-${cell}`,
    unit: unit && (isSameUnit(old?.unit, unit) ? old!.unit : unit),
    plant: isPlanted ? plant : null,
    size,
    drawing: drawingOf(scene, cell, unit, future.length > 0, old?.drawing),
    isLit: unit !== null && unit.number === scene.lit,
    isVeiled,
    name: noble === null && unit !== null ? nameOn(pieces.get(cell)!, unit) : null,
    offer: future.length > 0 ? null : offerOn(scene, cell, unit),
    future: future.length > 0 ? column(blocks(stage, cell, future, after!.height[cell]!, isCastleLater), { x, y }) : "",
    noble: noble && kept(old?.noble, noble),
    stand: after === null || isChanging ? height : after.height[cell]!,
    isLeaving: noble !== null && isChanging,
    comingSeat: coming?.seat ?? -1,
    comingRank: coming?.rank ?? null,
    comingHeight: coming === null ? 0 : after!.height[cell]!,
  };
}

function isSameUnit(a: Unit | null | undefined, b: Unit): boolean {
  return a?.number === b.number && a.flag === b.flag && a.value === b.value;
}

function nameOn(stack: readonly Piece[], unit: Unit): DrawnCell["name"] {
  if (stack.at(-1)!.bridge !== null) return "on-bridge";
  return unit.flag === null ? "on-roof" : "carved";
}

function offerOn({ glowing, placing, sites, stage }: Scene, cell: number, unit: Unit | null): DrawnCell["offer"] {
  if (placing === null || placing.what === "other" || !glowing.has(sites.get(cell) ?? `cell-${cell}`)) return null;
  if (placing.what === "grandee" || placing.what === "baron") return placing.what;
  if (unit === null && stage.plan.fieldOf[cell] !== placing.field) return "castle";
  return unit !== null && unit.flag !== null ? "crest" : "house";
}

// ---- what is drawn

function drawingOf(
  scene: Scene,
  cell: number,
  unit: Unit | null,
  isRising: boolean,
  old: Drawing | undefined,
): Drawing {
  const { stage, view, pieces, past } = scene;
  const spot = stage.spot(cell);
  const height = view.height[cell]!;
  if (unit === null) return old?.key === "" ? old : BARE;
  const isCastle = unit.flag !== null;
  const stack = blocks(stage, cell, pieces.get(cell)!, height, isCastle);
  const isBridge = pieces.get(cell)!.at(-1)!.bridge !== null;
  const edges = isCastle && !isBridge ? battlements(stage, view, cell) : [];
  const dark = shade(stage, pieces, cell, height);
  const from = Math.min(past[cell]!, height) + 1;
  const key = [stage.turn, ...stack.map(({ name }) => name), edges, dark, from, isRising].join();
  if (old?.key === key) return old;
  const above = { x: spot.x, y: spot.y - C * height };
  const side = (of: "back" | "front"): string =>
    drawn(merged(edges.filter((edge) => edge.startsWith(of)).map((edge) => moved(PARTS[edge], above))));
  const roof = isCastle || isBridge ? "" : drawn(moved(PARTS.roof, { x: above.x, y: above.y + C }));
  const shadow = dark && `<path d="${dark}" fill="var(--az-shade)" fill-opacity="var(--az-shade-strength)"/>`;
  const isFresh = from <= height;
  const lasting = column(isFresh ? stack.filter(({ level }) => level < from) : stack, spot);
  const over = roof + shadow + side("back");
  return {
    key,
    stones: lasting + (isFresh ? "" : over),
    fresh: isFresh
      ? column(
          stack.filter(({ level }) => level >= from),
          spot,
        ) + over
      : "",
    from,
    front: isRising ? "" : side("front"),
  };
}

const BARE: Drawing = { key: "", stones: "", fresh: "", from: 0, front: "" };

function blocks(stage: Stage, cell: number, stack: readonly Piece[], height: number, isCastle: boolean): Block[] {
  return stack.map(({ level, bridge }) => {
    if (bridge !== null) {
      const { way, part } = stage.part(bridge, cell);
      return { name: `deck-${way}-${part}`, level };
    }
    if (!isCastle) return { name: level === 1 ? "house" : "villa", level };
    if (level === height) return { name: "crest", level };
    if (level === 1) return { name: cell % 3 === 0 ? "gate" : "hall", level };
    return { name: (cell + level) % 2 === 0 ? "hall" : "wall", level };
  });
}

const EDGES = [
  ["back-left", -1, 0],
  ["back-right", 0, -1],
  ["front-left", 0, 1],
  ["front-right", 1, 0],
] as const;

/** The edges of a castle's top on which battlements stand. */
function battlements(stage: Stage, { height }: View, cell: number): (typeof EDGES)[number][0][] {
  return EDGES.filter(([, du, dv]) => {
    const other = stage.beside(cell, du, dv);
    return other === undefined || height[other]! < height[cell]!;
  }).map(([edge]) => edge);
}

/** The cells that stand before a place for what is picked. */
function veils({ stage, view, glowing, sites, isClear }: Scene): ReadonlySet<number> {
  const places = isClear ? stage.order : stage.order.filter((cell) => glowing.has(sites.get(cell) ?? `cell-${cell}`));
  return new Set(places.flatMap((cell) => stage.before(cell, view)));
}
