/** The pictures in the rules: positions, written as what differs from the beginning of a game. */
import { type AnyView, newGame, type Rules } from "zoco-kernel";

export interface Picture {
  readonly players: number;
  readonly viewer: number;
  /** What of the game is shown; the board where nothing is said. */
  readonly part?: "possessions" | "hand";
  /** The things that it is about, where the whole board would be too much. */
  readonly near?: readonly string[];
  readonly touched?: readonly string[];
  /** What the rule says of them: a way from one thing to another, or words at one. */
  readonly marks?: readonly { readonly from?: string; readonly to: string; readonly text?: string }[];
  /** By field of the view and place in it. */
  readonly changes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const FILES = import.meta.glob<Readonly<Record<string, Picture>>>("./games/*/pictures.json", { import: "default" });
const SEED = 1; // of the game that the pictures differ from

/** By the number of the rule, T5-5; where it has several, with a letter. */
export function picturesOf(game: string): Promise<Readonly<Record<string, Picture>>> {
  return FILES[`./games/${game}/pictures.json`]?.() ?? Promise.resolve({});
}

export function viewOf(rules: Rules, { players, viewer, changes }: Picture): AnyView {
  const row = newGame(rules, { players, seed: SEED }).viewRow(viewer);
  for (const [field, cells] of Object.entries(changes)) {
    const all = rules.view.cells(row, field);
    for (const [place, value] of Object.entries(cells)) all[Number(place)] = value;
  }
  return rules.view.decode(row) as unknown as AnyView;
}
