/** How much room there is: what is laid out differently on a phone asks here where CSS alone is not enough. */
import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side: one column, labels are for screen readers only. */
export const compact = new MediaQuery("(max-width: 820px), (max-height: 520px)");
/** Hardly wider than a phone. */
export const narrow = new MediaQuery("(max-width: 34rem)");

/** A click that a finger made. */
export function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
