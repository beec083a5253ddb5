/** Bots, in the words of Python's `zoco.bots`. With a budget in simulations the same seed plays the same as there. */
import { shown, TableError } from "./errors.js";
import type { Seed } from "./game.js";
import type { Kept } from "./kernel.js";
import { fromBase64, type Row } from "./layout.js";
import type { Dice, Rules } from "./rules.js";
import type { SeatView } from "./seatView.js";

/** How long a bot may think: by the clock, or in simulations. */
export interface Budget {
  readonly milliseconds?: number;
  readonly simulations?: number;
}

/** Whoever decides: an own one needs no more than this. */
export interface Bot {
  /** One of `seatView.actions`. */
  choose(seatView: SeatView, budget: Budget): number;
  /** Gives back what memory it has in the module; then it can no longer be asked. */
  release?(): void;
}

/** A bot at a seat, with the budget it plays with. */
export class Player {
  readonly name: string;
  readonly bot: Bot;
  readonly budget: Budget;

  constructor(name: string, bot: Bot, budget: Budget) {
    [this.name, this.bot, this.budget] = [name, bot, budget];
  }

  choose(seatView: SeatView): number {
    const legal = [...seatView.actions]; // the bot may do with its own list what it likes
    const action = this.bot.choose(seatView, this.budget);
    if (legal.includes(action)) return action;
    const some = legal.slice(0, 4).map((number) => `${number} (${seatView.write(number)})`);
    const found = { action: shown(action), legal: some.join(", "), count: legal.length };
    throw new TableError("bot-illegal", { bot: this.name, ...found });
  }

  release(): void {
    this.bot.release?.();
  }
}

const BOTS = {
  RandomBot: (rules: Rules, seed: Seed): Bot => new RandomBot(rules, seed),
  GreedyBot: (rules: Rules, seed: Seed, overlooks: number): Bot => new GreedyBot(rules, seed, overlooks),
  SearchBot: (rules: Rules, seed: Seed): Bot => new SearchBot(rules, seed),
};

/** A bot as people write it: `greedy`, `search:500ms`, `search:2000` (simulations), or a level. */
export function playerNamed(rules: Rules, name: string, seed: Seed): Player {
  const { kinds } = rules.description.bots;
  const [word, written] = split(name);
  if (!Object.hasOwn(kinds, word)) {
    throw new TableError("bot-unknown", { bot: shown(name), bots: Object.keys(kinds).join(", ") });
  }
  const { bot, overlooks, budget } = kinds[word]!;
  const allowed = written === null ? budget : readBudget(rules, name, written);
  return new Player(name, BOTS[bot](rules, seed, overlooks), allowed);
}

function split(name: string): [string, string | null] {
  const colon = name.indexOf(":");
  return colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
}

function readBudget(rules: Rules, name: string, written: string): Budget {
  const { mostMilliseconds, mostSimulations } = rules.description.bots;
  const [, digits, unit] = /^([1-9][0-9]{0,8})(ms)?$/.exec(written) ?? [];
  const number = Number(digits);
  if (unit && number <= mostMilliseconds) return { milliseconds: number };
  if (!unit && number <= mostSimulations) return { simulations: number };
  throw new TableError("bot-budget", { bot: shown(name), budget: shown(written) });
}

export class RandomBot implements Bot {
  readonly #dice: Dice;

  constructor(rules: Rules, seed: Seed = 0) {
    this.#dice = rules.newDice(BigInt(seed), rules.description.bots.stream);
  }

  choose({ rules, actions }: SeatView): number {
    return actions[rules.kernel.below(this.#dice, actions.length)]!;
  }
}

/** Evaluates every decision by where its turn leads, and takes the best of those it does not overlook. */
export class GreedyBot implements Bot {
  readonly #context: Row;
  readonly #overlooks: number;

  constructor(rules: Rules, seed: Seed = 0, overlooks = 0) {
    this.#context = newContext(rules, seed);
    this.#overlooks = Math.round(1000 * overlooks);
  }

  choose({ rules, edition, row, actions }: SeatView): number {
    if (actions.length === 1) return actions[0]!;
    return rules.kernel.choose_greedily(edition.row, row, this.#context, this.#overlooks);
  }
}

/** The memory that a search needs beside its tree. */
export function newContext({ kernel, description: { bots } }: Rules, seed: Seed): Row {
  const context = new Uint8Array(bots.context);
  kernel.new_search(context, fromBase64(bots.searchConfig), BigInt(seed), 0);
  return context;
}

/** What a search found out about a decision. */
export interface ActionStats {
  readonly action: number;
  readonly visits: number;
  /** Expected win share by seat, one in all. */
  readonly shares: readonly number[];
  /** That of the seat on turn, with the prior as more visits. */
  readonly value: number;
}

const FORGET = -1;

/** The memory of a search: one tree, kept in the module, and all that is needed beside it. */
export class SearchContext {
  readonly #rules: Rules;
  readonly #row: Row;
  readonly #tree: Kept;

  constructor(rules: Rules, seed: Seed) {
    const { bots } = rules.description;
    [this.#rules, this.#row] = [rules, newContext(rules, seed)];
    this.#tree = rules.kernel.keep(bots.nodes * bots.node);
  }

  search(seatView: SeatView, budget: Budget): void {
    const began = performance.now();
    this.begin(seatView, budget);
    while (this.proceed(seatView, (performance.now() - began) / 1000));
  }

  begin({ edition, row }: SeatView, { milliseconds = 0, simulations = 0 }: Budget): void {
    const { kernel, description } = this.#rules;
    const { nodes } = description.bots;
    kernel.begin_search(edition.row, row, this.#row, this.#tree, nodes, milliseconds / 1000, simulations);
  }

  /** The next slice of a search; whether there is more to do, given the seconds since it began. */
  proceed({ edition, row }: SeatView, elapsed: number): boolean {
    const { kernel, description } = this.#rules;
    return kernel.search(edition.row, row, this.#row, this.#tree, description.bots.nodes, elapsed) !== 0;
  }

  /** What was found out about a decision is where the next search begins. */
  advance(action: number): void {
    this.#rules.kernel.advance(this.#row, this.#tree, this.#rules.description.bots.nodes, action);
  }

  /** The tree as it lies in the module, only until the next call. */
  get tree(): Row {
    return this.#tree.bytes;
  }

  /** What the tree says about the legal decisions. */
  statistics({ actions, players, seat }: SeatView): ActionStats[] {
    const { kernel, description } = this.#rules;
    const { nodes, rootPriorVisits, statistics } = description.bots;
    const cells = new Float64Array(actions.length * statistics.columns);
    kernel.add_statistics(this.#row, this.#tree, nodes, 1, Int16Array.from(actions), actions.length, cells);
    return actions.map((action, k) => {
      const found = cells.subarray(k * statistics.columns, (k + 1) * statistics.columns);
      const [visits, prior] = [found[statistics.visits]!, found[statistics.prior]!];
      const won = [...found.subarray(statistics.won, statistics.won + players)];
      const value = (won[seat]! + rootPriorVisits * prior) / (visits + rootPriorVisits);
      return { action, visits, shares: won.map((share) => share / Math.max(1, visits)), value };
    });
  }

  release(): void {
    this.#tree.release();
  }
}

/**
 * Searches as long as its budget lasts; what was found out stays of use within the own turn. Nothing else happens on
 * its thread meanwhile, so a page lets it work in a worker.
 */
export class SearchBot implements Bot {
  readonly context: SearchContext;
  #expected: Row | null = null;

  constructor(rules: Rules, seed: Seed = 0) {
    this.context = new SearchContext(rules, seed);
  }

  choose(seatView: SeatView, budget: Budget): number {
    const { actions } = seatView;
    const action = actions.length === 1 ? actions[0]! : bestFirst(this.search(seatView, budget))[0]!.action;
    this.#lookAhead(seatView, action);
    return action;
  }

  /** Every legal decision as it looks after the search. */
  search(seatView: SeatView, budget: Budget): ActionStats[] {
    this.#forgetOthers(seatView);
    this.#expected = seatView.row;
    this.context.search(seatView, budget);
    return this.context.statistics(seatView);
  }

  /** Notes what the seat will see if its decision brings nothing that it does not know already. */
  #lookAhead(seatView: SeatView, action: number): void {
    this.#forgetOthers(seatView);
    this.#expected = seatView.after(action).row;
    this.context.advance(action);
  }

  /** A tree that is about something else than what the seat sees now is of no use. */
  #forgetOthers({ row }: SeatView): void {
    if (this.#expected === null || !isSame(this.#expected, row)) this.context.advance(FORGET);
  }

  release(): void {
    this.context.release();
  }
}

/** What stayed a candidate for longest comes first, and of that what has the highest value. */
export function bestFirst(found: readonly ActionStats[]): ActionStats[] {
  return [...found].sort((a, b) => b.visits - a.visits || b.value - a.value || a.action - b.action);
}

function isSame(a: Row, b: Row): boolean {
  return a.length === b.length && a.every((byte, k) => byte === b[k]);
}
