import type { View } from "zoco-kernel/built/toledo/types";
import type { GameParts } from "../../board.js";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Possessions from "./Possessions.svelte";
import { leads, meant, notable, reading, things, touched } from "./things.js";

const big = ["forge", "deliver", "enter", "duel"];
export const parts: GameParts<View> = {
  Board,
  Hand,
  Possessions,
  things,
  leads,
  meant,
  notable,
  reading,
  touched,
  big,
  tie: "T10.3",
};
