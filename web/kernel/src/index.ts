/** The rules of Zoco's games in the browser. See docs/architecture.md. */
export type * from "../built/views.js";
export type * from "./description.js";
export * from "./errors.js";
export { Game, newGame, type GameRecord, type Table } from "./game.js";
export type { Kernel } from "./kernel.js";
export { Layout, type Row } from "./layout.js";
export { replay } from "./records.js";
export { Rules, type Edition, type GameName } from "./rules.js";
