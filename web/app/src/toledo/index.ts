import type { GameParts } from "../board.js";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Possessions from "./Possessions.svelte";
import Poster from "./Poster.svelte";
import { leads, meant, reading, things, touched } from "./things.js";

export const parts: GameParts<"toledo"> = { Board, Hand, Possessions, Poster, things, leads, meant, reading, touched };
