/** What an edition of Toledo says, and what its decisions are made of. */
import type { Edition } from "zoco-kernel";
import type { CONSTANTS, Facts } from "zoco-kernel/built/toledo/types";

/** What an edition says. */
export function factsOf({ facts }: Edition): Facts {
  return facts as unknown as Facts;
}

export type FencingTile = (typeof CONSTANTS.FENCING_TILES)[number];

/** A decision taken apart. Positions are 0 (cathedral) … 21 (second entrance), seats and tiles are numbers. */
export type ToledoDecision =
  | { readonly kind: "draw" | "pass" | "end" | "skip" | "use" | "enter" }
  | { readonly kind: "move" | "bonus"; readonly value: number; readonly from: number; readonly to: number }
  | { readonly kind: "place"; readonly tile: number; readonly field: number }
  | { readonly kind: "home"; readonly from: number }
  | { readonly kind: "pay"; readonly value: number }
  | { readonly kind: "forge" | "deliver"; readonly sword: number; readonly fame: number }
  | { readonly kind: "train"; readonly tile: FencingTile; readonly drop?: FencingTile }
  | { readonly kind: "duel"; readonly rival: number };
