/** What is said in play, as messages, from what a seat sees and from nothing else. */
import { alcazarWords, type AlcazarDecision } from "./alcazar/words.js";
import { LEGAL } from "./kernel.js";
import { message, type Message, type Names } from "./messages.js";
import type { GameName } from "./rules.js";
import type { Sight } from "./sight.js";
import { toledoWords, type ToledoDecision } from "./toledo/words.js";
import type { Explanation, ScoreLine, WordsRoom } from "./wordsroom.js";

/** A decision taken apart, by game. */
export interface Decisions {
  readonly toledo: ToledoDecision;
  readonly alcazar: AlcazarDecision;
}

const WORDS: { readonly [Name in GameName]: WordsRoom<Name, Decisions[Name]> } = {
  toledo: toledoWords,
  alcazar: alcazarWords,
};

/** What the seat on turn is being asked. */
export function question<Name extends GameName>(sight: Sight<Name>, names: Names): Message {
  return WORDS[sight.rules.name].question(sight.facts, sight.view, sight.actions, names);
}

/** What a legal decision does, and the rule that allows it. */
export function explain<Name extends GameName>(sight: Sight<Name>, action: number, names: Names): Explanation {
  return WORDS[sight.rules.name].explain(sight.facts, sight.view, action, sight.after(action).view, names);
}

/** Why the seat on turn cannot decide so, and the rule that forbids it; null if it can. */
export function whyNot<Name extends GameName>(sight: Sight<Name>, notation: string, names: Names): Explanation | null {
  const action = sight.action(notation);
  const code = sight.forbidden(action);
  return code === LEGAL ? null : reason(sight, action, code, names);
}

/** The words of the reason with that code. */
export function reason<Name extends GameName>(
  sight: Sight<Name>,
  action: number,
  code: number,
  names: Names,
): Explanation {
  const found = sight.rules.description.reasons[code]!;
  return WORDS[sight.rules.name].whyNot(sight.facts, sight.view, action, found, names);
}

/**
 * What a decision did, from what the seat that decided saw before and after it. `own`: it is told to that very seat,
 * all others learn less. `Game.told` looks it up in a game's history.
 */
export function tell<Name extends GameName>(
  before: Sight<Name>,
  action: number,
  after: Sight<Name>,
  own: boolean,
  names: Names,
): Message[] {
  return WORDS[before.rules.name].tell(before.facts, before.view, action, after.view, own, names);
}

/** A seat's points line by line, as they stand: what they are for, and how many. */
export function score<Name extends GameName>(sight: Sight<Name>, seat: number): ScoreLine[] {
  return WORDS[sight.rules.name].score(sight.facts, sight.view, seat);
}

/** A decision taken apart, for boards. */
export function parts<Name extends GameName>(sight: Sight<Name>, action: number): Decisions[Name] {
  return WORDS[sight.rules.name].parts(sight.facts, sight.view, action);
}

/** An explanation with the number of its rule. */
export function withRule({ what, rule }: Explanation): Message {
  return message("with-rule", { what, rule });
}
