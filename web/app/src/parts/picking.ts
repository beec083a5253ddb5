/** How a click or a tap picks something. */
import type { Selection, Thing } from "../board.js";
import { preferences } from "../preferences.svelte.js";
import { isTouch } from "../viewport.js";

const QUICK = 320; // milliseconds
const NEAR = 40; // pixels
let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/**
 * With a finger the first tap may only show, and the second tap of a double tap picks nothing: whoever taps twice in a
 * hurry has not yet seen what the first tap showed, or wanted a closer look.
 */
export function pickBy(event: MouseEvent, selection: Pick<Selection, "pick" | "tap">, thing: Thing): void {
  if (!isTouch(event)) selection.pick(thing);
  else if (isSecondTap(event)) return;
  else if (preferences.tapTwice) selection.tap(thing);
  else selection.pick(thing);
}

function isSecondTap({ timeStamp: at, clientX: x, clientY: y }: MouseEvent): boolean {
  const isSecond = at - last.at < QUICK && Math.hypot(x - last.x, y - last.y) < NEAR;
  last = { at, x, y };
  return isSecond;
}
