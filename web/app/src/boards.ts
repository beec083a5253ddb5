/** What the games bring to the app, loaded when it is needed. */
import type { GameName } from "zoco-kernel";
import type { GameParts } from "./board.js";

const PARTS = { toledo: () => import("./toledo/index.js"), alcazar: () => import("./alcazar/index.js") };

export async function partsOf<Name extends GameName>(name: Name): Promise<GameParts<Name>> {
  return (await PARTS[name]()).parts as unknown as GameParts<Name>;
}
