/** Things come from where they were. Only transform and opacity change, and nothing waits for it. */
import type { Action } from "svelte/action";

export interface Way {
  /** Pixels of the drawing, from where it comes to where it is. */
  readonly x: number;
  readonly y: number;
  /** It was not in the picture before. */
  readonly fades: boolean;
}

/** Lets something that has just come in move along its way; without one it is there at once. */
export const arriving: Action<SVGElement, Way | null> = (node, way) => {
  if (way === null) return;
  node.style.setProperty("--from-x", `${way.x}px`);
  node.style.setProperty("--from-y", `${way.y}px`);
  const manner = way.fades ? "az-falling" : "az-walking";
  node.classList.add(manner);
  node.addEventListener("animationend", () => node.classList.remove(manner), { once: true });
};
