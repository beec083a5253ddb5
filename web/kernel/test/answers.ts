/** What the rules answer here, to be compared with what they answer in Python: `tests/wasm/answers.py`. */

import type {
  Catalogue,
  Description,
  Explanation,
  Game,
  Message,
  MessageParameters,
  Names,
  Parameter,
  Row,
  SeatView,
} from "../src/index.js";
import {
  explain,
  GreedyBot,
  hint,
  newCatalogue,
  newGame,
  Player,
  percentsOf,
  playerNamed,
  question,
  Rules,
  recordLine,
  replay,
  Scratch,
  SearchBot,
  SearchContext,
  say,
  sayHint,
  score,
  TAKING_BACK,
  whyNot,
  ZocoError,
} from "../src/index.js";

const BY_THE_CLOCK = { milliseconds: 6 };
const COMPARED = 1 << 20; // bytes of a tree
const TICK = 0.7; // milliseconds between two looks at a clock that is the same everywhere

interface Table {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  /** As text: many are larger than JavaScript's numbers. */
  readonly seed: string;
}

export interface Cases {
  readonly replays: readonly { game: string; line: string }[];
  readonly games: readonly (Table & { moves: readonly string[] })[];
  readonly takings: readonly (Table & { line: string | null; steps: readonly (string | number)[] })[];
  readonly refusals: readonly { game: string; record: unknown }[];
  readonly mistakes: readonly { game: string; method: string; given: unknown }[];
  readonly walks: readonly (Table & { decisions: number })[];
  readonly playouts: readonly (Table & { games: number })[];
  readonly random: readonly (Table & { games: number })[];
  readonly thoughts: readonly (Table & { moves: readonly string[]; simulations: number })[];
  readonly matches: readonly (Table & { bots: readonly string[] })[];
  readonly words: readonly { game: string; line: string; every: number; asked: string[]; names: string[] }[];
  readonly sentences: readonly { language: string; id: string; parameters: MessageParameters }[];
  readonly editions: readonly { game: string; edition: string }[];
  readonly hints: readonly { game: string; line: string; index: number; simulations: number; seed: number }[];
}

/** By language, in Python's order. */
const CATALOGUES = new Map<string, Catalogue>();

/** An answer to each case, by kind. */
export async function answer(base: string): Promise<Record<keyof Cases, unknown[]>> {
  const cases = (await (await fetch(`${base}/cases.json`)).json()) as Cases;
  const loaded = new Map<string, Rules>();
  const asked = Object.values(cases).flat() as { game?: string }[];
  for (const name of new Set(asked.flatMap(({ game }) => game ?? []))) {
    const wasm = await (await fetch(`${base}/built/${name}/module.wasm`)).arrayBuffer();
    const description = (await (await fetch(`${base}/built/${name}/description.json`)).json()) as Description;
    loaded.set(name, await Rules.load(name, wasm, description));
  }
  const texts = (await (await fetch(`${base}/catalogues.json`)).json()) as Record<string, string>;
  for (const [language, text] of Object.entries(texts)) CATALOGUES.set(language, newCatalogue(language, text));
  async function each<Case extends { game: string }, Answer>(
    list: readonly Case[],
    reply: (rules: Rules, asked: Case) => Answer | Promise<Answer>,
  ): Promise<Answer[]> {
    const answers = [];
    for (const asked of list) answers.push(await reply(loaded.get(asked.game)!, asked));
    return answers;
  }
  return {
    replays: await each(cases.replays, replayed),
    games: await each(cases.games, played),
    takings: await each(cases.takings, takenBack),
    refusals: await each(cases.refusals, (rules, { record }) => refused(() => replay(rules, record))),
    mistakes: await each(cases.mistakes, mistaken),
    walks: await each(cases.walks, walked),
    playouts: await each(cases.playouts, playedOut),
    random: await each(cases.random, playedAtRandom),
    thoughts: await each(cases.thoughts, thought),
    matches: await each(cases.matches, playedByBots),
    words: await each(cases.words, worded),
    sentences: cases.sentences.map(sentence),
    editions: await each(cases.editions, printed),
    hints: await each(cases.hints, hinted),
  };
}

/** The record made again, and the views of every seat and of a spectator at every moment; some also field by field. */
async function replayed(rules: Rules, asked: Cases["replays"][number]): Promise<unknown> {
  const game = replay(rules, asked.line);
  const [line, ending] = [recordLine(game.record(true)), game.ending];
  const rows = viewsOf(game);
  const seen = [game.view(), game.view(game.seat)];
  while (game.moves.length > 0) {
    game.undo();
    rows.push(...viewsOf(game));
  }
  return { line, ending, views: await digest(rows), seen, begun: recordLine(game.record(true)) };
}

function viewsOf(game: Game): Row[] {
  return [null, ...Array(game.players).keys()].map((seat) => game.viewRow(seat));
}

/** A seeded game, played by notation, while another user of the module makes its memory grow; then taken back. */
function played(rules: Rules, asked: Cases["games"][number]): unknown {
  const game = newGame(rules, { ...asked, seed: BigInt(asked.seed) });
  const future = game.randomFuture(rules.newDice(BigInt(asked.seed), 1));
  asked.moves.forEach((notation, index) => {
    game.play(notation);
    if (index === 10) playouts(rules, asked, 3000);
  });
  const line = recordLine(game.record(true));
  const before = game.copy();
  const last = (): number => game.moves.length - 1;
  while (!game.revealed && last() >= 0) game.takeBack(last(), TAKING_BACK.alone.nothing);
  const taken = recordLine(game.record());
  const refusal = refused(() => game.takeBack(last(), TAKING_BACK.online[game.crossing(last())]));
  const same = recordLine(before.record(true)) === line;
  while (game.moves.length > 0) game.undo();
  return { future, line, taken, refusal, same, begun: recordLine(game.record(true)) };
}

/** What a take-back crosses, whether it is refused at each kind of table, and the record of it all; read again, all is
 * decided as it was before something was taken back. */
function takenBack(rules: Rules, { line, edition, players, seed, steps }: Cases["takings"][number]): unknown {
  let game = line === null ? newGame(rules, { edition, players, seed: BigInt(seed) }) : replay(rules, line);
  const told = [];
  for (const step of steps) {
    if (typeof step === "string") game.play(step);
    else told.push(goneBack(game, step));
  }
  const record = recordLine(game.record());
  game = replay(rules, record);
  const read = recordLine(game.record(true));
  for (const notation of game.takeBack(game.moves.length >> 1, TAKING_BACK.alone.cards)) game.play(notation);
  return { told, record, read, again: recordLine(game.record()), state: game.viewRow(0).join() };
}

function goneBack(game: Game, index: number): unknown {
  const crossings = [false, true].map((looked) => game.crossing(index, looked));
  const terms = Object.values(TAKING_BACK).flatMap((row) => crossings.map((crossing) => row[crossing]));
  const refusals = terms.map((one) => (one.refusal === null ? null : refused(() => game.takeBack(index, one))));
  return { crossings, refusals, taken: game.takeBack(index, TAKING_BACK.alone[crossings[1]!]) };
}

interface Refusal {
  readonly what: Message;
  readonly said: string;
}

function refused(attempt: () => unknown): Refusal | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof ZocoError) return { what: inEnglish(error.what) as Message, said: error.message };
    throw error;
  }
}

/** A message in which colours stand for names as they do in Python: in words. */
function inEnglish(what: Parameter): Parameter {
  if (typeof what !== "object") return what;
  if (what.id.startsWith("colour-")) return say(what, CATALOGUES.get("en")!);
  const parameters = Object.entries(what.parameters).map(([name, value]) => [name, inEnglish(value)]);
  return { id: what.id, parameters: Object.fromEntries(parameters) as MessageParameters };
}

/** What is said in a recorded game, as messages and in every language. */
function worded(rules: Rules, { line, every, asked, names: given }: Cases["words"][number]): unknown {
  const game = replay(rules, line);
  game.names = given;
  const names = game.seatNames().map(inEnglish);
  const moments = [...Array(game.moves.length + 1).keys()].filter((index) => index % every === 0);
  const points = [...Array(game.players).keys()].map((seat) => score(game.seatView(null), seat));
  return { names, score: points, told: moments.map((index) => wordedAt(game, index, names, asked)) };
}

function wordedAt(game: Game, index: number, names: Names, asked: readonly string[]): unknown {
  const now = game.at(index);
  const seats = [...Array(game.players).keys()];
  const seatView = now.seatView();
  const refused = Array.from({ length: 5 }, (_, k) => whyNot(seatView, asked[(index + k) % asked.length]!, names));
  const told = index < game.moves.length ? seats.map((seat) => game.told(index, seat, names)) : [];
  return {
    questions: [null, ...seats].map((seat) => inWords(question(now.seatView(seat), names))),
    legal: seatView.legal,
    explained: seatView.actions.map((action) => explained(explain(seatView, action, names))),
    refused: refused.map((why) => why && explained(why)),
    told: told.map((messages) => messages.map(inWords)),
  };
}

/** Null for what cannot be said. */
function sentence({ language, ...what }: Cases["sentences"][number]): string | null {
  try {
    return say(what, CATALOGUES.get(language)!);
  } catch {
    return null;
  }
}

function explained({ what, rule }: Explanation): unknown {
  return [inWords(what), rule];
}

function inWords(what: Message): unknown {
  return [what, ...[...CATALOGUES.values()].map((catalogue) => say(what, catalogue))];
}

/** What boards read of an edition. */
function printed(rules: Rules, { edition }: Cases["editions"][number]): unknown {
  return rules.edition(edition).facts;
}

function hinted(rules: Rules, { line, index, simulations, seed }: Cases["hints"][number]): unknown {
  const game = replay(rules, line);
  const names = game.seatNames().map(inEnglish);
  return hint(game.at(index).seatView(), names, { simulations }, seed).map((found) => {
    const said = [...CATALOGUES.values()].map((catalogue) => sayHint(found, names, catalogue));
    return [found.notation, found.shares, percentsOf(found.shares), found.why, ...said];
  });
}

function mistaken(rules: Rules, { method, given }: Cases["mistakes"][number]): Refusal | null {
  const methods: Record<string, () => unknown> = {
    players: () => newGame(rules, { players: given as number }),
    seed: () => newGame(rules, { players: 2, seed: BigInt(given as string) }),
    edition: () => newGame(rules, { players: 2, edition: given as string }),
    play: () => newGame(rules, { players: 2, seed: 1 }).play(given as string),
    view: () => newGame(rules, { players: 2, seed: 1 }).view(given as number),
    at: () => newGame(rules, { players: 2, seed: 1 }).at(given as number),
    undo: () => newGame(rules, { players: 2, seed: 1 }).undo(),
    bot: () => playerNamed(rules, given as string, 1),
    choose: () =>
      new Player("own", { choose: () => given as number }, {}).choose(
        newGame(rules, { players: 2, seed: 1 }).seatView(),
      ),
  };
  return refused(methods[method]!);
}

/** Every entry point along a game: states, choices, views, points, then a state imagined and all reasons. */
async function walked(rules: Rules, asked: Cases["walks"][number]): Promise<string> {
  const { kernel, description } = rules;
  const { edition, state, chance } = seated(rules, asked);
  const [points, view, out] = [new BigInt64Array(description.mostPlayers), rules.view.newRow(), rules.newChoices()];
  kernel.new(edition, state, chance, asked.players);
  const parts: Row[] = [];
  let choices = [...out.subarray(0, kernel.legal(edition, state, out))];
  for (let index = 0; index < asked.decisions && choices.length > 0; index++) {
    const leaders = kernel.score(edition, state, points);
    kernel.view(edition, state, (index % (asked.players + 1)) - 1, view);
    parts.push(state.slice(), chance.slice(), view.slice(), bytes([choices, Array.from(points, Number), leaders]));
    const action = choices[(index * 7919) % choices.length]!;
    choices = [...out.subarray(0, kernel.step(edition, state, chance, action, out))];
  }
  const actions = [...Array(description.actions).keys()];
  const reasons = actions.map((action) => kernel.forbidden(edition, state, action, out));
  kernel.view(edition, state, 0, view);
  const determinized = rules.state.newRow();
  const deals = kernel.determinize(edition, view, rules.newDice(BigInt(asked.seed), 2), determinized, out);
  return digest([...parts, determinized, bytes([deals, reasons])]);
}

function seated(rules: Rules, { edition, seed }: Table): { edition: Row; state: Row; chance: Row } {
  return { edition: rules.edition(edition).row, state: rules.state.newRow(), chance: rules.newChance(BigInt(seed), 0) };
}

async function playedOut(rules: Rules, asked: Cases["playouts"][number]): Promise<string> {
  return digest([new Uint8Array(playouts(rules, asked, asked.games).buffer)]);
}

function playouts(rules: Rules, table: Table, games: number): BigInt64Array<ArrayBuffer> {
  const { description, kernel } = rules;
  const results = new BigInt64Array(games * description.resultColumns);
  const memory = new Uint8Array(description.bots.playout);
  kernel.playouts(rules.edition(table.edition).row, memory, table.players, BigInt(table.seed), results, games);
  return results;
}

/** Whole random games, one after the other: every decision, the last state and the points of each. */
async function playedAtRandom(rules: Rules, asked: Cases["random"][number]): Promise<string> {
  const choices = new Scratch(rules.newChoices().byteLength);
  const moves = new Int16Array(4096);
  const parts: Row[] = [];
  for (let game = 0; game < asked.games; game++) {
    const seed = BigInt(asked.seed) + BigInt(game);
    const { edition, state, chance } = seated(rules, { ...asked, seed: String(seed) });
    const [dice, points] = [rules.newDice(seed, 1), new BigInt64Array(rules.description.mostPlayers)];
    rules.kernel.new(edition, state, chance, asked.players);
    for (let made = -1; made !== 0; ) {
      made = rules.kernel.play_on(edition, state, chance, dice, choices, moves, moves.length);
      parts.push(new Uint8Array(moves.slice(0, made).buffer));
    }
    rules.kernel.score(edition, state, points);
    parts.push(state, new Uint8Array(points.buffer));
  }
  return digest(parts);
}

/** Two contexts side by side, one of them interrupted while the module's memory grows and is used by others. */
async function thought(rules: Rules, asked: Cases["thoughts"][number]): Promise<unknown> {
  const seed = BigInt(asked.seed);
  const game = newGame(rules, { ...asked, seed });
  asked.moves.forEach((notation) => game.play(notation));
  const seatView = game.seatView();
  const first = new SearchContext(rules, seed);
  first.begin(seatView, asked);
  first.proceed(seatView, 0);
  const [between, second] = [rules.kernel.keep(5_000_000), new SearchContext(rules, seed)];
  const greedy = new GreedyBot(rules, seed).choose(seatView);
  second.search(seatView, asked);
  between.bytes.fill(255);
  between.release();
  while (first.proceed(seatView, 0));
  const trees = [await digest([first.tree.slice(0, COMPARED)]), await digest([second.tree.slice(0, COMPARED)])];
  const found = first.statistics(seatView);
  [first, second].forEach((context) => context.release());
  const guarded = [() => first.proceed(seatView, 0), () => second.advance(0)].every(fails);
  return { legal: seatView.legal, greedy, found, trees, guarded, inTime: searchedInTime(seatView) };
}

/** Memory that was released may be somebody else's. */
function fails(attempt: () => void): boolean {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
}

/** How often each decision is tried, by a clock that advances whenever it is looked at. */
function searchedInTime(seatView: SeatView): number[] {
  const [clock, bot] = [performance.now, new SearchBot(seatView.rules)];
  let ticks = 0;
  performance.now = () => TICK * ticks++;
  const found = bot.search(seatView, BY_THE_CLOCK);
  performance.now = clock;
  bot.release();
  return found.map(({ visits }) => visits);
}

function playedByBots(rules: Rules, asked: Cases["matches"][number]): string {
  const seed = BigInt(asked.seed);
  const game = newGame(rules, { ...asked, seed });
  const bots = asked.bots.map((name, seat) => playerNamed(rules, name, seed + BigInt(seat)));
  while (!game.over) game.act(bots[game.seat]!.choose(game.seatView()));
  bots.forEach((bot) => bot.release());
  return recordLine(game.record());
}

function bytes(value: unknown): Row {
  return new TextEncoder().encode(JSON.stringify(value));
}

async function digest(parts: readonly Row[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await new Blob([...parts]).arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
