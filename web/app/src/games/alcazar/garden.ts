/** What grows in the gaps: always the same on a board, however it is turned, but no tree hides a field's number. */
import { placeOf } from "./board.js";
import type { Stage } from "./stage.js";

export type Plant = "orange" | "cypress" | "hedge" | "pool" | "fountain";

export interface Garden {
  readonly bed: "lawn" | "beds";
  readonly plant: Plant | null;
  /** A part of its full height. */
  readonly size: number;
  /** Low plants stay below a bridge. */
  readonly isLow: boolean;
}

const PLANTS: readonly (Plant | null)[] = [
  "orange",
  "cypress",
  "hedge",
  null,
  "orange",
  "pool",
  "cypress",
  "orange",
  null,
  "hedge",
  "orange",
  "cypress",
  null,
];

export function gardenIn(stage: Stage, cell: number): Garden {
  const { x, y } = placeOf(cell);
  const { columns, rows, fieldOf } = stage.plan;
  const isMiddle = 2 * x === columns - 1 && 2 * y === rows - 1;
  const plant = isMiddle ? "fountain" : PLANTS[(x * 5 + y * 3 + x * y) % PLANTS.length]!;
  const behind = stage.beside(cell, -1, -1);
  const size = plant === "cypress" && behind !== undefined && fieldOf[behind]! > 0 ? 0.66 : 1;
  const isLow = plant !== "cypress" && plant !== "orange";
  return { bed: (x + y) % 2 === 0 ? "beds" : "lawn", plant, size, isLow };
}
