/** Who sits at a new table. */
import { rulesOf } from "./games.js";
import { nameOf } from "./parts/names.js";
import { preferences } from "./preferences.svelte.js";
import { byLot, newLocalTable } from "./table/localTable.js";

export interface Place {
  readonly name: string;
  /** Of a bot; null for a person. */
  readonly level: string | null;
}

export interface Setup {
  readonly game: string;
  readonly edition: string;
  readonly places: readonly Place[];
  /** T1.3, A1.1: seats are drawn by lot. */
  readonly lot: boolean;
  /** People around one screen may take back across turns and cards. */
  readonly isFriendly?: boolean;
}

/** What bots are called, so that the log tells of somebody. */
export const BOT_NAMES: readonly string[] = ["Inés", "Diego", "Elvira", "Tomás", "Lucía"];
const OPPONENTS = 2;

/** One person against bots of the level that was chosen last. */
export async function playNow(game: string, level = preferences.level): Promise<string> {
  const bots = BOT_NAMES.slice(0, OPPONENTS).map((name) => ({ name, level }));
  const edition = (await rulesOf(game)).edition().name;
  return start({ game, edition, places: [{ name: preferences.name, level: null }, ...bots], lot: true });
}

/** The same against the gentlest bots, with a coach. */
export async function playCoached(game: string): Promise<string> {
  const [level] = (await rulesOf(game)).description.bots.levels;
  preferences.coached = await playNow(game, level);
  return preferences.coached;
}

/** Sets the table and answers its id. Whoever has no name is called by their colour. */
export async function start({ game, edition, places, lot, isFriendly = false }: Setup): Promise<string> {
  const { colours } = (await rulesOf(game)).edition(edition);
  const seats = (lot ? byLot(places) : places).map(({ name, level }, seat) => {
    return { name: nameOf({ name, level, colour: colours[seat]! }), level };
  });
  return newLocalTable({ game, edition, seats, isFriendly });
}
