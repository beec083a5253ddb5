import type { GameParts } from "../board.js";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Possessions from "./Possessions.svelte";
import { leads, meant, reading, things, touched } from "./things.js";

export const parts: GameParts<"alcazar"> = { Board, Hand, Possessions, things, leads, meant, reading, touched };
