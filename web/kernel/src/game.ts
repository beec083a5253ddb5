import { FORMAT, MOST_SEED, PLAIN_FORMAT, SPECTATOR, type TAKING_BACK } from "../built/constants.js";
import { checkEnded, checkSubstitutes, type Ended, type Substitute, type Way, winnersBy } from "./endings.js";
import { IllegalMove, shown, TableError } from "./errors.js";
import { type Moment, NO_FAULT, ShuffleFault, type Undone } from "./history.js";
import { LEGAL, Scratch } from "./kernel.js";
import type { Row } from "./layout.js";
import { type Message, message, type Names, printable } from "./messages.js";
import type { Extra, GameRecord } from "./records.js";
import type { AnyView, Dice, Edition, Rules } from "./rules.js";
import { SeatView } from "./seatView.js";
import { reason, tell } from "./words.js";

const CHANCE_STREAM = 0;
const MOVES_AT_ONCE = 4096;
const MOST_NAME = 40; // longer names are cut where they are shown

/** A BigInt from 2⁵³ on, where JavaScript's numbers are no longer exact. */
export type Seed = number | bigint;

export interface Table {
  readonly players: number;
  /** 0 … 2⁶³ - 1; the same seed makes the same shuffles as in Python. */
  readonly seed?: Seed;
  readonly edition?: string;
}

export type Seating = keyof typeof TAKING_BACK;
export type Crossing = keyof (typeof TAKING_BACK)[Seating];
/** On what terms something may be taken back: `TAKING_BACK[seating][crossing]`. */
export type Terms = (typeof TAKING_BACK)[Seating][Crossing];

export function newGame<View extends AnyView = AnyView>(rules: Rules, table: Table): Game<View> {
  const { players, seed, edition } = table;
  return new Game(rules, rules.edition(edition), players, checkedSeed(seed ?? randomSeed()), null);
}

/** A game at some moment of its history, in the words of Python's `Game`. */
export class Game<View extends AnyView = AnyView> {
  readonly rules: Rules;
  readonly edition: Edition;
  readonly players: number;
  seed: Seed | null;
  names: string[] | null = null;
  extra: Extra = {};
  moves: string[] = [];
  /** In the order in which it was taken back. */
  undone: Undone[] = [];
  /** Something was taken back that makes the result say little. */
  practice = false;
  /** By people, before the rules would have ended it. */
  ended: Ended | null = null;
  /** In the order in which bots and people took seats over. */
  substitutes: readonly Substitute[] = [];
  shuffles: number[][] = [];
  readonly #replayed: boolean;
  #replaying: boolean;
  /** The shuffles to come, from number `#givenFrom` on. */
  #given: readonly (readonly number[])[];
  #givenFrom = 0;
  #history: Moment[] = [];
  #state: Row;
  #chance: Row;

  /** With `shuffles`, chance is what they say, until `goOn` lets the generator take over. What was taken back of them
   * comes again. */
  constructor(
    rules: Rules,
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
    this.#given = shuffles ?? [];
    this.#replayed = this.#replaying = shuffles !== null;
    this.#state = rules.state.newRow();
    const diceSeed = shuffles === null && seed !== null ? seed : randomSeed();
    this.#chance = rules.newChance(BigInt(diceSeed), CHANCE_STREAM);
    this.#prepareChance(this.#coming());
    rules.kernel.new(edition.row, this.#state, this.#chance, players);
    this.#collectShuffles();
  }

  // ---- what stands on the table

  /** Whose decision is next. */
  get seat(): number {
    return this.rules.state.number(this.#state, "seat");
  }

  get over(): boolean {
    return this.ended !== null || this.rules.state.number(this.#state, "ending") !== 0;
  }

  /** How the game ended; null while it runs. */
  get ending(): string | null {
    if (this.ended !== null) return this.ended.how;
    return this.over ? this.rules.description.endings[this.rules.state.number(this.#state, "ending")]! : null;
  }

  /** By seat, as they stand. */
  get points(): number[] {
    return this.#score().points;
  }

  /** The winning seats; none while the game runs. */
  get winners(): number[] {
    if (!this.over) return [];
    if (this.ended !== null) return [...this.ended.winners];
    const { leaders } = this.#score();
    return [...Array(this.players).keys()].filter((seat) => (leaders >> seat) & 1);
  }

  #score(): { points: number[]; leaders: number } {
    const points = new BigInt64Array(this.rules.description.mostPlayers);
    const leaders = this.rules.kernel.score(this.edition.row, this.#state, points);
    return { points: Array.from(points.subarray(0, this.players), Number), leaders };
  }

  /** What a seat may know; without a seat, what a spectator sees. */
  view(seat: number | null = null): View {
    return this.rules.view.decode(this.viewRow(seat)) as unknown as View;
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
  seatView(seat: number | null = this.seat): SeatView<View> {
    return this.#seatViewOf(this.#state, seat);
  }

  // ---- deciding

  /** The legal decisions as numbers. */
  get actions(): number[] {
    return this.ended === null ? this.#actionsIn(this.#state) : [];
  }

  /** The legal decisions of the seat on turn; none when the game is over. */
  get legal(): string[] {
    return this.ended === null ? this.#legalIn(this.#state) : [];
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
    if (this.ended !== null) throw new TableError("game-ended");
    const action = this.action(notation);
    const code = this.rules.kernel.forbidden(this.edition.row, this.#state, action, this.#scratch());
    if (code !== LEGAL) {
      const { what: why, rule } = reason(this.seatView(), action, code, this.seatNames());
      throw new IllegalMove("illegal-move", { notation, rule, why });
    }
    this.act(action);
  }

  /** Makes a decision that is known to be legal, given as a number. */
  act(action: number): void {
    const moment = { state: this.#state.slice(), chance: this.#chance.slice(), shuffles: this.shuffles.length };
    const notation = this.edition.notation.write(this.#state, action);
    for (let coming = this.#coming(); ; ) {
      this.#prepareChance(coming);
      this.rules.kernel.apply(this.edition.row, this.#state, this.#chance, action);
      try {
        this.#collectShuffles();
        break;
      } catch (fault) {
        const wrong = this.rules.chance.number(this.#chance, "fault_at");
        [this.#state, this.#chance] = [moment.state.slice(), moment.chance.slice()];
        if (this.#replaying) throw fault;
        coming = coming.slice(0, wrong); // after other decisions it is another pile
      }
    }
    this.#history.push(moment);
    this.moves.push(notation);
  }

  /** Ends the game by people: points as they stand. `winners`: where they agree on it; otherwise the seat loses to all
   * others. */
  end(how: Way, seat: number, winners: readonly number[] = []): void {
    if (this.over) throw new TableError("game-ended");
    checkEnded(how, seat, this.players, winners);
    this.ended = { how, seat, winners: winnersBy(how, seat, this.players, winners) };
  }

  /** From now on a bot plays for the seat or, without one, its person again. */
  substitute(seat: number, bot: string | null): void {
    const substitutes: Substitute[] = [...this.substitutes, [seat, this.moves.length, bot]];
    checkSubstitutes(substitutes, this.players, this.moves.length);
    this.substitutes = substitutes;
  }

  /** Takes back the last decision, whoever made it, as if it had never been made, and returns it. */
  undo(): string {
    const [notation] = this.#goBack(this.moves.length - 1);
    this.#forgetUndone();
    return notation!;
  }

  /** The moment of a decision that can be taken back. */
  #before(index: number): Moment {
    const moment = this.#history[index];
    if (moment === undefined) throw new TableError("nothing-to-undo");
    return moment;
  }

  /** Returns the decisions that are gone. */
  #goBack(index: number): string[] {
    const { state, chance, shuffles } = this.#before(index);
    [this.#state, this.#chance] = [state.slice(), chance.slice()]; // copies of this game have the same history
    this.#history.length = index;
    this.shuffles.length = shuffles;
    this.ended = null;
    this.substitutes = this.substitutes.map(([seat, at, bot]) => [seat, Math.min(at, index), bot]);
    return this.moves.splice(index);
  }

  /** What was taken back later than now never happened. */
  #forgetUndone(): void {
    while (this.undone.length > 0 && this.undone.at(-1)!.at > this.moves.length) this.undone.pop();
  }

  /** Whether the last decision brought something hidden to light. */
  get revealed(): boolean {
    const before = this.#history.at(-1);
    return before !== undefined && this.#hasRevealedSince(before);
  }

  #hasRevealedSince({ state, shuffles }: Moment): boolean {
    return this.shuffles.length > shuffles || this.rules.kernel.reveals(this.edition.row, state, this.#state) !== 0;
  }

  /** Whether the last thing that happened was a take-back to this very moment. */
  get #cameBack(): boolean {
    return this.undone.at(-1)?.at === this.moves.length;
  }

  /** What it crosses to take back all but the first `index` decisions. A turn ends when the next person has looked at
   * the table or decided. */
  crossing(index: number, looked = false): Crossing {
    if (this.#hasRevealedSince(this.#before(index))) return "cards";
    const seats = new Set(this.#history.slice(index).map(({ state }) => this.rules.state.number(state, "seat")));
    const hasNextBegun = (looked || this.#cameBack) && !seats.has(this.seat);
    return seats.size > 1 || hasNextBegun || this.over ? "turns" : "nothing";
  }

  /** Takes back all but the first `index` decisions on the terms of a table, and returns them; the record remembers it.
   * The same decisions will meet the same cards. */
  takeBack(index: number, terms: Terms): string[] {
    if (terms.refusal !== null) throw new TableError(terms.refusal);
    const made = this.shuffles.slice(this.#before(index).shuffles);
    const later = this.#cameBack ? this.undone.pop() : undefined; // several in a row are one entry
    const taken = this.#goBack(index);
    const notations = [...taken, ...(later?.notations ?? [])];
    this.undone.push({ at: index, notations, shuffles: [...made, ...(later?.shuffles ?? [])] });
    this.practice ||= terms.practice;
    return taken;
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

  #scratch(): Scratch {
    return new Scratch(this.rules.newChoices().byteLength);
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
    const [first, second] = [before, after].map((state) => this.#seatViewOf(state, seat));
    const action = this.edition.notation.action(before, this.moves[index]!);
    return tell(first!, action, second!, listener === seat, names);
  }

  #seatViewOf(state: Row, seat: number | null): SeatView<View> {
    return new SeatView(this.rules, this.edition, this.#viewOf(state, seat));
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
  at(index: number): Game<View> {
    const state = this.#stateAt(index);
    const { chance, shuffles } = this.#history[index] ?? { chance: this.#chance, shuffles: this.shuffles.length };
    const past = new Game<View>(
      this.rules,
      this.edition,
      this.players,
      this.seed,
      this.#replayed ? this.shuffles : null,
    );
    [past.#state, past.#chance] = [state.slice(), chance.slice()];
    [past.#given, past.#givenFrom, past.#replaying] = [this.#given, this.#givenFrom, this.#replaying];
    past.#history = this.#history.slice(0, index);
    [past.names, past.extra, past.practice] = [this.names, this.extra, this.practice];
    past.moves = this.moves.slice(0, index);
    past.shuffles = this.shuffles.slice(0, shuffles);
    past.ended = index === this.moves.length ? this.ended : null;
    past.substitutes = this.substitutes.filter(([, at]) => at <= index);
    past.undone = [...this.undone];
    past.#forgetUndone();
    return past;
  }

  /** The same moment, to go on from without touching this game. */
  copy(): Game<View> {
    return this.at(this.moves.length);
  }

  /** The game so far, to be stored or sent; `legal` adds the complete set of choices at each decision. */
  record(legal = false): GameRecord {
    const { version } = this.rules.description;
    return {
      zoco: this.format,
      game: this.rules.name,
      edition: this.edition.name,
      players: this.players,
      ...(this.names !== null && { names: [...this.names] }),
      ...this.extra,
      rules: version,
      ...(this.seed !== null && { seed: this.seed }),
      shuffles: this.#written(this.shuffles),
      moves: [...this.moves],
      ...(this.undone.length > 0 && { undone: this.#writtenUndone() }),
      ...(this.practice && { practice: true }),
      ...(this.ended && { ended: { how: this.ended.how, seat: this.ended.seat, at: this.moves.length } }),
      ...(this.substitutes.length > 0 && { substitutes: [...this.substitutes] }),
      ...(legal && { legal: this.#history.map(({ state }) => this.#legalIn(state)) }),
      ...(this.over && { result: { points: this.points, winners: this.winners } }),
    };
  }

  /** Of its record: the plain one, unless there is something that only the newer one can say. */
  get format(): number {
    const isNested = this.undone.some(({ at }, k) => k > 0 && this.undone[k - 1]!.at > at);
    const isTold = this.practice || this.ended !== null || this.substitutes.length > 0 || this.extra.fair;
    const isPlain = !isNested && !isTold && this.undone.every(({ shuffles }) => shuffles.length === 0);
    return isPlain ? PLAIN_FORMAT : FORMAT;
  }

  #written(shuffles: readonly (readonly number[])[]): string[][] {
    const { cards } = this.rules.description;
    return shuffles.map((pile) => pile.map((card) => cards[card]!));
  }

  #writtenUndone(): NonNullable<GameRecord["undone"]> {
    return this.undone.map(({ at, notations, shuffles }) =>
      shuffles.length > 0 ? [at, [...notations], this.#written(shuffles)] : [at, [...notations]],
    );
  }

  // ---- chance

  /** From here on chance is what these say. */
  follow(shuffles: readonly (readonly number[])[]): void {
    [this.#given, this.#givenFrom, this.#replaying] = [shuffles, this.shuffles.length, true];
  }

  /** Ends a replay: shuffles that are not known from it come from the generator. */
  goOn(): void {
    this.#replaying = false;
  }

  /** The shuffles that are known to come next. */
  #coming(): readonly (readonly number[])[] {
    const start = this.shuffles.length - this.#givenFrom;
    return this.#given.slice(start, start + this.rules.description.mostShuffles);
  }

  #prepareChance(coming: readonly (readonly number[])[]): void {
    const { chance, description } = this.rules;
    const set = (name: string, values: readonly number[], at = 0): void =>
      chance.cells(this.#chance, name).set(values, at);
    set("made", [0]);
    set("fault", [NO_FAULT]);
    set("given_only", [Number(this.#replaying)]);
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
      throw new ShuffleFault(fault, this.shuffles.length - this.#givenFrom + chance.number(this.#chance, "fault_at"));
    }
    const made = chance.number(this.#chance, "made");
    if (made > 0 && this.#replayed && !this.#replaying) {
      const { fair: _, ...extra } = this.extra;
      [this.seed, this.extra] = [null, extra]; // neither makes this shuffle
    }
    const piles = chance.cells(this.#chance, "made_pile");
    chance
      .cells(this.#chance, "made_size")
      .subarray(0, made)
      .forEach((size, k) => {
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

function checkedSeed(seed: Seed): Seed {
  if (!isSeed(seed)) throw new TableError("wrong-seed", { seed: shown(seed) + inexact(seed) });
  return typeof seed === "bigint" && seed <= Number.MAX_SAFE_INTEGER ? Number(seed) : seed;
}

export function isSeed(seed: unknown): seed is Seed {
  const isExact = typeof seed === "bigint" || Number.isSafeInteger(seed);
  return isExact && (seed as Seed) >= 0 && (seed as Seed) <= MOST_SEED;
}

function inexact(seed: unknown): string {
  return Number.isInteger(seed) && !Number.isSafeInteger(seed) ? " (from 2⁵³ on a seed must be a BigInt: 7n)" : "";
}

/** Like Python's: as many bits as a JSON reader of any language keeps. */
function randomSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! >>> 11) * 2 ** 32 + low!;
}
