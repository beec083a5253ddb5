/** Things come from where they were. Only transform and opacity change, and nothing waits for it. */
import type { Attachment } from "svelte/attachments";

export interface Way {
  /** Pixels of the drawing, from where it comes to where it is. */
  readonly x: number;
  readonly y: number;
  /** It was not in the picture before. */
  readonly fades: boolean;
}

function slow(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--slow"));
}

/** Lets something that has just come in move along its way; without one it is there at once. */
export function arriving(way: Way | null): Attachment<SVGElement> {
  return (node) => {
    const duration = slow();
    if (way === null || duration === 0) return;
    const [from, to] = [{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: "none" }];
    const frames = way.fades ? [{ ...from, opacity: 0 }, { ...to, opacity: 1 }] : [from, to];
    const animation = node.animate(frames, { duration: way.fades ? duration : 1.6 * duration, easing: "cubic-bezier(.2,.7,.3,1)" });
    return () => animation.cancel();
  };
}

/** A transition out of the picture, upwards. */
export function leaving(_node: SVGElement, { stays }: { stays: () => boolean }): { duration: number; css: (t: number, u: number) => string } {
  return { duration: stays() ? 0 : slow(), css: (t, u) => `opacity: ${t}; translate: 0 ${-40 * u}px` };
}
