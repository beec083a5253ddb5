/** The rules of Zoco's games in the browser. See docs/architecture.md. */
export * from "../built/constants.js";
export * from "./bots.js";
export type * from "./description.js";
export {
  EditionError,
  type ErrorId,
  IllegalMove,
  NotationError,
  RecordError,
  shown,
  TableError,
  ZocoError,
} from "./errors.js";
export type { Crossing, Extra, GameRecord, Seating, Seed, Table, Terms, Undone } from "./game.js";
export { Game, newGame, ShuffleFault } from "./game.js";
export * from "./hints.js";
export { Kept, type Kernel, LEGAL, Scratch } from "./kernel.js";
export { type Cells, Layout, type Nested, type Row } from "./layout.js";
export * from "./messages.js";
export type { Notation } from "./notation.js";
export { recordLine, replay } from "./records.js";
export { type AnyView, type Dice, type Edition, Rules } from "./rules.js";
export { SeatView } from "./seatView.js";
export * from "./words.js";
