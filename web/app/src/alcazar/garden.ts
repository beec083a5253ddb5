/** What grows in the gaps: always the same on a board, wherever it is drawn. */
import { placeOf } from "zoco-kernel";
import type { Plan } from "./city.js";

export interface Garden {
  readonly bed: "lawn" | "beds";
  /** Low plants stay below a bridge. */
  readonly plant: { readonly name: "orange" | "cypress" | "hedge" | "pool" | "fountain"; readonly low: boolean } | null;
}

export function plantIn(plan: Plan, cell: number): Garden {
  const { x, y } = placeOf(cell);
  const isMiddle = 2 * x === plan.columns - 1 && 2 * y === plan.rows - 1;
  if (isMiddle) return { bed: "lawn", plant: { name: "fountain", low: true } };
  const chance = (cell * 7919 + x * y * 31) % 11;
  const bed = (x + y) % 2 === 0 ? "beds" : "lawn";
  if (chance < 4) return { bed, plant: { name: "orange", low: false } };
  if (chance < 6) return { bed, plant: { name: "cypress", low: false } };
  if (chance < 8) return { bed, plant: { name: "hedge", low: true } };
  if (chance < 9) return { bed, plant: { name: "pool", low: true } };
  return { bed, plant: null };
}
