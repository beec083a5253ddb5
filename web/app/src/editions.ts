/** What an edition changes, in a sentence of the game's catalogue; empty where it has none. */
import { isKnown, say } from "./catalogue.svelte.js";

export function editionInWords(game: string, edition: string): string {
  const id = `${game}-edition-${edition}`;
  return isKnown(id) ? say(id) : "";
}
