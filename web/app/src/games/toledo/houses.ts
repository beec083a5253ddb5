/** The town that nobody owns: houses behind the streets, always the same ones for the same edition. */
import { endsOf, type Geometry, heightAt, type Spot, type Street } from "./geometry.js";

export interface House extends Spot {
  readonly width: number;
  readonly height: number;
  readonly kind: "hip" | "gable" | "tower" | "tree";
  readonly tone: number;
  readonly windows: string;
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
  const windows = [];
  for (let up = 14; up < height - 6; up += 15) {
    for (let right = 6; right < width * 0.62; right += 10) {
      if (random() < 0.62) windows.push(`M${(right - width / 2).toFixed(1)} ${-up}h4v-6h-4Z`);
    }
  }
  return { x, y, width, height, kind, tone: Math.floor(random() * 3), windows: windows.join("") };
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
export function crest({ streets, alcazar, scale }: Geometry): House[] {
  const random = chance(1600);
  const street = streets.at(-1)!;
  const [start, end] = [street.from.x - 60 * scale, alcazar.x - 120 * alcazar.scale];
  const built: House[] = [];
  for (const [lift, size] of [
    [92, 0.8],
    [66, 0.94],
    [36, 1.06],
  ] as const) {
    for (let x = start + (lift - 36) * 2.4; x < end; ) {
      const climb = Math.sin((Math.PI / 2) * ((x - start) / (end - start)));
      const next = house(random, x, street.from.y - (lift + climb * lift * 0.42) * scale, size * scale);
      built.push({ ...next, x: x + next.width / 2 });
      x += next.width - 4;
    }
  }
  return built;
}
