/** What the games bring to the app, found in their folders and loaded when it is needed; one without a board has a plain one. */
import type { GameParts } from "./board.js";

const PARTS = import.meta.glob<GameParts>("./games/*/index.ts", { import: "parts" });
export interface Poster {
  readonly light: string;
  readonly dark: string;
}
const POSTERS = import.meta.glob<Poster>("./games/*/Poster.svelte", { query: "?drawn", import: "default" });

export async function partsOf(name: string): Promise<GameParts> {
  const load = PARTS[`./games/${name}/index.ts`];
  return load ? load() : (await import("./plain/index.js")).parts;
}

/** The addresses of a game's picture, drawn when the app was built; null where it has none. */
export async function posterOf(name: string): Promise<Poster | null> {
  return (await POSTERS[`./games/${name}/Poster.svelte`]?.()) ?? null;
}
