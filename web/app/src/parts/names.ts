import type { Seat } from "../board.js";
import { say } from "../catalogue.svelte.js";

/** What a seat is called: by its name, or else by its colour. */
export function nameOf({ name, colour }: Seat): string {
  return name.trim() || say(`colour-${colour}`);
}
