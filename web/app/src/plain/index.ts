/** The board of a game that brings none: what a seat sees in words, and its choices as buttons. */
import type { GameParts } from "../board.js";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Possessions from "./Possessions.svelte";
import { reading } from "./reading.js";

export const parts: GameParts = {
  Board,
  Hand,
  Possessions,
  things: (_, action) => [`choice-${action}`],
  leads: () => [],
  meant: () => [],
  touched: () => [],
  notable: () => ({ tune: null, lasts: 0 }),
  big: [],
  tie: null,
  reading,
};
