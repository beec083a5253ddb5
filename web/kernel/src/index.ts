/** The rules of Zoco's games in the browser. See docs/architecture.md. */
export * from "../built/constants.js";
export * from "./bots.js";
export { Commitments, type NumberedShuffle, newSalt, type Verdict } from "./commitments.js";
export type * from "./description.js";
export type { Ended, Substitute, Way } from "./endings.js";
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
export type { DroppedDeal, Fair, Salt, ServerSecret } from "./fair.js";
export type { Crossing, Seating, Seed, Table, Terms } from "./game.js";
export { Game, newGame } from "./game.js";
export * from "./hints.js";
export { ShuffleFault, type Undone } from "./history.js";
export { Kept, type Kernel, LEGAL, Scratch } from "./kernel.js";
export { type Cells, Layout, type Nested, type Row } from "./layout.js";
export * from "./lessons.js";
export * from "./messages.js";
export type { Notation } from "./notation.js";
export { checkShuffles, type Extra, type GameRecord, recordLine, replay } from "./records.js";
export { type AnyView, type Dice, type Edition, Rules } from "./rules.js";
export { SeatView } from "./seatView.js";
export * from "./words.js";
