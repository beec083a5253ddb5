/**
 * What can be pointed at in Toledo.
 *
 * `card-<value>` a card in the hand, `bonus-<value>` the same as the movement tile's extra card; `figure-<position>` an
 * own figure; `place-<position>` the cathedral, a field or an entrance; `tile-<name>` a shop not placed yet, `M1` …
 * `F2`; `deck`; `sword-<fame>` an open sword, `carry-<fame>` an own one; `fencing-<name>` an open fencing tile,
 * `drop-<name>` an own one; `seat-<seat>` a rival's figure that can be challenged; and without a picture `button-home`,
 * `button-pass`, `button-end`, `button-skip`, `button-use`, `button-enter`.
 *
 * A decision is one or two of them: a move is a card and a figure, and where the figure lands can stand for either.
 */
import { parts, type SeatView } from "zoco-kernel";
import { CONSTANTS, type View } from "zoco-kernel/built/toledo/types";
import type { Notable, Thing } from "../../board.js";
import type { ToledoDecision } from "./board.js";
import { range } from "./facts.js";
import { AFTER, BEFORE, ROUND } from "./pace.js";

export { reading } from "./reading.js";

type Toledo = SeatView<View>;
const VALUES = range(CONSTANTS.VALUES).slice(1);

export function things(seatView: Toledo, action: number): Thing[] {
  const decision = parts<ToledoDecision>(seatView, action);
  switch (decision.kind) {
    case "draw":
      return ["deck"];
    case "place":
      return [`tile-${CONSTANTS.TILE_NAMES[decision.tile]}`, `place-${decision.field}`];
    case "home":
      return [`figure-${decision.from}`, "button-home"];
    case "move":
      return [`card-${decision.value}`, `figure-${decision.from}`];
    case "bonus":
      return [`bonus-${decision.value}`, `figure-${decision.from}`];
    case "duel":
      return [`seat-${decision.rival}`];
    case "pay":
      return [`card-${decision.value}`];
    case "forge":
      return [`sword-${decision.fame}`];
    case "deliver":
      return [`carry-${decision.fame}`];
    case "train":
      return [`fencing-${decision.tile}`, ...(decision.drop === undefined ? [] : [`drop-${decision.drop}`])];
    default:
      return [`button-${decision.kind}`];
  }
}

export function leads(seatView: Toledo, action: number): Thing[] {
  const decision = parts<ToledoDecision>(seatView, action);
  switch (decision.kind) {
    case "move":
    case "bonus":
      return [`place-${decision.to}`];
    case "home":
      return [`place-${CONSTANTS.CATHEDRAL}`];
    case "use":
    case "pay":
    case "duel":
    case "deliver":
    case "enter":
      return [`place-${seatView.view.place}`];
    default:
      return [];
  }
}

/** The two parts of a thing's name. */
function split(thing: Thing): [string, string] {
  const dash = thing.indexOf("-");
  return dash < 0 ? [thing, ""] : [thing.slice(0, dash), thing.slice(dash + 1)];
}

export function meant(seatView: Toledo, picked: readonly Thing[]): string[] {
  const { button, tile, card, fencing, drop, sword, carry, seat, deck, bonus, figure, place } = Object.fromEntries(
    picked.map(split),
  ) as Partial<Record<string, string>>;
  const view = seatView.view;
  if (button === "home") return (figure === undefined ? standingAt(view) : [figure]).map((from) => `home ${from}`);
  if (button !== undefined) return [button];
  if (tile !== undefined) return places(view, tile, place);
  if (card !== undefined && picked.length === 1 && view.phase === CONSTANTS.CIRCLE) return [`pay ${card}`];
  if (drop !== undefined)
    return (fencing ? [fencing] : CONSTANTS.FENCING_TILES).map((name) => `train ${name} drop ${drop}`);
  if (fencing !== undefined) return [`train ${fencing}`];
  if (sword !== undefined) return [`forge ${sword}`];
  if (carry !== undefined) return [`deliver ${carry}`];
  if (seat !== undefined) return [`duel ${seat}`];
  if (deck !== undefined) return ["draw"];
  return moves(view, bonus === undefined ? "move" : "bonus", card ?? bonus, figure, place);
}

function places(view: View, tile: string, field: string | undefined): string[] {
  const fields = range(CONSTANTS.FIELDS + 1).slice(1);
  return field === undefined
    ? fields.filter((k) => !view.shop[k]).map((k) => `place ${tile} ${k}`)
    : [`place ${tile} ${field}`];
}

/** Where the viewer has figures. */
function standingAt(view: View): number[] {
  return range(CONSTANTS.FIRST_ENTRANCE).filter((position) => (view.figures[view.viewer]?.[position] ?? 0) > 0);
}

/** Moves with this card, of this figure, to this place; what is not said is anything that the viewer has. */
function moves(view: View, word: string, card?: string, figure?: string, place?: string): string[] {
  const from = figure === undefined ? standingAt(view) : [Number(figure)];
  const held = card === undefined ? VALUES.filter((value) => view.held[value]! > 0) : [Number(card)];
  const all = from.flatMap((at) => held.map((value) => ({ at, value })));
  return wanted().map(({ at, value }) => `${word} ${value} ${at}`);

  function wanted(): typeof all {
    if (place === undefined) return all;
    const fitting = all.filter(({ at, value }) => at + value === Number(place));
    if (fitting.length > 0) return fitting;
    if (figure !== undefined) return towards(from, Number(place)); // the others do not matter
    const others = [...towards(from, Number(place)), ...backwards(held, Number(place))];
    return others.length > 0 ? others : all;
  }
}

/** With cards that the viewer has not got. */
function towards(from: readonly number[], place: number): { at: number; value: number }[] {
  return from.map((at) => ({ at, value: place - at })).filter(({ value }) => VALUES.includes(value));
}

/** From where the viewer's cards would lead there, whoever stands there. */
function backwards(held: readonly number[], place: number): { at: number; value: number }[] {
  return held
    .map((value) => ({ at: place - value, value }))
    .filter(({ at }) => at >= 0)
    .reverse();
}

export function touched(before: View, after: View): Thing[] {
  const changed = <T>(a: readonly T[], b: readonly T[], k: number): boolean => a[k] !== b[k];
  const positions = range(after.shop.length).filter(
    (at) =>
      changed(before.shop, after.shop, at) ||
      range(after.players).some((seat) => changed(before.figures[seat]!, after.figures[seat]!, at)),
  );
  const tiles = CONSTANTS.FENCING_TILES.filter((_, k) => changed(before.fencing_supply, after.fencing_supply, k));
  return [...positions.map((at) => `place-${at}`), ...tiles.map((name) => `fencing-${name}`)];
}

const CLASH = [880, 440, 880];

/** A duel plays out card by card. */
export function notable(before: View, after: View): Notable {
  const isFought = after.duel_rounds > 0 && (before.duel_rounds === 0 || before.discard_size !== after.discard_size);
  return isFought ? { tune: CLASH, lasts: BEFORE + ROUND * (after.duel_rounds - 1) + AFTER } : { tune: null, lasts: 0 };
}
