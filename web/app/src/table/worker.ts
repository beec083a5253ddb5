/** Where a local table lives: no thought of a bot ever holds up the page. */
import { type Message, type Row, recordLine } from "zoco-kernel";
import type { Seat } from "../board.js";
import { AppError, whatOf } from "../errors.js";
import { loadGame, saveGame, seatsOf } from "../gameStore.js";
import { addGames, type GameInfo, rulesOf } from "../games.js";
import { LocalGame, type SnapshotUpdate } from "./localGame.js";

export interface Opened {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly Seat[];
}

export type Method = keyof typeof METHODS;
export interface Call {
  readonly number: number;
  readonly method: Method;
  readonly argument: string;
}
/** To a call by its number; what goes wrong without one has the number 0. */
export type Answer =
  | { readonly update: SnapshotUpdate }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly refused: Message };

let id = "";
let localGame: LocalGame;
let seats: readonly Seat[] = [];
let isFriendly = false;
let writing: Promise<void> = Promise.resolve();

const METHODS = {
  /** The games that the page found while it ran. */
  addGames: (added: string): void => addGames(JSON.parse(added) as readonly GameInfo[]),
  async open(argument: string): Promise<Opened> {
    id = argument;
    const kept = await loadGame(id);
    if (kept === null) throw new AppError("app-no-such-table");
    const { game } = JSON.parse(kept.record) as { game: string };
    isFriendly = kept.isFriendly === true;
    localGame = new LocalGame(await rulesOf(game), kept.record, isFriendly);
    seats = seatsOf(localGame.game);
    return { game, edition: localGame.game.edition.name, seats };
  },
  /** The page is ready to hear; bots that are next begin to think. */
  begin: (): Promise<void> => change(() => undefined),
  play: (notation: string): Promise<void> => change(() => localGame.play(notation)),
  takeBack: (): Promise<void> => change(() => localGame.takeBack()),
  liftCurtain: (): Promise<void> => change(() => localGame.liftCurtain()),
  handOver: (): Promise<void> => change(() => localGame.handOver()),
  rowAt: (moment: string): Row => localGame.rowAt(Number(moment)),
  hint: () => localGame.hint(),
  record: () => recordLine(localGame.game.record()),
};

/** Nothing is announced before it is kept. */
async function change(how: () => void): Promise<void> {
  how();
  const [update, record] = [localGame.update(), localGame.game.record()];
  writing = writing.catch(() => undefined).then(() => saveGame(id, record, seats, isFriendly));
  await writing;
  post({ update });
  if (localGame.botIsNext) setTimeout(letBotDecide);
}

async function letBotDecide(): Promise<void> {
  try {
    if (localGame.botIsNext) await change(() => localGame.letBotDecide());
  } catch (error) {
    post({ number: 0, refused: whatOf(error) });
  }
}

function post(answer: Answer): void {
  postMessage(answer);
}

addEventListener("message", async ({ data: { number, method, argument } }: MessageEvent<Call>) => {
  try {
    post({ number, result: await METHODS[method](argument) });
  } catch (error) {
    post({ number, refused: whatOf(error) });
  }
});
