/** Figures walk along the street: through the fields between, and round its bends. */
import type { Action } from "svelte/action";
import { CONSTANTS } from "zoco-kernel/built/toledo/types";
import { motionTime } from "../../motion.js";
import type { Geometry, Spot } from "./geometry.js";

/** What lies between two positions of the road; back home one walks the same way down. */
export function wayBetween({ spots, streets, turns }: Geometry, from: number, to: number): Spot[] {
  const each = turns.length / streets.length;
  const [low, high] = [Math.min(from, to), Math.min(Math.max(from, to), CONSTANTS.LAST_ENTRANCE)];
  const way: Spot[] = [];
  for (let position = low; position < high; position++) {
    if (position > low) way.push(spots[position]!);
    const street = streets.findIndex(({ fields }) => fields.at(-1) === position);
    if (street >= 0) way.push(...turns.slice(street * each, (street + 1) * each));
  }
  return from > to ? way.reverse() : way;
}

interface Walker {
  readonly at: number;
  /** How it stands there, as a style. */
  readonly stand: string;
  /** How it stands on its way from another position. */
  readonly way: (from: number) => string[];
}

const STEP = 0.16; // of a move's time, for every field between
const LONGEST = 2;
const transformOf = (style: string): string => style.replace("transform: ", "");

/** Whoever moves is seen moving, from where the figure is just now; who only makes room steps aside. */
export const walking: Action<SVGElement, Walker> = (node, walker) => {
  let last = walker!;
  let walk: Animation | undefined;
  return {
    update(next: Walker) {
      const before = last;
      last = next;
      if (before.stand === next.stand || motionTime() === 0) return;
      const start = walk?.playState === "running" ? getComputedStyle(node).transform : transformOf(before.stand);
      const between = before.at === next.at ? [] : next.way(before.at).map(transformOf);
      const steps = [start, ...between, transformOf(next.stand)].map((transform) => ({ transform }));
      walk?.cancel();
      walk = node.animate(steps, {
        duration: motionTime() * Math.min(LONGEST, 1 + STEP * between.length),
        easing: "ease-out",
      });
    },
  };
};
