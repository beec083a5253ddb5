/** Alcázar's small drawings, made once for the whole page and used by every board, hand and poster as `#az-…`. */
import "./alcazar.css";
import { C, ground, type Spot, SUNK } from "./stage.js";

type Point = readonly [number, number];
type Face = (along: number, z: number) => Point;
/** Paths with the attributes that give them their tone. Only what a path begins with is an absolute place. */
export type Art = readonly (readonly [d: string, tone: string])[];

const LINE = 'stroke="var(--az-line)" stroke-width=".9" stroke-linejoin="round"';

const round = (length: number): number => Math.round(10 * length) / 10;

/** From the first point on, each seen from the one before it. */
function points(list: readonly Point[]): string {
  const [first, ...others] = list.map(([x, y]) => [round(x), round(y)] as const);
  let [x, y] = first!;
  const steps = others.map((next) => {
    const step = `${round(next[0] - x)} ${round(next[1] - y)}`;
    [x, y] = next;
    return step;
  });
  return `M${first![0]} ${first![1]}l${steps.join(" ")}z`;
}

function path(d: string, fill: string, more = ""): Art {
  return [[d, `fill="${fill === "none" ? fill : `var(--az-${fill})`}" ${more}`]];
}

export function drawn(art: Art): string {
  return art.map(([d, tone]) => `<path d="${d}" ${tone}/>`).join("");
}

export function moved(art: Art, { x, y }: Spot): Art {
  const place = (_: string, left: string, down: string): string => `M${round(+left + x)} ${round(+down + y)}`;
  return art.map(([d, tone]) => [d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, place), tone]);
}

/** What hides nothing of each other, with as few paths as there are tones. */
export function merged(arts: readonly Art[]): Art {
  const all: [string, string][] = [];
  for (const art of arts) {
    let last = 0;
    for (const [d, tone] of art) {
      const found = all.findIndex((other, k) => k >= last && other[1] === tone);
      if (found < 0) all.push([d, tone]);
      else all[found]![0] += d;
      last = found < 0 ? all.length - 1 : found;
    }
  }
  return all;
}

/** A place of a cell: from -½ to ½ both ways, z in pixels. */
function at(u: number, v: number, z: number): Point {
  const { x, y } = ground(u, v);
  return [x, y - z];
}

/** A wall of a cell-sized stone, from its left to its right end. */
const LEFT: Face = (along, z) => at(along - 0.5, 0.5, z);
const RIGHT: Face = (along, z) => at(0.5, 0.5 - along, z);

const HERE: Spot = { x: 0, y: 0 };
const seen = ([x, y]: Point, from: Spot): Point => [x + from.x, y + from.y];

/** The upper side of a cell whose middle is there. */
export function top(z: number, inset = 0, middle = HERE): string {
  const r = 0.5 - inset;
  return points([at(-r, r, z), at(-r, -r, z), at(r, -r, z), at(r, r, z)].map((corner) => seen(corner, middle)));
}

/** The outline of a stone that stands so high. */
export function block(z: number, middle: Spot): string {
  const above = z + C;
  const corners = [
    at(-0.5, 0.5, z),
    at(-0.5, 0.5, above),
    at(-0.5, -0.5, above),
    at(0.5, -0.5, above),
    at(0.5, -0.5, z),
    at(0.5, 0.5, z),
  ];
  return points(corners.map((corner) => seen(corner, middle)));
}

function wall(face: Face, z0: number, z1: number, from = 0, to = 1): string {
  return points([face(from, z0), face(from, z1), face(to, z1), face(to, z0)]);
}

interface Box {
  readonly u: Point;
  readonly v: Point;
  readonly z: Point;
}

/** Boxes that hide nothing of each other: their tops, left and right walls in three paths. */
function boxes(list: readonly Box[], tones: readonly [string, string, string], more = LINE): Art {
  const tops = list.map(({ u, v, z }) =>
    points([at(u[0], v[1], z[1]), at(u[0], v[0], z[1]), at(u[1], v[0], z[1]), at(u[1], v[1], z[1])]),
  );
  const lefts = list.map(({ u, v, z }) =>
    points([at(u[0], v[1], z[0]), at(u[0], v[1], z[1]), at(u[1], v[1], z[1]), at(u[1], v[1], z[0])]),
  );
  const rights = list.map(({ u, v, z }) =>
    points([at(u[1], v[1], z[0]), at(u[1], v[1], z[1]), at(u[1], v[0], z[1]), at(u[1], v[0], z[0])]),
  );
  return [
    ...path(lefts.join(""), tones[1], more),
    ...path(rights.join(""), tones[2], more),
    ...path(tops.join(""), tones[0], more),
  ];
}

const STONE = ["top", "left", "right"] as const;
/** The walls of a cell-sized stone; its upper side is seen only where nothing stands on it. */
const walls = (left: string, right: string): Art => [
  ...path(wall(LEFT, 0, C), left, LINE),
  ...path(wall(RIGHT, 0, C), right, LINE),
];
const lid = (tone: string): Art => path(top(C), tone, LINE);

/** A round-headed opening. */
function opening(face: Face, middle: number, width: number, z0: number, z1: number): string {
  const [l, r] = [middle - width / 2, middle + width / 2];
  const [a, b, c, d, m] = [face(l, z0), face(l, z1), face(r, z1), face(r, z0), face(middle, z1 + width * 26)];
  const to = ([x, y]: Point, from: Point): string => `${round(x - from[0])} ${round(y - from[1])}`;
  return `M${round(a[0])} ${round(a[1])}l${to(b, a)}q${to(m, b)} ${to(c, b)}l${to(d, c)}z`;
}

function openings(places: readonly Point[], z0: number, z1: number, faces: readonly Face[] = [LEFT, RIGHT]): string {
  return faces.flatMap((face) => places.map(([middle, width]) => opening(face, middle, width, z0, z1))).join("");
}

/** Courses of masonry on both walls. */
function courses(): Art {
  const d = [LEFT, RIGHT].map((face) => {
    const seg = (a: number, za: number, b: number, zb: number): string =>
      points([face(a, za), face(b, zb)]).replace("z", "");
    return (
      seg(0, C / 3, 1, C / 3) +
      seg(0, (2 * C) / 3, 1, (2 * C) / 3) +
      seg(0.18, 0, 0.18, C / 3) +
      seg(0.82, 0, 0.82, C / 3) +
      seg(0.34, C / 3, 0.34, (2 * C) / 3) +
      seg(0.66, C / 3, 0.66, (2 * C) / 3) +
      seg(0.14, (2 * C) / 3, 0.14, C) +
      seg(0.86, (2 * C) / 3, 0.86, C)
    );
  });
  return path(d.join(""), "none", 'stroke="var(--az-joint)" stroke-width=".6" stroke-opacity=".38"');
}

/** A band of azulejos below the top. */
function frieze(): Art {
  const bands = [LEFT, RIGHT].map((face) => wall(face, C - 4.2, C - 1.4)).join("");
  const dots = [LEFT, RIGHT]
    .flatMap((face) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => {
        const [a, b, c, d] = [face(t - 0.05, C - 2.8), face(t, C - 1.6), face(t + 0.05, C - 2.8), face(t, C - 4)];
        return points([a, b, c, d]);
      }),
    )
    .join("");
  return [...path(bands, "azulejo"), ...path(dots, "cream")];
}

const VOUSSOIRS = 9;

/** An arch of red and white stones in a wall, as in Córdoba: `rise` is the height of its inner curve. */
function voussoirs(face: Face, middle: number, half: number, thick: number, rise: number, z0 = 0): Art {
  const on = (k: number, out: number): Point => {
    const angle = Math.PI * (1 - k / VOUSSOIRS);
    return face(middle + (half + out * thick) * Math.cos(angle), z0 + (rise + out * thick * 28) * Math.sin(angle));
  };
  const wedges = Array.from({ length: VOUSSOIRS }, (_, k) => points([on(k, 0), on(k, 1), on(k + 1, 1), on(k + 1, 0)]));
  const parity = (odd: number): string => wedges.filter((_, k) => k % 2 === odd).join("");
  return [
    ...path(parity(0), "roof"),
    ...path(parity(1), "cream"),
    ...path(wedges.join(""), "none", 'stroke="var(--az-line)" stroke-width=".4" stroke-opacity=".6"'),
  ];
}

function curve(face: Face, middle: number, half: number, rise: number, z0 = 0): Point[] {
  return Array.from({ length: 13 }, (_, k) => {
    const angle = Math.PI * (1 - k / 12);
    return face(middle + half * Math.cos(angle), z0 + rise * Math.sin(angle));
  });
}

/** A gate in one wall. */
function gate(face: Face): Art {
  const door = path(points([face(0.3, 0), ...curve(face, 0.5, 0.2, 6, 5), face(0.7, 0)]), "door", LINE);
  return [...door, ...voussoirs(face, 0.5, 0.2, 0.09, 6, 5)];
}

/** One of the three parts of a bridge, counted towards the viewer; `u` runs to the lower right. */
function deck(way: "u" | "v", part: number): Art {
  const [long, end] = way === "u" ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const [longTone, endTone] = way === "u" ? ["lime-left", "lime-right"] : ["lime-right", "lime-left"];
  const HALF = 0.4;
  const RISE = 11;
  const solid = [
    ...path(wall(long, 0, C), longTone, LINE),
    ...(part === 2 ? path(wall(end, 0, C), endTone, LINE) : []),
  ];
  const hollow = path(
    points([long(0, 0), long(0, C), long(1, C), long(1, 0), ...curve(long, 0.5, HALF, RISE).reverse()]),
    longTone,
    LINE,
  );
  const inside = path(points(curve(long, 0.5, HALF, RISE)), "line", 'fill-opacity=".5"');
  const body = part === 1 ? [...inside, ...hollow, ...voussoirs(long, 0.5, HALF, 0.1, RISE)] : solid;
  const niche = part === 1 ? [] : path(openings([[0.5, 0.26]], 3, 8, [long]), "window", 'fill-opacity=".8"');
  const band = path(wall(long, C - 3.4, C - 0.8) + (part === 2 ? wall(end, C - 3.4, C - 0.8) : ""), "azulejo");
  const rails: Box[] =
    way === "u"
      ? [
          { u: [-0.5, 0.5], v: [-0.5, -0.42], z: [C, C + 3] },
          { u: [-0.5, 0.5], v: [0.42, 0.5], z: [C, C + 3] },
        ]
      : [
          { u: [-0.5, -0.42], v: [-0.5, 0.5], z: [C, C + 3] },
          { u: [0.42, 0.5], v: [-0.5, 0.5], z: [C, C + 3] },
        ];
  const paving = path(top(C), "glaze", part === 1 ? "" : LINE);
  return [
    ...body,
    ...niche,
    ...band,
    ...paving,
    ...boxes(rails, ["azulejo", "azulejo", "azulejo"], 'stroke="var(--az-cream)" stroke-width=".5"'),
  ];
}

/** Battlements along one edge of a top; its ground is the top itself. */
function battlements(edge: "back-left" | "back-right" | "front-left" | "front-right"): Art {
  const spans: readonly Point[] = [
    [-0.5, -0.28],
    [-0.11, 0.11],
    [0.28, 0.5],
  ];
  const near = edge.startsWith("front") ? ([0.39, 0.5] as const) : ([-0.5, -0.39] as const);
  const alongU = edge === "back-right" || edge === "front-left";
  return boxes(
    spans.map((span) => ({ u: alongU ? span : near, v: alongU ? near : span, z: [0, 4] as const })),
    STONE,
    `stroke="var(--az-line)" stroke-width=".6"`,
  );
}

/** Terracotta, laid in rows. */
function tiledRoof(): Art {
  const rows = [-0.3, -0.1, 0.1, 0.3]
    .map((u) => points([at(u, -0.46, C + 3), at(u, 0.46, C + 3)]).replace("z", ""))
    .join("");
  const eaves = boxes([{ u: [-0.54, 0.54], v: [-0.54, 0.54], z: [C, C + 3] }], ["roof", "roof-left", "roof-right"]);
  return [...eaves, ...path(rows, "none", 'stroke="var(--az-roof-light)" stroke-width="2.2" stroke-opacity=".55"')];
}

const PAIR = (width: number): readonly Point[] => [
  [0.3, width],
  [0.7, width],
];
const TWO: readonly Point[] = [
  [0.27, 0.2],
  [0.73, 0.2],
];
const sills = [LEFT, RIGHT].flatMap((face) => TWO.map(([t]) => wall(face, 3.6, 5, t - 0.14, t + 0.14)));

/** Stones without their upper sides, and whole parts of bridges. */
const PIECES: Readonly<Record<string, Art>> = {
  wall: [...walls("left", "right"), ...courses(), ...path(openings([[0.5, 0.09]], 5, 11), "window")],
  hall: [...walls("left", "right"), ...courses(), ...path(openings(PAIR(0.17), 4.5, 9), "window")],
  gate: [
    ...walls("left", "right"),
    ...courses(),
    ...gate(LEFT),
    ...path(openings(PAIR(0.15), 5, 9, [RIGHT]), "window"),
  ],
  crest: [...walls("left", "right"), ...courses(), ...frieze(), ...path(openings([[0.5, 0.16]], 3.5, 8.5), "window")],
  villa: [
    ...walls("lime-left", "lime-right"),
    ...path(openings(TWO, 5, 10), "window"),
    ...path(sills.join(""), "azulejo"),
  ],
  house: [
    ...walls("lime-left", "lime-right"),
    ...path(opening(LEFT, 0.68, 0.26, 0, 8) + opening(RIGHT, 0.3, 0.22, 5, 9.5), "door", LINE),
    ...path(opening(LEFT, 0.28, 0.2, 5, 9.5) + opening(RIGHT, 0.72, 0.22, 5, 9.5), "window"),
  ],
  ...Object.fromEntries(
    (["u", "v"] as const).flatMap((way) => [0, 1, 2].map((part) => [`deck-${way}-${part}`, deck(way, part)])),
  ),
};
const LIDS: Readonly<Record<string, Art>> = {
  ...Object.fromEntries(["wall", "hall", "gate", "crest"].map((name) => [name, lid("top")])),
  ...Object.fromEntries(["villa", "house"].map((name) => [name, lid("lime-left")])),
};
/** What lies on a top or on the ground. */
export const PARTS = {
  roof: tiledRoof(),
  "back-left": battlements("back-left"),
  "back-right": battlements("back-right"),
  "front-left": battlements("front-left"),
  "front-right": battlements("front-right"),
  tile: [...path(top(0), "tile"), ...path(top(0, 0.06), "none", 'stroke="var(--az-seam)" stroke-width="1.4"')],
  "curb-left": path(wall(LEFT, -SUNK, 0), "tile-left"),
  "curb-right": path(wall(RIGHT, -SUNK, 0), "tile-right"),
  lawn: path(top(-SUNK), "lawn"),
  beds: [...path(top(-SUNK), "lawn"), ...path(top(-SUNK, 0.2), "lawn-dark")],
} satisfies Record<string, Art>;

export interface Block {
  readonly name: string;
  readonly level: number;
}

/** The pieces of a cell from the ground up. Stones that stand on each other share the paths of their tones. */
export function column(pieces: readonly Block[], { x, y }: Spot): string {
  const runs: Art[] = [];
  pieces.forEach(({ name, level }, k) => {
    const [below, above] = [pieces[k - 1], pieces[k + 1]];
    const isOnStone = below !== undefined && below.level === level - 1 && name in LIDS && below.name in LIDS;
    const isCovered = above !== undefined && above.level === level + 1 && above.name in LIDS;
    const art = moved(PIECES[name]!, { x, y: y - C * (level - 1) });
    runs.push(isOnStone ? merged([runs.pop()!, art]) : art);
    if (!isCovered && name in LIDS) runs.push([...runs.pop()!, ...moved(LIDS[name]!, { x, y: y - C * (level - 1) })]);
  });
  return runs.map(drawn).join("");
}

const SHIELD = "M-9-11H9V1Q9 8 0 12-9 8-9 1Z";
const shield = (tone: string): string => drawn(path(SHIELD, tone));
const COATS = [
  shield("cream") + drawn(path("M-2.5-11H2.5V-4H9V1H2.5V11.2L0 12-2.5 11.2V1H-9V-4H-2.5Z", "roof-left")),
  shield("azulejo") + drawn(path("M-3.5-11H3.5V10.8L0 12-3.5 10.8Z", "crown")),
  shield("crown") +
    '<path d="M-9-5q4.5-4 9 0t9 0M-9 1q4.5-4 9 0t9 0M-7 7q3.5-3 7 0t7 0" fill="none" stroke="var(--az-azulejo)" stroke-width="2.6"/>',
  shield("cream") +
    '<circle r="6" cy="-.5" fill="var(--az-leaf)"/><circle r="2.8" cy="-.5" fill="var(--az-roof-left)"/>' +
    drawn(path("M-1-6.5 0-10 1-6.5Z", "leaf")),
  shield("azulejo") + drawn(path("M-9 4 0-6 9 4V6Q8 7.5 7 8.5L0 1-7 8.5Q-8 7.5-9 6Z", "cream")),
  shield("roof-left") + drawn(path("M-9-11H0V0H9Q9 8 0 12V0H-9Z", "crown")),
  shield("leaf-dark") + drawn(path("M-9-11H-4L9 2Q8 6 6 8L-9-6Z", "crown")),
  `${shield("roof-left")}<path d="M-7.5-9.5 5.5 8.5M7.5-9.5-5.5 8.5" stroke="var(--az-cream)" stroke-width="3.2"/>`,
];

/** The marks of players: no two alike in shape. A circle has no corners. */
const MARKS: Readonly<Record<string, readonly Point[]>> = {
  red: [],
  blue: [
    [-6.6, -6.6],
    [6.6, -6.6],
    [6.6, 6.6],
    [-6.6, 6.6],
  ],
  green: [
    [0, -8],
    [8.2, 6.4],
    [-8.2, 6.4],
  ],
  yellow: [
    [0, -9],
    [7.6, 0],
    [0, 9],
    [-7.6, 0],
  ],
  white: [
    [0, -9],
    [2.6, -3],
    [9, -2.6],
    [4, 1.6],
    [5.6, 8],
    [0, 4.6],
    [-5.6, 8],
    [-4, 1.6],
    [-9, -2.6],
    [-2.6, -3],
  ],
};

/** Drawn where it stands and as large as it is: every transform costs each figure on the board something. */
function mark(colour: string, size = 1, y = 0, tone = ""): string {
  const corners = MARKS[colour]!.map(([u, v]): Point => [u * size, v * size + y]);
  return corners.length === 0
    ? `<circle r="${7.2 * size}" cy="${y}" ${tone}/>`
    : `<path d="${points(corners)}" ${tone}/>`;
}

const DARK = 'fill="#1a1009" fill-opacity=".26"';
const BARON = `<ellipse cx="8" cy="1.5" rx="14" ry="4.2" ${DARK}/><path d="M-10 0C-11.5-12-6.5-21 0-21S11.5-12 10 0Q0 4.2-10 0Z" fill="currentColor" ${LINE}/><path d="M3-20.6C9-18 11-9 10 0Q7 1.6 4 1.9 7-11 3-20.6Z" ${DARK}/><path d="M-5.5-20.5Q0-16 5.5-20.5L3-23H-3Z" fill="var(--az-cream)" ${LINE}/><circle cy="-26" r="5" fill="var(--az-skin)" ${LINE}/><ellipse cx=".5" cy="-28.8" rx="9" ry="2.7" fill="var(--az-hair)"/><path d="M-5-29Q-5-34.5.5-34.5T6-29Q.5-27.4-5-29Z" fill="var(--az-hair)"/><path d="M3-30Q9-37 12-33 9-30 4-29.6Z" fill="currentColor" ${LINE}/>`;
const GRANDEE = `<ellipse cx="10" cy="2" rx="18" ry="5" ${DARK}/><path d="M-13.5 0C-15.5-16-9-29 0-29S15.5-16 13.5 0Q0 5.6-13.5 0Z" fill="currentColor" ${LINE}/><path d="M-13.7-1C-13.8-2.5-13.9-4-13.9-5Q0 .6 13.9-5 13.9-2.5 13.5 0 0 5.6-13.5 0Z" fill="var(--az-crown)" ${LINE}/><path d="M4-28.5C12-25 15-13 13.5 0Q10 1.9 6 2.5 9.5-15 4-28.5Z" ${DARK}/><path d="M-10-29Q0-22.5 10-29 9-33 0-33T-10-29Z" fill="var(--az-cream)" ${LINE}/><path d="M-6-27.6V-31M-2-26.5V-31M2-26.5V-31M6-27.6V-31" stroke="var(--az-line)" stroke-width=".6"/><circle cy="-36" r="5.6" fill="var(--az-skin)" ${LINE}/><path d="M-3.5-33.8Q0-32 3.5-33.8 2.5-29 0-27.5-2.5-29-3.5-33.8Z" fill="var(--az-hair)"/><path d="M-7.5-38.5-9-49-4-44.5 0-51 4-44.5 9-49 7.5-38.5Q0-41.5-7.5-38.5Z" fill="var(--az-crown)" ${LINE}/><circle cy="-43.8" r="1.5" fill="var(--az-rose)"/>`;

/** Somebody in the owner's colour, with the owner's mark on the breast. */
function figure(art: string, colour: string, size: number, y: number): string {
  const tone = colour === "white" || colour === "yellow" ? "hair" : "cream";
  return `<g style="color:var(--${colour})">${art}${mark(colour, size, y, `fill="var(--az-${tone})"`)}</g>`;
}

const hedges = (...list: readonly Box[]): string => drawn(boxes(list, ["hedge-top", "leaf", "leaf-dark"], ""));
const basin = (rim: number, tiles: number, water: number): string =>
  drawn([
    ...path(top(-SUNK, rim), "cream", LINE),
    ...path(top(-SUNK, tiles), "azulejo"),
    ...path(top(-SUNK, water), "water"),
  ]);
const SYMBOLS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(MARKS).map((colour) => [`mark-${colour}`, mark(colour)])),
  ...Object.fromEntries(COATS.map((coat, k) => [`coat-${k}`, `${coat}<path d="${SHIELD}" fill="none" ${LINE}/>`])),
  ...Object.fromEntries(Object.entries(PIECES).map(([name, art]) => [name, drawn([...art, ...(LIDS[name] ?? [])])])),
  hedge:
    hedges(
      { u: [-0.34, 0.34], v: [-0.34, -0.2], z: [-SUNK, 3] },
      { u: [-0.34, -0.2], v: [-0.34, 0.34], z: [-SUNK, 3] },
    ) +
    '<circle cx="0" cy="2" r="3" fill="var(--az-rose)"/><circle cx="-6" cy="6" r="2.4" fill="var(--az-rose)"/><circle cx="6" cy="6" r="2.4" fill="var(--az-cream)"/><circle cx="0" cy="10" r="2.4" fill="var(--az-rose)"/>' +
    hedges({ u: [-0.2, 0.34], v: [0.2, 0.34], z: [-SUNK, 3] }, { u: [0.2, 0.34], v: [-0.2, 0.34], z: [-SUNK, 3] }),
  pool:
    basin(0.12, 0.17, 0.21) +
    '<path d="M-9 5h8M2 8h8M-3 2h6" stroke="var(--az-water-light)" stroke-width="1.4" fill="none"/>',
  fountain:
    basin(0.1, 0.15, 0.2) +
    `<path d="M-3 5V-6H3V5Q0 6.5-3 5Z" fill="var(--az-lime-right)" ${LINE}/><ellipse cy="-7" rx="11" ry="4.4" fill="var(--az-lime-left)" ${LINE}/><ellipse cy="-7.8" rx="8" ry="2.8" fill="var(--az-water)"/><path d="M0-8V-20M0-20Q-7-21-8-10M0-20Q7-21 8-10M0-20Q-3-20-4-9M0-20Q3-20 4-9" fill="none" stroke="var(--az-water-light)" stroke-width="1.5"/>`,
  orange: `<ellipse cx="11" cy="7" rx="14" ry="5" ${DARK}/><path d="M0 4V-8" stroke="var(--az-trunk)" stroke-width="3"/><circle cy="-15" r="11" fill="var(--az-leaf)"/><path d="M4-25.2A11 11 0 0 1-4-4.8Q9-7 4-25.2Z" fill="var(--az-leaf-dark)"/><circle cx="-5" cy="-18" r="2" fill="var(--az-orange)"/><circle cx="0" cy="-12" r="2" fill="var(--az-orange)"/><circle cx="5" cy="-19" r="2" fill="var(--az-orange)"/><circle cx="-6" cy="-10" r="2" fill="var(--az-orange)"/><circle cx="6.5" cy="-11" r="2" fill="var(--az-orange)"/>`,
  cypress: `<ellipse cx="13" cy="8" rx="16" ry="4" transform="rotate(14 13 8)" ${DARK}/><path d="M0 5V-4" stroke="var(--az-trunk)" stroke-width="3"/><path d="M0-42C7-30 8-12 6-2Q0 2-6-2C-8-12-7-30 0-42Z" fill="var(--az-cypress)"/><path d="M0-42C7-30 8-12 6-2Q3.5-.4 1-.2C4-14 4-30 0-42Z" fill="var(--az-cypress-dark)"/>`,
  ...Object.fromEntries(Object.keys(MARKS).map((colour) => [`baron-${colour}`, figure(BARON, colour, 0.66, -9.5)])),
  ...Object.fromEntries(Object.keys(MARKS).map((colour) => [`grandee-${colour}`, figure(GRANDEE, colour, 0.8, -13)])),
  coin: `<circle r="9" fill="var(--az-crown)" ${LINE}/><circle r="6.3" fill="none" stroke="var(--az-line)" stroke-width=".8" stroke-opacity=".6"/><path d="M-3.6 4V-3.4H-1.8V-1H-.9V-3.4H.9V-1H1.8V-3.4H3.6V4Z" fill="var(--az-line)"/>`,
};

const ID = "az-symbols";

/** Puts the drawings into the page, once. */
export function provideSymbols(): void {
  if (document.getElementById(ID) !== null) return;
  const defs = Object.entries(SYMBOLS).map(([name, art]) => `<g id="az-${name}">${art}</g>`);
  const svg = `<svg id="${ID}" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${defs.join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("afterbegin", svg);
}
