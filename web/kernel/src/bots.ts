/** Bots, in the words of Python's `zoco.bots`. With a budget in simulations the same seed plays the same as there. */
import { shown, TableError } from "./errors.js";
import type { Seed } from "./game.js";
import { type Kept, Scratch } from "./kernel.js";
import { type Cells, fromBase64, type Row } from "./layout.js";
import type { Dice, Rules } from "./rules.js";
import type { SeatView } from "./seatView.js";

const [NONE, ROOT] = [0, 1]; // numbers of nodes, as in zoco.core.search

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

/** Weighs every decision by where its turn leads, and takes the best of those it does not overlook. */
export class GreedyBot implements Bot {
  readonly #dice: Dice;
  readonly #overlooks: number;

  constructor(rules: Rules, seed: Seed = 0, overlooks = 0) {
    this.#dice = rules.newDice(BigInt(seed), rules.description.bots.stream);
    this.#overlooks = overlooks;
  }

  choose(seatView: SeatView): number {
    const { rules, actions } = seatView;
    if (actions.length === 1) return actions[0]!;
    const values = this.evaluate(seatView);
    const seen = actions.filter(() => rules.kernel.below(this.#dice, 1000) >= 1000 * this.#overlooks);
    const eligible = seen.length > 0 ? seen : actions;
    return eligible.reduce((best, action) => (values.get(action)! > values.get(best)! ? action : best));
  }

  /** The expected win share after each legal decision. */
  evaluate({ rules, edition, row }: SeatView): Map<number, number> {
    const { bots, mostChoices } = rules.description;
    const states = new Scratch(bots.states * rules.state.size);
    const lists = new Int16Array(bots.lists * mostChoices);
    const values = new Float64Array(mostChoices + bots.shares);
    const context = [edition.row, row, states, rules.chance.newRow(), this.#dice, lists] as const;
    const n = rules.kernel.evaluate_actions(...context, bots.deals, values);
    return new Map([...values.subarray(0, n)].map((value, k) => [lists[k]!, value]));
  }
}

/** What a search found out about a decision. */
export interface ActionStats {
  readonly action: number;
  readonly visits: number;
  /** Expected win share by seat, one in all. */
  readonly shares: readonly number[];
  /** That of the seat on turn, the glance counted in. */
  readonly value: number;
}

/** The memory of a search: one tree, kept in the module, and all that one search needs beside it. */
export class SearchContext {
  readonly rules: Rules;
  readonly #tree: Kept;
  readonly #config: Row;
  readonly #chance: Row;
  readonly #dice: Dice;
  readonly #childByAction: Int32Array<ArrayBuffer>;
  #root = ROOT;

  constructor(rules: Rules, seed: Seed) {
    const { bots, actions } = rules.description;
    this.rules = rules;
    this.#tree = rules.kernel.keep(bots.nodes * rules.node.size);
    this.#config = fromBase64(bots.searchConfig);
    this.#dice = rules.newDice(BigInt(seed), bots.stream);
    this.#chance = rules.newChance(BigInt(seed), bots.stream - 1);
    this.#childByAction = new Int32Array(actions);
    this.forget();
  }

  /** An empty tree. */
  forget(): void {
    this.#root = ROOT;
    this.#node(ROOT).fill(0);
    this.#cells(NONE, "visits")[0] = ROOT;
  }

  /** What was thought about a decision is where the next thought begins. */
  keep(action: number): void {
    this.#root = this.children().find((child) => this.#number(child, "action") === action) ?? NONE;
    if (this.#root === NONE || this.used > Math.floor(this.rules.description.bots.nodes / 2)) this.forget();
  }

  /** The last node in use. */
  get used(): number {
    return this.#number(NONE, "visits");
  }

  /** The nodes in use as they lie in the module, only until the next call. */
  get nodes(): Row {
    return this.#tree.bytes.subarray(0, (this.used + 1) * this.rules.node.size);
  }

  children(): number[] {
    const found = [];
    for (let child = this.#number(this.#root, "first"); child !== NONE; child = this.#number(child, "next")) {
      found.push(child);
    }
    return found;
  }

  search({ edition, row }: SeatView, simulations: number): void {
    const { kernel, state, description } = this.rules;
    const { bots, mostChoices } = description;
    const states = new Scratch(bots.states * state.size);
    const lists = new Scratch(bots.lists * mostChoices * Int16Array.BYTES_PER_ELEMENT);
    const shares = new Scratch(bots.shares * Float64Array.BYTES_PER_ELEMENT);
    const seen = [edition.row, row, states, this.#chance, this.#dice, lists] as const;
    kernel.search(...seen, this.#tree, bots.nodes, this.#childByAction, this.#config, shares, this.#root, simulations);
  }

  /** The budget is shared out among stages. After each of them the worse half is dropped. */
  run(seatView: SeatView, { milliseconds = 0, simulations = 0 }: Budget): void {
    const { candidates, reserve, priorTime } = this.rules.description.bots;
    const begun = performance.now();
    const end = begun + milliseconds - 1000 * reserve;
    this.#ask(seatView);
    this.#estimatePriors(seatView, milliseconds > 0 ? begun + priorTime * (end - begun) : Infinity);
    let left = this.#drop(candidates, seatView.seat);
    const stages = Math.max(1, Math.ceil(Math.log2(left)));
    for (let stage = stages; stage > 0; stage--) {
      const now = performance.now();
      if (milliseconds > 0 && stage < stages && now >= end) return;
      if (milliseconds > 0) this.#searchUntil(seatView, left, now + (end - now) / stage);
      else this.search(seatView, Math.max(1, Math.floor(simulations / stages)));
      left = this.#drop(Math.ceil(left / 2), seatView.seat);
    }
  }

  /** What is asked for is judged, deal by deal, as often as wanted or as there is time for, once at least. */
  #estimatePriors(seatView: SeatView, end: number): void {
    for (;;) {
      const judged = this.#number(this.#root, "prior_determinizations");
      this.search(seatView, 0);
      if (this.#number(this.#root, "prior_determinizations") === judged) return;
      if (performance.now() >= end) {
        this.#cells(this.#root, "prior_determinizations")[0] = this.rules.description.bots.priorsDone;
        return;
      }
    }
  }

  /** As many deals as there is time for, one at least. */
  #searchUntil(seatView: SeatView, candidates: number, end: number): void {
    const { slice, shortestRound } = this.rules.description.bots;
    for (let deals = 1; ; ) {
      const began = performance.now();
      this.search(seatView, deals * candidates);
      const now = performance.now();
      const deal = Math.max((now - began) / deals, 1000 * shortestRound);
      if (now + deal > end) return;
      deals = Math.max(1, Math.min(2 * deals, Math.floor((slice * (end - now)) / deal)));
    }
  }

  /** All legal decisions are in question, and are compared by the deals to come; what follows them is remembered. */
  #ask({ actions }: SeatView): void {
    for (const node of [this.#root, ...this.children()]) {
      this.#cells(node, "visits").fill(0);
      this.#cells(node, "shares").fill(0);
      this.#cells(node, "eliminated")[0] = actions.includes(this.#number(node, "action")) ? 0 : 1;
    }
  }

  /** So many decisions stay in question, the best ones. Returns how many do. */
  #drop(kept: number, seat: number): number {
    const liking = (child: number): readonly number[] => [-this.#valueOf(child, seat), this.#number(child, "action")];
    const asked = this.children().filter((child) => this.#number(child, "eliminated") === 0);
    const inOrder = asked
      .map((child) => ({ child, liking: liking(child) }))
      .sort((a, b) => compare(a.liking, b.liking));
    for (const { child } of inOrder.slice(kept)) this.#cells(child, "eliminated")[0] = 1;
    return Math.min(kept, asked.length);
  }

  /** The share that a decision promises whoever makes it: in the deals tried, and at a glance. */
  #valueOf(child: number, seat: number): number {
    const { rootPriorVisits } = this.rules.description.bots;
    const won = this.#cells(child, "shares")[seat]! + rootPriorVisits * this.#number(child, "prior");
    return won / (this.#number(child, "visits") + rootPriorVisits);
  }

  /** What the tree says about these decisions. */
  thoughts({ actions, players, seat }: SeatView): ActionStats[] {
    const found = new Map(this.children().map((child) => [this.#number(child, "action"), child]));
    return actions.map((action) => {
      const child = found.get(action);
      if (child === undefined) return { action, visits: 0, shares: Array<number>(players).fill(0), value: 0 };
      const visits = this.#number(child, "visits");
      const shares = [...this.#cells(child, "shares")].slice(0, players);
      return {
        action,
        visits,
        shares: shares.map((share) => share / Math.max(1, visits)),
        value: this.#valueOf(child, seat),
      };
    });
  }

  release(): void {
    this.#tree.release();
  }

  #node(number: number): Row {
    const { size } = this.rules.node;
    return this.#tree.bytes.subarray(number * size, (number + 1) * size);
  }

  #number(node: number, field: string): number {
    return this.rules.node.number(this.#node(node), field);
  }

  #cells(node: number, field: string): Cells {
    return this.rules.node.cells(this.#node(node), field);
  }
}

/**
 * Searches as long as its budget lasts; what was found out stays of use within the own turn. Nothing else happens on
 * its thread meanwhile, so a page lets it think in a worker.
 */
export class SearchBot implements Bot {
  readonly context: SearchContext;
  #expected: Row | null = null;

  constructor(rules: Rules, seed: Seed = 0) {
    this.context = new SearchContext(rules, seed);
  }

  choose(seatView: SeatView, budget: Budget): number {
    const action =
      seatView.actions.length === 1 ? seatView.actions[0]! : bestFirst(this.search(seatView, budget))[0]!.action;
    this.#lookAhead(seatView, action);
    return action;
  }

  /** Every legal decision as it looks after the search. */
  search(seatView: SeatView, budget: Budget): ActionStats[] {
    this.#forgetOthers(seatView);
    this.#expected = seatView.row;
    this.context.run(seatView, budget);
    return this.context.thoughts(seatView);
  }

  /** Notes what the seat will see if its decision brings nothing that it does not know already. */
  #lookAhead(seatView: SeatView, action: number): void {
    this.#forgetOthers(seatView);
    this.#expected = seatView.after(action).row;
    this.context.keep(action);
  }

  /** A tree that is about something else than what the seat sees now is of no use. */
  #forgetOthers({ row }: SeatView): void {
    if (this.#expected === null || !isSame(this.#expected, row)) this.context.forget();
  }

  release(): void {
    this.context.release();
  }
}

/** What the seat likes most first: what stayed in question for longest, and of that what promises most. */
export function bestFirst(thoughts: readonly ActionStats[]): ActionStats[] {
  const liking = ({ visits, value, action }: ActionStats): readonly number[] => [-visits, -value, action];
  return [...thoughts].sort((a, b) => compare(liking(a), liking(b)));
}

/** By the first numbers that differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const k = a.findIndex((number, k) => number !== b[k]);
  return k < 0 ? 0 : a[k]! - b[k]!;
}

function isSame(a: Row, b: Row): boolean {
  return a.length === b.length && a.every((byte, k) => byte === b[k]);
}
