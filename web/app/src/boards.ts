/** What the games bring to the app, loaded when it is needed. */
import type { Component } from "svelte";
import type { GameName } from "zoco-kernel";
import type { GameParts } from "./board.js";

const PARTS = { toledo: () => import("./toledo/index.js"), alcazar: () => import("./alcazar/index.js") };

export async function partsOf<Name extends GameName>(name: Name): Promise<GameParts<Name>> {
  return (await PARTS[name]()).parts as unknown as GameParts<Name>;
}

const POSTERS = { toledo: () => import("./toledo/Poster.svelte"), alcazar: () => import("./alcazar/Poster.svelte") };

/** A game's picture without its board, which the first page does not need. */
export async function posterOf(name: GameName): Promise<Component> {
  return (await POSTERS[name]()).default;
}
