/** Where a local table lives: no thought of a bot ever holds up the page. */
import { type Message, recordLine } from "zoco-kernel";
import type { Seat } from "../board.js";
import { AppError, whatOf } from "../errors.js";
import { rulesOf } from "../games.js";
import { fetch as fetchGame, keep, seatsOf } from "../shelf.js";
import { Host, type News } from "./host.js";

export interface Opened {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly Seat[];
}

export type Door = keyof typeof DOORS;
export interface Call {
  readonly number: number;
  readonly door: Door;
  readonly given: string;
}
/** To a call by its number; what goes wrong without one has the number 0. */
export type Answer =
  | { readonly news: News }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly refused: Message };

let id = "";
let host: Host;
let seats: readonly Seat[] = [];
let writing: Promise<void> = Promise.resolve();

const DOORS = {
  async open(given: string): Promise<Opened> {
    id = given;
    const kept = await fetchGame(id);
    if (kept === null) throw new AppError("app-no-such-table");
    const { game } = JSON.parse(kept.record) as { game: string };
    host = new Host(await rulesOf(game), kept.record);
    seats = seatsOf(host.game);
    return { game, edition: host.game.edition.name, seats };
  },
  /** The page is ready to hear; bots that are next begin to think. */
  begin: (): Promise<void> => change(() => undefined),
  play: (notation: string): Promise<void> => change(() => host.play(notation)),
  takeBack: (): Promise<void> => change(() => host.takeBack()),
  liftCurtain: (): Promise<void> => change(() => host.liftCurtain()),
  hint: () => host.hint(),
  record: () => recordLine(host.game.record()),
};

/** Nothing is announced before it is kept. */
async function change(how: () => void): Promise<void> {
  how();
  const [news, record] = [host.news(), host.game.record()];
  writing = writing.catch(() => undefined).then(() => keep(id, record, seats));
  await writing;
  post({ news });
  if (host.botIsNext) setTimeout(letBotDecide);
}

async function letBotDecide(): Promise<void> {
  try {
    if (host.botIsNext) await change(() => host.letBotDecide());
  } catch (error) {
    post({ number: 0, refused: whatOf(error) });
  }
}

function post(answer: Answer): void {
  postMessage(answer);
}

addEventListener("message", async ({ data: { number, door, given } }: MessageEvent<Call>) => {
  try {
    post({ number, result: await DOORS[door](given) });
  } catch (error) {
    post({ number, refused: whatOf(error) });
  }
});
