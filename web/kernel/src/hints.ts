/**
 * Hints, as in Python (`zoco.bots.hints`): the best choices of a seat, what every player may expect then, and why.
 * Like a bot's answer, a hint is built from what the seat sees and from nothing else.
 */
import { type ActionStats, type Budget, bestFirst, SearchBot } from "./bots.js";
import { TableError } from "./errors.js";
import type { Seed } from "./game.js";
import { Scratch } from "./kernel.js";
import { type Catalogue, type Message, message, type Names, say } from "./messages.js";
import type { SeatView } from "./seatView.js";
import { type Explanation, explain } from "./words.js";

/** What the worth of each seat is made of: `[seat][part]`. */
type Amounts = readonly (readonly number[])[];

/** A choice, what it does, what every player may expect after it, and what speaks for it. A worker can send it. */
export interface Hint {
  readonly action: number;
  readonly notation: string;
  /** Expected win share by seat, one in all. */
  readonly shares: readonly number[];
  readonly what: Explanation;
  readonly why: Message;
  /** Other choices are about as good (said of the best one), or this one is about as good as the best. */
  readonly isClose: boolean;
}

/** What every player may expect, by seat. */
export function hintShares({ shares }: Hint, names: Names): Message[] {
  return percentsOf(shares).map((percent, seat) => message("hint-share", { name: names[seat]!, percent }));
}

/** What the choice does, and what speaks for it. */
export function hintWhy({ isClose, what, why }: Hint): Message {
  return message(isClose ? "hint-why-close" : "hint-why", { what: what.what, why });
}

/** All of it in one line. */
export function sayHint(found: Hint, names: Names, catalogue: Catalogue): string {
  const shares = hintShares(found, names)
    .map((share) => say(share, catalogue))
    .join(" · ");
  return say(message("hint-line", { notation: found.notation, shares, why: hintWhy(found) }), catalogue);
}

/** Shares in whole per cent, a hundred in all: those that lose most by rounding down are rounded up. */
export function percentsOf(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const losers = [...whole.keys()].sort((a, b) => whole[a]! - exact[a]! - (whole[b]! - exact[b]!) || a - b);
  for (const seat of losers.slice(0, 100 - sum(whole))) whole[seat]!++;
  return whole;
}

/** The best choices of the seat on turn, those that a search likes most first. Like a search, it fills its thread. */
export function hint(seatView: SeatView, names: Names, budget: Budget, seed: Seed = 0): Hint[] {
  if (seatView.actions.length === 0) throw new TableError("hint-not-on-turn");
  const { most, close } = seatView.rules.description.hints;
  const thoughts = think(seatView, budget, seed);
  const amounts = evaluateParts(seatView, seed);
  const [best, ...others] = thoughts.slice(0, most).filter(({ visits }) => visits > 0);
  const expected = ({ shares }: ActionStats): number => shares[seatView.seat]!;
  const isClose = (other: ActionStats): boolean => expected(other) > expected(best!) - close;
  return [best!, ...others].map((thought) => {
    const { action, shares } = thought;
    return {
      action,
      notation: seatView.write(action),
      shares,
      what: explain(seatView, action, names),
      why: reasonFor(seatView, thoughts, amounts, thought, names),
      isClose: thought === best ? others.some(isClose) : isClose(thought),
    };
  });
}

/** Every legal decision as a search sees it, the one it likes most first. */
function think(seatView: SeatView, budget: Budget, seed: Seed): ActionStats[] {
  const bot = new SearchBot(seatView.rules, seed);
  try {
    return bestFirst(bot.search(seatView, budget));
  } finally {
    bot.release();
  }
}

/** Where the own turn leads after each legal decision, part by part. */
function evaluateParts({ rules, edition, row, players }: SeatView, seed: Seed): Map<number, Amounts> {
  const { bots, hints, mostChoices, parts } = rules.description;
  const states = new Scratch(bots.states * rules.state.size);
  const lists = new Int16Array(bots.lists * mostChoices);
  const shares = new Scratch(bots.shares * Float64Array.BYTES_PER_ELEMENT);
  const amounts = new Float64Array(mostChoices * bots.seats * parts.length);
  const dice = rules.newDice(BigInt(seed), bots.stream);
  const context = [edition.row, row, states, rules.chance.newRow(), dice, lists] as const;
  const n = rules.kernel.evaluate_parts(...context, hints.deals, shares, amounts);
  const size = parts.length;
  const rows = Array.from({ length: n * bots.seats }, (_, k) => [...amounts.subarray(k * size, (k + 1) * size)]);
  const decisions = [...lists.subarray(0, n)];
  return new Map(decisions.map((action, k) => [action, rows.slice(k * bots.seats, k * bots.seats + players)]));
}

/** What a choice has more of than others: see `zoco.core.because`. */
function reasonFor(
  { rules, seat, players }: SeatView,
  thoughts: readonly ActionStats[],
  amounts: ReadonlyMap<number, Amounts>,
  chosen: ActionStats,
  names: Names,
): Message {
  const page = rules.because.newPage();
  const compared = Float64Array.from(thoughts.flatMap(({ action }) => amounts.get(action)!.flat()));
  const visits = Float64Array.from(thoughts, (thought) => thought.visits);
  const [expected, place] = [Float64Array.from(chosen.shares), thoughts.indexOf(chosen)];
  rules.kernel.because(compared, visits, expected, thoughts.length, players, seat, place, page);
  return rules.because.read(page, names)[0]!;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
