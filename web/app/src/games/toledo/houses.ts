/** The town that nobody owns: houses behind the streets, always the same ones for the same edition. */
import { endsOf, type Geometry, heightAt, type Spot, type Street } from "./geometry.js";

export interface House extends Spot {
  readonly width: number;
  readonly height: number;
  readonly kind: "hip" | "gable" | "tower" | "tree";
  readonly tone: number;
  /** Their lower left corners. */
  readonly windows: readonly Spot[];
}

/** Houses that hide nothing of each other, drawn together: a path for each colour. */
export interface Drawn {
  readonly walls: readonly { readonly tone: number; readonly d: string }[];
  readonly shades: string;
  readonly windows: string;
  readonly gables: string;
  readonly roofs: string;
  readonly roofShades: string;
  readonly trees: readonly House[];
}

const KINDS = ["hip", "hip", "gable", "gable", "hip", "tower", "tree"] as const;

/** Numbers from 0 to 1, in an order that looks like chance. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function house(random: () => number, x: number, y: number, size: number): House {
  const kind = KINDS[Math.floor(random() * KINDS.length)]!;
  const width = size * (kind === "tower" ? 20 + random() * 6 : kind === "tree" ? 12 : 30 + random() * 22);
  const height = size * (kind === "tower" ? 62 + random() * 26 : 34 + random() * 26);
  const windows: Spot[] = [];
  for (let up = 14; up < height - 6; up += 15) {
    for (let right = 6; right < width * 0.62; right += 10) {
      if (random() < 0.62) windows.push({ x: right - width / 2, y: -up });
    }
  }
  return { x, y, width, height, kind, tone: Math.floor(random() * 3), windows };
}

/** Shoulder to shoulder at the back of a street, from a little before it to some way beyond it. */
export function housesBehind(street: Street, { scale }: Geometry, before: number, beyond: number): House[] {
  const [left, right] = endsOf(street);
  const random = chance(Math.round(left.y * 7 + right.x));
  const built: House[] = [];
  for (let x = left.x - before; x < right.x + beyond; ) {
    const next = house(random, x, heightAt(street, x) - 20 * scale, scale * 1.06);
    built.push({ ...next, x: x + next.width / 2 });
    x += next.width - 3;
  }
  return built;
}

/** The roofs of the old town up to the Alcázar, layer before layer. */
export function crest({ streets, alcazar, scale }: Geometry): House[][] {
  const random = chance(1600);
  const street = streets.at(-1)!;
  const [start, end] = [street.from.x - 60 * scale, alcazar.x - 120 * alcazar.scale];
  const layers: House[][] = [];
  for (const [lift, size] of [
    [92, 0.8],
    [66, 0.94],
    [36, 1.06],
  ] as const) {
    const built: House[] = [];
    for (let x = start + (lift - 36) * 2.4; x < end; ) {
      const climb = Math.sin((Math.PI / 2) * ((x - start) / (end - start)));
      const next = house(random, x, street.from.y - (lift + climb * lift * 0.42) * scale, size * scale);
      built.push({ ...next, x: x + next.width / 2 });
      x += next.width - 4;
    }
    layers.push(built);
  }
  return layers;
}

export function drawTogether(houses: readonly House[], scale: number): Drawn {
  const built = houses.filter(({ kind }) => kind !== "tree");
  const of = (kinds: readonly House["kind"][], draw: (house: House) => string): string =>
    built
      .filter(({ kind }) => kinds.includes(kind))
      .map(draw)
      .join("");
  const all = ["hip", "gable", "tower"] as const;
  return {
    walls: [0, 1, 2].map((tone) => ({
      tone,
      d: of(all, (house) => (house.tone === tone ? quarter(house, -house.width / 2) : "")),
    })),
    shades: of(all, (house) => quarter(house, house.width * 0.18)),
    windows: of(all, (house) =>
      house.windows.map(({ x, y }) => `M${(house.x + x).toFixed(1)} ${(house.y + y).toFixed(1)}h4v-6h-4Z`).join(""),
    ),
    gables: of(["gable"], (house) => roof(house, [-0.5, 0], [0, -17 * scale], [0.5, 0])),
    roofs:
      of(["hip"], (house) => roof(house, [-0.5, 0, -3], [-0.5, -13 * scale, 5], [0.5, -13 * scale, -5], [0.5, 0, 3])) +
      of(["gable"], (house) => {
        const outside = [[-0.5, 2, -4] as const, [0, -19 * scale] as const, [0.5, 2, 4] as const];
        return roof(house, ...outside, [0.5, 4, -1], [0, -13 * scale], [-0.5, 4, 1]);
      }) +
      of(["tower"], (house) => roof(house, [-0.5, 0, -3], [0, -16 * scale], [0.5, 0, 3])),
    roofShades:
      of(["hip"], (house) => roof(house, [0.14, 0], [0.1, -13 * scale], [0.5, -13 * scale, -5], [0.5, 0, 3])) +
      of(["tower"], (house) => roof(house, [0.16, 0], [0, -16 * scale], [0.5, 0, 3])),
    trees: houses.filter(({ kind }) => kind === "tree"),
  };
}

/** A wall from there to its right edge. */
function quarter({ x, y, width, height }: House, from: number): string {
  return `M${(x + from).toFixed(1)} ${y.toFixed(1)}v${(-height).toFixed(1)}H${(x + width / 2).toFixed(1)}V${y.toFixed(1)}Z`;
}

/** Corners in parts of the width, above the wall, and a little aside. */
function roof({ x, y, width, height }: House, ...corners: (readonly [number, number, number?])[]): string {
  const points = corners.map(
    ([across, up, aside = 0]) => `${(x + across * width + aside).toFixed(1)} ${(y - height + up).toFixed(1)}`,
  );
  return `M${points.join("L")}Z`;
}
