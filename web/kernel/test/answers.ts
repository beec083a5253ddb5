/** What the rules answer here, to be compared with what they answer in Python: `tests/wasm`. */
import { Rules, ZocoError, newGame, replay } from "../src/index.js";
import type { Description, Game, Message, Row } from "../src/index.js";

const NAMES = ["toledo", "alcazar"] as const;

export interface Cases {
  readonly replays: readonly { game: string; record: unknown; moments: readonly number[] }[];
  readonly games: readonly { game: string; edition: string; players: number; seed: number; moves: readonly string[] }[];
  readonly refusals: readonly { game: string; record: unknown }[];
  readonly walks: readonly { game: string; edition: string; players: number; seed: number; decisions: number }[];
  readonly playouts: readonly { game: string; edition: string; players: number; seed: number; games: number }[];
}

/** An answer to each case, by kind. */
export async function answer(base: string): Promise<Record<keyof Cases, unknown[]>> {
  const cases = (await (await fetch(`${base}/cases.json`)).json()) as Cases;
  const loaded = new Map<string, Rules>();
  for (const name of NAMES) {
    const wasm = await (await fetch(`${base}/built/${name}.wasm`)).arrayBuffer();
    const description = (await (await fetch(`${base}/built/${name}.json`)).json()) as Description;
    loaded.set(name, await Rules.load(name, wasm, description));
  }
  const each = <Case extends { game: string }, Answer>(
    list: readonly Case[],
    reply: (rules: Rules, asked: Case) => Answer | Promise<Answer>,
  ): Promise<Answer[]> => Promise.all(list.map((asked) => reply(loaded.get(asked.game)!, asked)));
  return {
    replays: await each(cases.replays, replayed),
    games: await each(cases.games, played),
    refusals: await each(cases.refusals, (rules, { record }) => refused(() => replay(rules, record))),
    walks: await each(cases.walks, walked),
    playouts: await each(cases.playouts, (rules, { edition, players, seed, games }) =>
      digest([new Uint8Array(rules.kernel.playouts(rules.edition(edition).row, players, BigInt(seed), games).buffer)]),
    ),
  };
}

/** The record made anew, and the views of every seat and of a spectator at some moments. */
async function replayed(rules: Rules, asked: Cases["replays"][number]): Promise<unknown> {
  const game = replay(rules, asked.record);
  const moments = asked.moments.map((index) => game.at(index));
  const rows = moments.flatMap((moment) => viewers(moment).map((seat) => moment.viewRow(seat)));
  const seen = moments.map((moment) => moment.view(moment.seat));
  return { record: game.record(true), ending: game.ending, views: await digest(rows), seen };
}

function viewers({ players }: Game): (number | null)[] {
  return [null, ...Array(players).keys()];
}

/** A seeded game, played by notation, while another user of the module makes its memory grow; then taken back. */
function played(rules: Rules, asked: Cases["games"][number]): unknown {
  const game = newGame(rules, asked);
  asked.moves.forEach((notation, index) => {
    game.play(notation);
    if (index === 10) rules.kernel.playouts(game.edition.row, game.players, 0n, 3000);
  });
  const record = game.record(true);
  const undone = asked.moves.map(() => game.undo());
  return { record, undone: undone.reverse(), begun: game.record(true), refused: refused(() => game.undo()) };
}

function refused(attempt: () => unknown): Message | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof ZocoError) return error.what;
    throw error;
  }
}

/** Every door of the kernel along a game: states, choices, views, points, then a state imagined and all reasons. */
async function walked(rules: Rules, asked: Cases["walks"][number]): Promise<string> {
  const { kernel, chance: layout, description } = rules;
  const edition = rules.edition(asked.edition).row;
  const [state, chance] = [rules.state.newRow(), layout.newRow()];
  chance.set(kernel.newDice(BigInt(asked.seed), 0), layout.field("dice").offset);
  kernel.new(edition, state, chance, asked.players);
  const parts: Row[] = [];
  let choices = kernel.legal(edition, state);
  for (let index = 0; index < asked.decisions && choices.length > 0; index++) {
    const { points, leaders } = kernel.score(edition, state);
    const view = kernel.view(edition, state, (index % (asked.players + 1)) - 1);
    parts.push(state.slice(), chance.slice(), view, bytes([choices, points, leaders]));
    choices = kernel.step(edition, state, chance, choices[(index * 7919) % choices.length]!);
  }
  const reasons = Array.from({ length: description.actions }, (_, action) => kernel.forbidden(edition, state, action));
  const imagined = rules.state.newRow();
  const dice = kernel.newDice(BigInt(asked.seed), 2);
  const deals = kernel.determinize(edition, kernel.view(edition, state, 0), dice, imagined);
  return digest([...parts, imagined, bytes([deals, reasons])]);
}

function bytes(value: unknown): Row {
  return new TextEncoder().encode(JSON.stringify(value));
}

async function digest(parts: readonly Row[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await new Blob([...parts]).arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
