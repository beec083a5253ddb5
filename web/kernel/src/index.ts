/** The rules of Zoco's games in the browser. See docs/architecture.md. */
export type * from "../built/views.js";
export type * from "./description.js";
export * from "./bots.js";
export * from "./errors.js";
export { Game, ShuffleFault, newGame, type GameRecord, type Seed, type Table } from "./game.js";
export { Kept, Room, type Kernel } from "./kernel.js";
export { Layout, type Row } from "./layout.js";
export { recordLine, replay } from "./records.js";
export { Rules, type Dice, type Edition, type GameName } from "./rules.js";
export { Sight } from "./sight.js";
