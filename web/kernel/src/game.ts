import type { Views } from "../built/views.js";
import { IllegalMove, TableError, shown } from "./errors.js";
import { LEGAL, Room } from "./kernel.js";
import type { Row } from "./layout.js";
import { message, printable, type Message, type Names } from "./messages.js";
import type { Dice, Edition, GameName, Rules } from "./rules.js";
import { Sight } from "./sight.js";
import { reason, tell } from "./words.js";

const SPECTATOR = -1;
const CHANCE_STREAM = 0;
const MOVES_AT_ONCE = 4096;
const MOST_NAME = 40; // longer names are cut where they are shown
export const NO_FAULT = 0;
export const MISSING = 1;

/** A BigInt from 2⁵³ on, where JavaScript's numbers are no longer exact. */
export type Seed = number | bigint;

/** A game as its shuffles and its decisions: `zoco` format 1. */
export interface GameRecord {
  zoco: number;
  game: string;
  edition: string;
  players: number;
  names?: string[];
  bots?: (string | boolean | null)[];
  started?: string;
  fair?: Record<string, unknown>;
  rules?: string;
  seed?: Seed;
  shuffles: string[][];
  moves: string[];
  undone?: [number, string[]][];
  legal?: string[][];
  result?: { points: number[]; winners: number[] };
}

export type Extra = Pick<GameRecord, "bots" | "started" | "fair">;

export interface Table {
  readonly players: number;
  /** 0 … 2⁶³ - 1; the same seed makes the same shuffles as in Python. */
  readonly seed?: Seed;
  readonly edition?: string;
}

/** A given shuffle is missing or is not one of the pile it stands for. */
export class ShuffleFault extends Error {
  readonly fault: number;
  readonly index: number;

  constructor(fault: number, index: number) {
    super(`Shuffle ${index} ${fault === MISSING ? "is missing" : "is not made of the cards of its pile"}.`);
    this.fault = fault;
    this.index = index;
  }
}

/** What is needed to go back before a decision. */
interface Moment {
  readonly state: Row;
  readonly chance: Row;
  readonly shuffles: number;
}

export function newGame<Name extends GameName>(rules: Rules<Name>, table: Table): Game<Name> {
  const { players, seed, edition } = table;
  return new Game(rules, rules.edition(edition), players, checkedSeed(rules, seed ?? randomSeed()), null);
}

/** A game at some moment of its history, in the words of Python's `Game`. */
export class Game<Name extends GameName = GameName> {
  readonly rules: Rules<Name>;
  readonly edition: Edition;
  readonly players: number;
  seed: Seed | null;
  names: string[] | null = null;
  extra: Extra = {};
  moves: string[] = [];
  undone: [number, string[]][] = [];
  shuffles: number[][] = [];
  readonly #replayed: boolean;
  #given: readonly (readonly number[])[] | null;
  #history: Moment[] = [];
  #state: Row;
  #chance: Row;

  /** With `shuffles`, chance is what they say, until `goOn` lets the generator take over. */
  constructor(
    rules: Rules<Name>,
    edition: Edition,
    players: number,
    seed: Seed | null,
    shuffles: readonly (readonly number[])[] | null,
  ) {
    checkPlayers(rules, players);
    this.rules = rules;
    this.edition = edition;
    this.players = players;
    this.seed = seed;
    this.#given = shuffles;
    this.#replayed = shuffles !== null;
    this.#state = rules.state.newRow();
    const diceSeed = shuffles === null && seed !== null ? seed : randomSeed();
    this.#chance = rules.newChance(BigInt(diceSeed), CHANCE_STREAM);
    this.#prepareChance();
    rules.kernel.new(edition.row, this.#state, this.#chance, players);
    this.#collectShuffles();
  }

  // ---- what stands on the table

  /** Whose decision is next. */
  get seat(): number {
    return this.rules.state.number(this.#state, "seat");
  }

  get over(): boolean {
    return this.rules.state.number(this.#state, "ending") !== 0;
  }

  /** How the game ended; null while it runs. */
  get ending(): string | null {
    return this.over ? this.rules.description.endings[this.rules.state.number(this.#state, "ending")]! : null;
  }

  /** By seat, as they stand. */
  get points(): number[] {
    return this.#score().points;
  }

  /** The winning seats; none while the game runs. */
  get winners(): number[] {
    if (!this.over) return [];
    const { leaders } = this.#score();
    return [...Array(this.players).keys()].filter((seat) => (leaders >> seat) & 1);
  }

  #score(): { points: number[]; leaders: number } {
    const points = new BigInt64Array(this.rules.description.mostPlayers);
    const leaders = this.rules.kernel.score(this.edition.row, this.#state, points);
    return { points: Array.from(points.subarray(0, this.players), Number), leaders };
  }

  /** What a seat may know; without a seat, what a spectator sees. */
  view(seat: number | null = null): Views[Name] {
    return this.rules.view.decode(this.viewRow(seat)) as unknown as Views[Name];
  }

  viewRow(seat: number | null = null): Row {
    return this.#viewOf(this.#state, seat);
  }

  #viewOf(state: Row, seat: number | null): Row {
    if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < this.players)) {
      throw new TableError("no-such-seat", { seat: shown(seat), last: this.players - 1 });
    }
    const out = this.rules.view.newRow();
    this.rules.kernel.view(this.edition.row, state, seat ?? SPECTATOR, out);
    return out;
  }

  /** What the seat on turn sees and may decide: what a bot is given. Or what another seat or, for null, nobody sees. */
  sight(seat: number | null = this.seat): Sight<Name> {
    return this.#sightOf(this.#state, seat);
  }

  // ---- deciding

  /** The legal decisions as numbers. */
  get actions(): number[] {
    return this.#actionsIn(this.#state);
  }

  /** The legal decisions of the seat on turn; none when the game is over. */
  get legal(): string[] {
    return this.#legalIn(this.#state);
  }

  #actionsIn(state: Row): number[] {
    const out = this.rules.newChoices();
    return [...out.subarray(0, this.rules.kernel.legal(this.edition.row, state, out))];
  }

  #legalIn(state: Row): string[] {
    return this.#actionsIn(state).map((action) => this.edition.notation.write(state, action));
  }

  /** Makes a decision, or says what is wrong and changes nothing. */
  play(notation: string): void {
    const action = this.action(notation);
    const code = this.rules.kernel.forbidden(this.edition.row, this.#state, action, this.#scratch());
    if (code !== LEGAL) {
      const { what: why, rule } = reason(this.sight(), action, code, this.seatNames());
      throw new IllegalMove("illegal-move", { notation, rule, why });
    }
    this.act(action);
  }

  /** Makes a decision that is known to be legal, given as a number. */
  act(action: number): void {
    const moment = { state: this.#state.slice(), chance: this.#chance.slice(), shuffles: this.shuffles.length };
    const notation = this.edition.notation.write(this.#state, action);
    this.#prepareChance();
    this.rules.kernel.apply(this.edition.row, this.#state, this.#chance, action);
    try {
      this.#collectShuffles();
    } catch (fault) {
      [this.#state, this.#chance] = [moment.state, moment.chance];
      throw fault;
    }
    this.#history.push(moment);
    this.moves.push(notation);
  }

  /** Takes back the last decision, whoever made it, and returns it. */
  undo(): string {
    const moment = this.#history.pop();
    const notation = this.moves.pop();
    if (moment === undefined || notation === undefined) throw new TableError("nothing-to-undo");
    [this.#state, this.#chance] = [moment.state, moment.chance];
    this.shuffles.length = moment.shuffles;
    this.undone = this.undone.filter(([index]) => index <= this.moves.length);
    return notation;
  }

  /** Whether the last decision turned up or drew a card: then it cannot be taken back at a table. */
  get revealed(): boolean {
    const before = this.#history.at(-1);
    if (before === undefined) return false;
    const deckIn = (state: Row): number => this.rules.state.number(state, "deck_size");
    return this.shuffles.length > before.shuffles || deckIn(before.state) !== deckIn(this.#state);
  }

  /** `undo` as a table allows it: never across a card that was drawn or turned up; the record remembers it. */
  takeBack(): string {
    if (this.revealed) throw new TableError("card-was-revealed");
    const later = this.undone.at(-1);
    const notation = this.undo();
    const index = this.moves.length;
    const inARow = later !== undefined && !this.undone.includes(later); // several in a row are one entry
    this.undone.push([index, inARow ? [notation, ...later[1]] : [notation]]);
    return notation;
  }

  /** The number of a decision, or an error that says how decisions are written. */
  action(notation: string): number {
    return this.edition.notation.action(this.#state, notation);
  }

  /** The decisions by which random players would end the game from here; nothing changes. */
  randomFuture(dice: Dice): number[] {
    const [state, chance] = [this.#state.slice(), this.#chance.slice()];
    const moves = new Int16Array(MOVES_AT_ONCE);
    const future: number[] = [];
    for (let made = -1; made !== 0; ) {
      const memory = [this.edition.row, state, chance, dice, this.#scratch()] as const;
      made = this.rules.kernel.play_on(...memory, moves, moves.length);
      future.push(...moves.subarray(0, made));
    }
    return future;
  }

  #scratch(): Room {
    return new Room(this.rules.newChoices().byteLength);
  }

  // ---- words

  /** The players' names, fit to be shown, or their colours. */
  seatNames(): Names {
    const names = this.names ?? Array<string>(this.players).fill("");
    const shown = names.map((name) => printable([...name].slice(0, MOST_NAME).join("")).trim());
    return shown.map((name, seat) => name || message(`colour-${this.edition.colours[seat]}`));
  }

  /** What decision number `index` did, as it is told to a seat or, without one, to a spectator. */
  told(index: number, listener: number | null = null, names: Names = this.seatNames()): Message[] {
    const [before, after] = [this.#stateAt(index), this.#stateAt(index + 1)];
    const seat = this.rules.state.number(before, "seat");
    const [first, second] = [before, after].map((state) => this.#sightOf(state, seat));
    const action = this.edition.notation.action(before, this.moves[index]!);
    return tell(first!, action, second!, listener === seat, names);
  }

  #sightOf(state: Row, seat: number | null): Sight<Name> {
    return new Sight(this.rules, this.edition, this.#viewOf(state, seat));
  }

  /** The state after that many decisions. */
  #stateAt(index: number): Row {
    const last = this.moves.length;
    if (!(Number.isInteger(index) && index >= 0 && index <= last)) {
      throw new TableError("no-such-moment", { index: shown(index), last });
    }
    return this.#history[index]?.state ?? this.#state;
  }

  // ---- history

  /** The game as it was after that many decisions. */
  at(index: number): Game<Name> {
    const state = this.#stateAt(index);
    const { chance, shuffles } = this.#history[index] ?? { chance: this.#chance, shuffles: this.shuffles.length };
    const past = new Game(this.rules, this.edition, this.players, this.seed, this.#replayed ? this.shuffles : null);
    [past.#state, past.#chance] = [state.slice(), chance.slice()];
    [past.#given, past.#history] = [this.#given, this.#history.slice(0, index)];
    [past.names, past.extra] = [this.names, this.extra];
    past.moves = this.moves.slice(0, index);
    past.shuffles = this.shuffles.slice(0, shuffles);
    past.undone = this.undone.filter(([at]) => at <= index);
    return past;
  }

  /** The same moment, to go on from without touching this game. */
  copy(): Game<Name> {
    return this.at(this.moves.length);
  }

  /** The game so far, to be stored or sent; `legal` adds the complete set of choices at each decision. */
  record(legal = false): GameRecord {
    const { cards, format, version } = this.rules.description;
    return {
      zoco: format,
      game: this.rules.name,
      edition: this.edition.name,
      players: this.players,
      ...(this.names !== null && { names: [...this.names] }),
      ...this.extra,
      rules: version,
      ...(this.seed !== null && { seed: this.seed }),
      shuffles: this.shuffles.map((pile) => pile.map((card) => cards[card]!)),
      moves: [...this.moves],
      ...(this.undone.length > 0 && { undone: structuredClone(this.undone) }),
      ...(legal && { legal: this.#history.map(({ state }) => this.#legalIn(state)) }),
      ...(this.over && { result: { points: this.points, winners: this.winners } }),
    };
  }

  // ---- chance

  /** Ends a replay: from here on shuffles come from the generator. */
  goOn(): void {
    this.#given = null;
  }

  #prepareChance(): void {
    const { chance, description } = this.rules;
    const coming = this.#given?.slice(this.shuffles.length, this.shuffles.length + description.mostShuffles) ?? [];
    const set = (name: string, values: readonly number[], at = 0): void =>
      chance.cells(this.#chance, name).set(values, at);
    set("made", [0]);
    set("fault", [NO_FAULT]);
    set("given_only", [Number(this.#given !== null)]);
    set("given", [coming.length]);
    coming.forEach((pile, k) => {
      set("given_size", [pile.length], k);
      set("given_pile", pile, k * description.largestPile);
    });
  }

  #collectShuffles(): void {
    const { chance, description } = this.rules;
    const fault = chance.number(this.#chance, "fault");
    if (fault !== NO_FAULT) {
      throw new ShuffleFault(fault, this.shuffles.length + chance.number(this.#chance, "fault_at"));
    }
    const made = chance.number(this.#chance, "made");
    if (made > 0 && this.#replayed && this.#given === null) this.seed = null; // it would not make this shuffle
    const piles = chance.cells(this.#chance, "made_pile");
    chance.cells(this.#chance, "made_size").subarray(0, made).forEach((size, k) => {
      this.shuffles.push([...piles.subarray(k * description.largestPile, k * description.largestPile + size)]);
    });
  }
}

function checkPlayers(rules: Rules, players: number): void {
  const { title, fewestPlayers: fewest, mostPlayers: most } = rules.description;
  if (!(Number.isInteger(players) && players >= fewest && players <= most)) {
    throw new TableError("wrong-players", { game: title, players: shown(players), fewest, most });
  }
}

function checkedSeed(rules: Rules, seed: Seed): Seed {
  if (!isSeed(rules, seed)) throw new TableError("wrong-seed", { seed: shown(seed) + inexact(seed) });
  return typeof seed === "bigint" && seed <= Number.MAX_SAFE_INTEGER ? Number(seed) : seed;
}

export function isSeed(rules: Rules, seed: unknown): seed is Seed {
  const isExact = typeof seed === "bigint" || Number.isSafeInteger(seed);
  return isExact && (seed as Seed) >= 0 && (seed as Seed) <= BigInt(rules.description.mostSeed);
}

function inexact(seed: unknown): string {
  return Number.isInteger(seed) && !Number.isSafeInteger(seed) ? " (from 2⁵³ on a seed must be a BigInt: 7n)" : "";
}

/** Like Python's: as many bits as a JSON reader of any language keeps. */
function randomSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! >>> 11) * 2 ** 32 + low!;
}
