import type { Facts, Views } from "../built/views.js";
import type { Reason } from "./description.js";
import type { Message, Names } from "./messages.js";
import type { GameName } from "./rules.js";

/** What a decision does or why it is forbidden, and the number of the rule. */
export interface Explanation {
  readonly what: Message;
  readonly rule: string;
}

/** A line of the scoring: the message of its heading, and the points. */
export type ScoreLine = readonly [heading: string, points: number];

/**
 * A game's words, as in Python: decisions of the seat on turn become messages, from that seat's views before and after.
 * In `explain` the view after is imagined. The state is never seen.
 */
export interface WordsRoom<Name extends GameName, Decision> {
  question(e: Facts[Name], v: Views[Name], actions: readonly number[], names: Names): Message;
  explain(e: Facts[Name], v: Views[Name], action: number, after: Views[Name], names: Names): Explanation;
  whyNot(e: Facts[Name], v: Views[Name], action: number, reason: Reason, names: Names): Explanation;
  tell(
    e: Facts[Name],
    before: Views[Name],
    action: number,
    after: Views[Name],
    own: boolean,
    names: Names,
  ): Message[];
  score(e: Facts[Name], v: Views[Name], seat: number): ScoreLine[];
  parts(e: Facts[Name], v: Views[Name], action: number): Decision;
}

/** The word of a decision, and what follows it as a number. */
export function kindOf<Simple extends string, First extends string>(
  action: number,
  simple: Readonly<Record<number, Simple>>,
  firsts: Readonly<Record<First, number>>,
): [Simple | First, number] {
  const word = simple[action];
  if (word !== undefined) return [word, 0];
  for (const [kind, first] of Object.entries(firsts) as [First, number][]) {
    if (action >= first) return [kind, action - first];
  }
  throw new RangeError(`${action} is not the number of a decision.`);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
