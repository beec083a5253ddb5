/** What the games bring to the app, found in their folders and loaded when it is needed. */
import type { Component } from "svelte";
import type { GameParts } from "./board.js";

const PARTS = import.meta.glob<GameParts>("./games/*/index.ts", { import: "parts" });
const POSTERS = import.meta.glob<Component>("./games/*/Poster.svelte", { import: "default" });

export function partsOf(name: string): Promise<GameParts> {
  return PARTS[`./games/${name}/index.ts`]!();
}

/** A game's picture without its board, which the first page does not need. */
export function posterOf(name: string): Promise<Component> {
  return POSTERS[`./games/${name}/Poster.svelte`]!();
}
