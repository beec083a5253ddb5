/**
 * Hints, as in Python (`zoco.bots.hints`): the best choices of a seat, what every player may expect then, and why.
 * Like a bot's answer, a hint is built from what the seat sees and from nothing else.
 */
import { type ActionStats, type Budget, bestFirst, newContext, SearchBot } from "./bots.js";
import { TableError } from "./errors.js";
import type { Seed } from "./game.js";
import { type Catalogue, type Message, message, type Names, say } from "./messages.js";
import type { SeatView } from "./seatView.js";
import { type Explanation, explain } from "./words.js";

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

/** The best choices of the seat on turn, best first. Like a search, it fills its thread. */
export function hint(seatView: SeatView, names: Names, budget: Budget, seed: Seed = 0): Hint[] {
  if (seatView.actions.length === 0) throw new TableError("hint-not-on-turn");
  const { most, close } = seatView.rules.description.hints;
  const found = search(seatView, budget, seed);
  const amounts = evaluateParts(seatView, found, seed);
  const [best, ...others] = found.slice(0, most).filter(({ visits }) => visits > 0);
  const expected = ({ shares }: ActionStats): number => shares[seatView.seat]!;
  const isClose = (other: ActionStats): boolean => expected(other) > expected(best!) - close;
  return [best!, ...others].map((stats, place) => ({
    action: stats.action,
    notation: seatView.write(stats.action),
    shares: stats.shares,
    what: explain(seatView, stats.action, names),
    why: reasonFor(seatView, found, amounts, place, names),
    isClose: stats === best ? others.some(isClose) : isClose(stats),
  }));
}

function search(seatView: SeatView, budget: Budget, seed: Seed): ActionStats[] {
  const bot = new SearchBot(seatView.rules, seed);
  try {
    return bestFirst(bot.search(seatView, budget));
  } finally {
    bot.release();
  }
}

/** Where the own turn leads after each of these decisions: what the value of every seat is made of then. */
function evaluateParts(
  { rules, edition, row }: SeatView,
  found: readonly ActionStats[],
  seed: Seed,
): Float64Array<ArrayBuffer> {
  const { bots, parts } = rules.description;
  const amounts = new Float64Array(found.length * bots.seats * parts.length);
  const actions = Int16Array.from(found, ({ action }) => action);
  rules.kernel.evaluate_parts(edition.row, row, newContext(rules, seed), actions, found.length, amounts);
  return amounts;
}

/** What a choice has more of than others: see `zoco.core.because`. */
function reasonFor(
  { rules, seat, players }: SeatView,
  found: readonly ActionStats[],
  amounts: Float64Array<ArrayBuffer>,
  chosen: number,
  names: Names,
): Message {
  const { columns, visits, won } = rules.description.bots.statistics;
  const [page, statistics] = [rules.because.newPage(), new Float64Array(found.length * columns)];
  found.forEach((stats, k) => {
    statistics[k * columns + visits] = stats.visits;
    statistics.set(stats.shares, k * columns + won);
  });
  rules.kernel.because(amounts, statistics, found.length, players, seat, chosen, page);
  return rules.because.read(page, names)[0]!;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
