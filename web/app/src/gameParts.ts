/** What the games bring to the app, found in their folders and loaded when it is needed; one without a board has a plain one. */
import type { Component } from "svelte";
import type { GameParts } from "./board.js";

const PARTS = import.meta.glob<GameParts>("./games/*/index.ts", { import: "parts" });
const POSTERS = import.meta.glob<Component>("./games/*/Poster.svelte", { import: "default" });

export async function partsOf(name: string): Promise<GameParts> {
  const load = PARTS[`./games/${name}/index.ts`];
  return load ? load() : (await import("./plain/index.js")).parts;
}

/** A game's picture without its board, which the first page does not need; null where it has none. */
export async function posterOf(name: string): Promise<Component | null> {
  return (await POSTERS[`./games/${name}/Poster.svelte`]?.()) ?? null;
}
