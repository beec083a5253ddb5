/** What is said in play, as messages, from what a seat sees and from nothing else: pages that the rules write. */
import { LEGAL } from "./kernel.js";
import { type Message, message, type Names } from "./messages.js";
import type { SeatView } from "./seatView.js";

/** What a decision does or why it is forbidden, and the number of the rule. */
export interface Explanation {
  readonly what: Message;
  readonly rule: string;
}

/** A line of the scoring: the message of its heading, and the points. */
export type ScoreLine = readonly [heading: string, points: number];

/** What the seat on turn is being asked. */
export function question({ rules, edition, row, actions }: SeatView, names: Names): Message {
  const page = rules.sentences.newPage();
  rules.kernel.question(edition.row, row, Int16Array.from(actions), actions.length, page);
  return rules.sentences.read(page, names)[0]!;
}

/** What a legal decision does, and the rule that allows it. */
export function explain(seatView: SeatView, action: number, names: Names): Explanation {
  const { rules, edition, row } = seatView;
  const page = rules.sentences.newPage();
  const code = rules.kernel.explain(edition.row, row, action, seatView.after(action).row, page);
  return { what: rules.sentences.read(page, names)[0]!, rule: rules.ruleOf(code) };
}

/** Why the seat on turn cannot decide so, and the rule that forbids it; null if it can. */
export function whyNot(seatView: SeatView, notation: string, names: Names): Explanation | null {
  const action = seatView.action(notation);
  const code = seatView.forbidden(action);
  return code === LEGAL ? null : reason(seatView, action, code, names);
}

/** The words of the reason with that code. */
export function reason({ rules, edition, row }: SeatView, action: number, code: number, names: Names): Explanation {
  const page = rules.sentences.newPage();
  rules.kernel.why_not(edition.row, row, action, code, page);
  return { what: rules.sentences.read(page, names)[0]!, rule: rules.ruleOf(code) };
}

/**
 * What a decision did, from what the seat that decided saw before and after it. `own`: it is told to that very seat,
 * all others learn less. `Game.told` looks it up in a game's history.
 */
export function tell(before: SeatView, action: number, after: SeatView, own: boolean, names: Names): Message[] {
  const { rules, edition, row } = before;
  const page = rules.sentences.newPage();
  rules.kernel.tell(edition.row, row, action, after.row, Number(own), page);
  return rules.sentences.read(page, names);
}

/** A seat's points line by line, as they stand: what they are for, and how many. */
export function score({ rules, edition, row }: SeatView, seat: number): ScoreLine[] {
  const page = rules.sentences.newPage();
  rules.kernel.score_by_line(edition.row, row, seat, page);
  return rules.sentences.read(page, []).map(({ id, parameters }) => [id, parameters.points as number]);
}

/** A decision taken apart, for boards: each game says what its decisions are made of. */
export function parts<Decision>({ rules, edition, row }: SeatView, action: number): Decision {
  const page = rules.decisions.newPage();
  rules.kernel.take_apart(edition.row, row, action, page);
  const { id: kind, parameters } = rules.decisions.read(page, [])[0]!;
  return { kind, ...parameters } as Decision;
}

/** An explanation with the number of its rule. */
export function withRule({ what, rule }: Explanation): Message {
  return message("with-rule", { what, rule });
}
