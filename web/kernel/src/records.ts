import { FORMAT, MOST_BYTES, PLAIN_FORMAT, WAYS } from "../built/constants.js";
import { Commitments, type NumberedShuffle, type Verdict } from "./commitments.js";
import { checkSubstitutes, type Substitute, type Way } from "./endings.js";
import { type ErrorId, RecordError, shown, ZocoError } from "./errors.js";
import { type Fair, isFair } from "./fair.js";
import { Game, isSeed, type Seed } from "./game.js";
import { MISSING, ShuffleFault, type Undone } from "./history.js";
import { type Message, type MessageParameters, message } from "./messages.js";
import type { AnyView, Edition, Rules } from "./rules.js";

/** A game as its shuffles and its decisions: `zoco` formats 1 and 2. */
export interface GameRecord {
  zoco: number;
  game: string;
  edition: string;
  players: number;
  names?: string[];
  bots?: (string | boolean | null)[];
  started?: string;
  fair?: Fair;
  rules?: string;
  seed?: Seed;
  shuffles: string[][];
  moves: string[];
  undone?: [at: number, notations: string[], shuffles?: string[][]][];
  practice?: true;
  ended?: { how: Way; seat: number; at: number };
  substitutes?: Substitute[];
  legal?: string[][];
  result?: { points: number[]; winners: number[] };
}

export type Extra = Pick<GameRecord, "bots" | "started" | "fair">;

type Check = (value: unknown) => boolean;
type Failing = (what: Message) => RecordError;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isInteger(value);
const isPlain: Check = (value) => value === null || typeof value === "string" || typeof value === "boolean";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isShuffles = isListOf(isListOf(isText));
const isUndone = isListOf((entry) => {
  if (!Array.isArray(entry) || !isNumber(entry[0]) || !isListOf(isText)(entry[1])) return false;
  return entry.length === 2 || (entry.length === 3 && isShuffles(entry[2]) && (entry[2] as unknown[]).length > 0);
});
const isEnded: Check = (value) => {
  if (!isObject(value) || Object.keys(value).sort().join() !== "at,how,seat") return false;
  const { how, seat, at } = value;
  return WAYS.includes(how as Way) && isNumber(seat) && isNumber(at);
};
const isSubstitutes = isListOf((entry) => {
  if (!Array.isArray(entry) || entry.length !== 3) return false;
  const [seat, at, bot] = entry as unknown[];
  return isNumber(seat) && isNumber(at) && (bot === null || isText(bot));
});
const isResult: Check = (value) =>
  isObject(value) &&
  Object.keys(value).sort().join() === "points,winners" &&
  Object.values(value).every(isListOf(isNumber));

/** What each key must hold, and the message that says so. */
const FORMS: Readonly<Record<string, readonly [Check, ErrorId]>> = {
  zoco: [isNumber, "record-form-number"],
  game: [isText, "record-form-word"],
  edition: [isText, "record-form-word"],
  players: [isNumber, "record-form-number"],
  shuffles: [isShuffles, "record-form-lists"],
  moves: [isListOf(isText), "record-form-words"],
  names: [isListOf(isText), "record-form-words"],
  bots: [isListOf(isPlain), "record-form-plain"],
  started: [isText, "record-form-word"],
  rules: [isText, "record-form-word"],
  seed: [(value) => isNumber(value) || typeof value === "bigint", "record-form-number"],
  undone: [isUndone, "record-form-undone"],
  practice: [(value) => value === true, "record-form-true"],
  ended: [isEnded, "record-form-ended"],
  substitutes: [isSubstitutes, "record-form-substitutes"],
  fair: [isFair, "record-form-fair"],
  legal: [isListOf(isListOf(isText)), "record-form-lists"],
  result: [isResult, "record-form-result"],
};
const REQUIRED = ["zoco", "game", "edition", "players", "shuffles", "moves"];
const MOST_SHOWN = 200;

/**
 * Plays a record again, decision by decision, and refuses whatever does not follow from the rules; the game stands at
 * its end. `number` is the record's place in its file, for errors.
 */
export function replay<View extends AnyView = AnyView>(rules: Rules, source: unknown, number = 1): Game<View> {
  return new Replay<View>(rules, number, typeof source === "string" ? parseJson(source, number) : source).game;
}

/** A record as a line of JSON. `JSON.stringify` alone refuses seeds that are BigInts. */
export function recordLine(record: GameRecord): string {
  const written = (value: unknown): string => (typeof value === "bigint" ? String(value) : JSON.stringify(value));
  const entries = Object.entries(record).map(([key, value]) => `${JSON.stringify(key)}:${written(value)}`);
  return `{${entries.join(",")}}`;
}

function parseJson(source: string, number: number): unknown {
  if (source.length > MOST_BYTES) {
    throw new RecordError("record-wrong", { number, what: message("record-too-large", { most: MOST_BYTES }) });
  }
  try {
    return withExactSeed(JSON.parse(source), source);
  } catch (error) {
    const what = message("record-not-json", { error: (error as Error).message.slice(0, MOST_SHOWN) });
    throw new RecordError("record-wrong", { number, what });
  }
}

/** JavaScript's reader rounds numbers from 2⁵³ on; the text still has a seed's digits, and the shuffles test them. */
function withExactSeed(record: unknown, source: string): unknown {
  if (!isObject(record) || !Number.isInteger(record.seed) || Number.isSafeInteger(record.seed)) return record;
  const written = Array.from(source.matchAll(/"seed"\s*:\s*(\d+)/g), ([, digits]) => BigInt(digits!));
  return { ...record, seed: written.find((seed) => Number(seed) === record.seed) ?? record.seed };
}

class Replay<View extends AnyView> {
  readonly game: Game<View>;
  readonly #rules: Rules;
  readonly #number: number;
  readonly #record: GameRecord;

  constructor(rules: Rules, number: number, data: unknown) {
    this.#rules = rules;
    this.#number = number;
    this.#record = this.#checkForm(data);
    this.game = this.#begin();
    this.#record.moves.forEach((notation, index) => {
      this.#checkLegalSet(index);
      this.#attempt(
        () => this.game.play(notation),
        (what) => this.#wrap(what, index),
      );
    });
    this.#endByPeople();
    this.#checkEnd();
    this.#checkExtras();
    this.#checkUndone();
    this.game.goOn();
  }

  #fail(id: ErrorId, parameters: MessageParameters = {}, move?: number): RecordError {
    return this.#wrap(message(id, parameters), move);
  }

  #wrap(what: Message, move?: number): RecordError {
    const number = this.#number;
    if (move === undefined) return new RecordError("record-wrong", { number, what });
    return new RecordError("record-wrong-at", { number, move, what });
  }

  // ---- the form

  #checkForm(data: unknown): GameRecord {
    if (!isObject(data)) throw this.#fail("record-not-an-object");
    const { zoco: version } = data;
    if (typeof version !== "number" || !Number.isInteger(version) || version < 1) throw this.#fail("record-no-version");
    if (version > FORMAT) throw this.#fail("record-future", { version: String(version).slice(0, 20), format: FORMAT });
    for (const key of REQUIRED) {
      if (!Object.hasOwn(data, key)) throw this.#fail("record-missing-key", { key });
    }
    for (const [key, value] of Object.entries(data)) {
      const form = Object.hasOwn(FORMS, key) ? FORMS[key] : undefined;
      if (form === undefined) throw this.#fail("record-unknown-key", { key: key.slice(0, 60) });
      const [isRight, name] = form;
      if (!isRight(value)) throw this.#fail("record-wrong-form", { key, form: message(name) });
    }
    return data as unknown as GameRecord;
  }

  // ---- the game

  #begin(): Game<View> {
    const { game, players, seed } = this.#record;
    if (game !== this.#rules.name) {
      throw this.#fail("unknown-game", { name: game.slice(0, 40), games: this.#rules.name });
    }
    const edition = this.#findEdition();
    const shuffles = this.#readShuffles(this.#record.shuffles, (what) => this.#wrap(what));
    const begun = this.#attempt(() => new Game<View>(this.#rules, edition, players, null, shuffles));
    begun.seed = seed !== undefined && this.#makesShuffles(seed, begun) ? seed : null;
    return begun;
  }

  /** A record may come from another program, whose seeds mean nothing here. */
  #makesShuffles(seed: Seed, { edition, players, shuffles }: Game<View>): boolean {
    if (!isSeed(seed)) return false;
    const [made] = new Game<View>(this.#rules, edition, players, seed, null).shuffles;
    return String(made) === String(shuffles[0]);
  }

  #findEdition(): Edition {
    const { edition: wanted } = this.#record;
    const found = this.#attempt(() => this.#rules.edition(wanted));
    if (found.name !== wanted) {
      throw this.#fail("record-other-edition", { wanted: wanted.slice(0, 80), given: found.name });
    }
    return found;
  }

  #readShuffles(shuffles: readonly (readonly string[])[], fail: Failing): number[][] {
    const { cardNumbers, description } = this.#rules;
    return shuffles.map((pile, shuffle) => {
      const unknown = pile.find((card) => !cardNumbers.has(card));
      if (unknown !== undefined) throw fail(message("record-unknown-card", { shuffle, card: unknown.slice(0, 20) }));
      if (pile.length > description.largestPile) throw fail(message("record-no-permutation", { shuffle }));
      return pile.map((card) => cardNumbers.get(card)!);
    });
  }

  /** Whatever goes wrong is an error of the record. */
  #attempt<Result>(action: () => Result, fail: Failing = (what) => this.#wrap(what)): Result {
    try {
      return action();
    } catch (error) {
      if (error instanceof ShuffleFault) {
        const id = error.fault === MISSING ? "record-missing-shuffle" : "record-no-permutation";
        throw fail(message(id, { shuffle: error.index }));
      }
      throw error instanceof ZocoError ? fail(error.what) : error;
    }
  }

  #checkLegalSet(index: number): void {
    const { legal, moves } = this.#record;
    if (legal === undefined) return;
    const theirs = legal[index];
    if (theirs === undefined) {
      throw this.#fail("record-legal-length", { found: legal.length, wanted: moves.length }, index);
    }
    const ours = new Set(this.game.legal);
    const differing = [...theirs.filter((notation) => !ours.delete(notation)), ...ours];
    if (differing.length > 0) {
      const some = differing.sort().slice(0, 5).join(", ").slice(0, MOST_SHOWN);
      throw this.#fail("record-other-legal", { differing: some }, index);
    }
  }

  /** What people did beside their decisions. */
  #endByPeople(): void {
    const { ended, substitutes = [], players, moves, result } = this.#record;
    const last = moves.length;
    this.#attempt(
      () => {
        checkSubstitutes(substitutes, players, last);
        this.game.substitutes = substitutes;
        const agreed = ended?.how === "agreed" ? result?.winners : undefined;
        if (ended !== undefined) this.game.end(ended.how, ended.seat, agreed);
      },
      (what) => this.#wrap(what, last),
    );
    if (ended !== undefined && ended.at !== last) {
      throw this.#fail("record-ended-index", { index: shown(ended.at), last }, last);
    }
  }

  #checkEnd(): void {
    const { legal, moves, result, shuffles } = this.#record;
    const { points, winners, over, shuffles: used } = this.game;
    const last = moves.length;
    if (legal !== undefined && legal.length !== last) {
      throw this.#fail("record-legal-length", { found: legal.length, wanted: last }, last);
    }
    if (used.length < shuffles.length) {
      throw this.#fail("record-superfluous-shuffle", { used: used.length, found: shuffles.length }, last);
    }
    if (over !== (result !== undefined)) {
      throw this.#fail(over ? "record-no-result" : "record-result-too-early", {}, last);
    }
    const [found, right] = [result, { points, winners }].map(written);
    if (result !== undefined && found !== right) {
      throw this.#fail("record-other-result", { found: found!.slice(0, MOST_SHOWN), right: right! }, last);
    }
  }

  /** What is not needed to replay, but must still be possible: names and bots by seat. */
  #checkExtras(): void {
    const { names, bots, started, fair, players } = this.#record;
    for (const [key, list] of Object.entries({ names, bots })) {
      if (list !== undefined && list.length !== players) throw this.#fail("record-not-by-seat", { key, players });
    }
    if (fair !== undefined && fair.seats.length !== players)
      throw this.#fail("record-not-by-seat", { key: "fair", players });
    this.game.names = names ?? null;
    const extra: Extra = { ...(bots && { bots }), ...(started !== undefined && { started }), ...(fair && { fair }) };
    this.game.extra = extra;
  }

  /** Follows the line of the game back through all that was taken back: before the last time it was the line up to
   * there and what was taken back then, and so on. */
  #checkUndone(): void {
    const { zoco: found, practice = false } = this.#record;
    const past = this.game.copy();
    past.ended = null;
    [this.game.undone, this.game.practice] = [this.#readUndone(), practice];
    const { format: right, undone } = this.game;
    if (found !== right) throw this.#fail("record-other-version", { found, right });
    for (const { at, notations, shuffles } of [...undone].reverse()) {
      const last = past.moves.length;
      if (at < 0 || at > last) throw this.#fail("record-undone-index", { index: at, last });
      while (past.moves.length > at) past.undo();
      past.follow(shuffles);
      const before = past.shuffles.length;
      for (const notation of notations) this.#attempt(() => past.play(notation), this.#inUndone(at));
      const used = past.shuffles.length - before;
      if (used < shuffles.length) {
        throw this.#inUndone(at)(message("record-superfluous-shuffle", { used, found: shuffles.length }));
      }
    }
  }

  /** The plain format counts in the moves of the game, in any order; by index, that is the same as in their line. */
  #readUndone(): Undone[] {
    const { zoco, undone = [] } = this.#record;
    const read = undone.map(([at, notations, made = []]) => {
      return { at, notations, shuffles: this.#readShuffles(made, this.#inUndone(at)) };
    });
    return zoco === PLAIN_FORMAT ? read.sort((one, other) => one.at - other.at) : read;
  }

  #inUndone(at: number): Failing {
    return (what) => this.#fail("record-in-undone", { what }, at >= 0 ? at : undefined);
  }
}

/** A result as messages quote it. */
function written(result: GameRecord["result"]): string | undefined {
  return result && `{'points': [${result.points.join(", ")}], 'winners': [${result.winners.join(", ")}]}`;
}

/** Every shuffle, those that were taken back included, with its number in the line as it was then. */
function numberedShuffles(game: Game): NumberedShuffle[] {
  const { cards } = game.rules.description;
  const past = game.copy();
  past.ended = null; // before its end, people took something back
  const numbered = (shuffles: Undone["shuffles"], first: number): NumberedShuffle[] =>
    shuffles.map((pile, k) => [first + k, pile.map((card) => cards[card]!)]);
  const all = numbered(game.shuffles, 0);
  for (const { at, notations, shuffles } of [...game.undone].reverse()) {
    while (past.moves.length > at) past.undo();
    all.push(...numbered(shuffles, past.shuffles.length));
    past.follow(shuffles);
    for (const notation of notations) past.play(notation);
  }
  return all;
}

/** Whether nobody alone can have chosen the shuffles, as far as a record tells. */
export async function checkShuffles(game: Game, commitments = new Commitments()): Promise<Verdict> {
  const { fair } = game.extra;
  if (fair === undefined) return { what: message("fair-nothing"), isVerified: false, notes: [] };
  return commitments.check(fair, numberedShuffles(game), game.seatNames());
}
