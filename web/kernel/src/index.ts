/** The rules of Zoco's games in the browser. See docs/architecture.md. */
export * from "../built/constants.js";
export type * from "./description.js";
export * from "./bots.js";
export { EditionError, IllegalMove, NotationError, RecordError, TableError, ZocoError, shown, type ErrorId } from "./errors.js";
export { Game, ShuffleFault, newGame } from "./game.js";
export type { Crossing, Extra, GameRecord, Seating, Seed, Table, Terms, Undone } from "./game.js";
export * from "./hints.js";
export { LEGAL, Kept, Scratch, type Kernel } from "./kernel.js";
export { Layout, type Cells, type Nested, type Row } from "./layout.js";
export * from "./messages.js";
export type { Notation } from "./notation.js";
export { recordLine, replay } from "./records.js";
export { Rules, type Dice, type AnyView, type Edition } from "./rules.js";
export { SeatView } from "./seatView.js";
export * from "./words.js";
