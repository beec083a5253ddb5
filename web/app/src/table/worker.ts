/** Where a local table lives: no thought of a bot ever holds up the page. */
import { ZocoError, recordLine, type GameName } from "zoco-kernel";
import { rulesOf } from "../games.js";
import { fetch as fetchGame, keep } from "../shelf.js";
import { Host, type News } from "./host.js";
import { Refused } from "./table.js";

export interface Opened {
  readonly game: GameName;
  readonly edition: string;
  readonly names: readonly string[];
  readonly levels: readonly (string | null)[];
}

type Doors = typeof DOORS;
export type Door = keyof Doors;
export interface Call {
  readonly number: number;
  readonly door: Door;
  readonly given: string;
}
export type Answer =
  | { readonly news: News }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly refused: Refused["what"] }
  | { readonly number: number; readonly broken: string };

let id = "";
let host: Host;
let writing: Promise<void> = Promise.resolve();

const DOORS = {
  async open(given: string): Promise<Opened> {
    id = given;
    const kept = await fetchGame(id);
    if (kept === null) throw new Refused({ id: "app-no-such-table", parameters: {} });
    const { game } = JSON.parse(kept.record) as { game: GameName };
    host = new Host(await rulesOf(game), kept.record);
    const { edition, names, players, extra } = host.game;
    const levels = Array.from({ length: players }, (_, seat) => (extra.bots?.[seat] as string | null) ?? null);
    return { game, edition: edition.name, names: names!, levels };
  },
  play: (notation: string): Promise<void> => changed(() => host.play(notation)),
  takeBack: (): Promise<void> => changed(() => host.takeBack()),
  liftCurtain: (): Promise<void> => changed(() => host.liftCurtain()),
  hint: () => host.hint(),
  record: () => recordLine(host.game.record()),
  /** The page is ready to hear; bots that are next begin to think. */
  begin: (): Promise<void> => changed(() => undefined),
};

/** Nothing is announced before it is kept. */
async function changed(change: () => void): Promise<void> {
  change();
  const news = host.news();
  const record = recordLine(host.game.record());
  writing = writing.then(() => keep(id, record));
  await writing;
  post({ news });
  if (host.botIsNext) setTimeout(() => void changed(() => host.botIsNext && host.letBotDecide()).catch(report));
}

function report(error: unknown): void {
  post({ number: -1, ...failure(error) });
}

function failure(error: unknown): { refused: Refused["what"] } | { broken: string } {
  if (error instanceof Refused || error instanceof ZocoError) return { refused: error.what };
  return { broken: String(error) };
}

function post(answer: Answer): void {
  postMessage(answer);
}

addEventListener("message", async ({ data }: MessageEvent<Call>) => {
  const { number, door, given } = data;
  try {
    post({ number, result: await DOORS[door](given) });
  } catch (error) {
    post({ number, ...failure(error) });
  }
});
