/**
 * Toledo in words, as in Python (`src/zoco/toledo/words.py`): what is asked, what a decision does, why it is forbidden,
 * what happened. Everything is built from a seat's view, so no sentence can tell what that seat may not know.
 */
import { TOLEDO } from "../../built/constants.js";
import type { ToledoFacts, ToledoView } from "../../built/views.js";
import type { Reason } from "../description.js";
import { message, type Message, type Names, type Parameter } from "../messages.js";
import { kindOf, sum, type Explanation, type ScoreLine, type WordsRoom } from "../wordsroom.js";
import { cardOf, handOf, type Card } from "./board.js";

export type ShopKind = (typeof TOLEDO.KINDS)[number];
export type FencingTile = (typeof TOLEDO.FENCING_TILES)[number];

/** A decision taken apart, for boards. Positions are 0 (cathedral) … 21 (second entrance), seats are numbers. */
export type ToledoDecision =
  | { readonly kind: "draw" | "pass" | "end" | "skip" | "use" | "enter" }
  | { readonly kind: "move" | "bonus"; readonly value: number; readonly from: number; readonly to: number }
  | { readonly kind: "place"; readonly tile: Tile; readonly field: number }
  | { readonly kind: "home"; readonly from: number }
  | { readonly kind: "pay"; readonly value: number }
  | { readonly kind: "forge" | "deliver"; readonly sword: number; readonly fame: number }
  | { readonly kind: "train"; readonly tile: FencingTile; readonly drop: FencingTile | null }
  | { readonly kind: "duel"; readonly rival: number };

/** A shop tile; `number` is its place in a view's `tiles`. */
export interface Tile {
  readonly number: number;
  readonly kind: ShopKind;
  readonly circles: number;
}

type Named = Record<string, Parameter>;

const { CATHEDRAL, FENCING, FENCING_TILES, FIRST_ENTRANCE, KINDS, LAST_ENTRANCE, POSITIONS, TAVERN } = TOLEDO;
const { CIRCLE, FULL_FIELD, NOBODY, NOT_YET, RUNNING, TURN } = TOLEDO;
const ASKED: Readonly<Record<number, string>> = {
  [TOLEDO.START]: "start",
  [TOLEDO.TURN]: "turn",
  [TOLEDO.FULL_FIELD]: "full",
  [TOLEDO.FORGING]: "forge",
  [TOLEDO.TRAINING]: "train",
  [TOLEDO.GATE]: "gate",
  [TOLEDO.OVER]: "over",
};

export const toledoWords: WordsRoom<"toledo", ToledoDecision> = { question, explain, whyNot, tell, score, parts };

function kindAndRest(action: number) {
  return kindOf(action, TOLEDO.SIMPLE, TOLEDO.FIRSTS);
}

/** The shop tile of that number. */
export function tileOf(number: number): Tile {
  return { number, kind: KINDS[number >> 1]!, circles: 1 + (number % 2) };
}

function tileName(tile: number): Message {
  const { kind, circles } = tileOf(tile);
  return message("toledo-shop", { kind, circles });
}

/** The shop on a field, as seat `you` would call it. */
function whose(v: ToledoView, field: number, names: Names, you: number): Message {
  const { kind } = tileOf(v.shop[field]! - 1);
  const owner = v.owner[field]!;
  if (owner === you) return message("toledo-own-shop", { kind });
  return message("toledo-shop-of", { kind, owner: names[owner]! });
}

/** A position and what lies there. */
function where(e: ToledoFacts, v: ToledoView, position: number, names: Names, you: number): Message {
  if (position === CATHEDRAL) return message("toledo-cathedral");
  if (position >= FIRST_ENTRANCE) return message("toledo-entrance", { position });
  const field = position;
  if (e.printed[field]) return message(e.printed[field] === TAVERN ? "toledo-tavern" : "toledo-studio", { field });
  if (v.shop[field]) return message("toledo-field-with-shop", { field, shop: whose(v, field, names, you) });
  return message("toledo-field", { field });
}

/** Everything a sentence about a decision may want to name. It speaks to seat `you`, or to nobody in particular. */
function parameters(e: ToledoFacts, v: ToledoView, action: number, names: Names, you: number): Named {
  const [kind, rest] = kindAndRest(action);
  const { place } = v;
  const cost = 0 < place && place < FIRST_ENTRANCE ? e.cost[place]! : 0;
  const common = { place: where(e, v, place, names, you), cost, base: v.base_value, player: names[v.seat]! };
  return { ...common, ...ownParameters(e, v, kind, rest, names, you) };
}

/** What only decisions of this kind name. */
function ownParameters(e: ToledoFacts, v: ToledoView, kind: string, rest: number, names: Names, you: number): Named {
  switch (kind) {
    case "move":
    case "bonus": {
      const { value, from, to } = movement(rest);
      return { value, from: where(e, v, from, names, you), to: where(e, v, to, names, you) };
    }
    case "place": {
      const field = rest % POSITIONS;
      return { tile: tileName(Math.floor(rest / POSITIONS)), field, cost: e.cost[field]! };
    }
    case "forge":
    case "deliver": {
      const price = { fame: e.sword_fame[rest]!, metal: e.sword_metal[rest]!, gems: e.sword_gems[rest]! };
      return { ...price, own_metal: v.metal[v.seat]!, own_gems: v.gems[v.seat]! };
    }
    case "train":
    case "swap": {
      const taken = kind === "train" ? rest : Math.floor(rest / FENCING);
      return { tile: FENCING_TILES[taken]!, dropped: FENCING_TILES[rest % FENCING]! };
    }
    case "duel":
      return { rival: names[rest] ?? message("seat-number", { seat: rest }) };
    case "home":
      return { from: where(e, v, rest, names, you) };
    case "pay":
      return { value: rest };
    default:
      return {};
  }
}

function movement(rest: number): { value: number; from: number; to: number } {
  const [value, from] = [Math.floor(rest / POSITIONS), rest % POSITIONS];
  return { value, from, to: Math.min(from + value, LAST_ENTRANCE) };
}

/** What the seat on turn is being asked. */
function question(e: ToledoFacts, v: ToledoView, _actions: readonly number[], names: Names): Message {
  const named = parameters(e, v, TOLEDO.END, names, v.viewer);
  if (v.phase === CIRCLE) return message(v.owner[v.place] === v.viewer ? "toledo-ask-use" : "toledo-ask-pay", named);
  if (v.phase === TURN && v.base_value === 0) return message("toledo-ask-base", named);
  if (v.phase === FULL_FIELD && v.crowd[v.place] === v.figures[v.seat]![v.place]) {
    return message("toledo-ask-crowded", named);
  }
  return message(`toledo-ask-${ASKED[v.phase]!}`, named);
}

/** What a legal decision of the viewer does. */
function explain(e: ToledoFacts, v: ToledoView, action: number, after: ToledoView, names: Names): Explanation {
  const [kind] = kindAndRest(action);
  const named = parameters(e, v, action, names, v.viewer);
  if (kind === "move" || kind === "bonus") {
    named["then"] = outcome(e, v, after);
    if (kind === "move" && v.base_value > 0) return { what: message("toledo-do-move-on", named), rule: "T5.4" };
  }
  if (kind === "use" || kind === "pay") {
    named["gain"] = gain(e, v, v.place);
    if (kind === "pay" && e.printed[v.place]) return { what: message("toledo-do-pay-discard", named), rule: "T6.2" };
  }
  return { what: message(`toledo-do-${kind}`, named), rule: TOLEDO.RULES[kind] };
}

/** What awaits the figure that was moved. */
function outcome(e: ToledoFacts, { viewer, arrived }: ToledoView, after: ToledoView): Message {
  const { place } = after;
  if (after.arrived[viewer]! > arrived[viewer]!) return message("toledo-then-alcazar");
  if (after.phase === FULL_FIELD) {
    const crowded = after.crowd[place] === after.figures[viewer]![place];
    return message(crowded ? "toledo-then-crowded" : "toledo-then-full");
  }
  if (after.phase !== CIRCLE) return message("toledo-then-nothing");
  if (after.owner[place] === viewer) return message("toledo-then-free");
  return message("toledo-then-pay", { cost: e.cost[place]! });
}

/** What using a field gives. */
function gain(e: ToledoFacts, v: ToledoView, field: number): Message {
  if (e.printed[field]) return message(e.printed[field] === TAVERN ? "toledo-gain-tavern" : "toledo-gain-studio");
  return message(`toledo-gain-${tileOf(v.shop[field]! - 1).kind}`);
}

function whyNot(e: ToledoFacts, v: ToledoView, action: number, { id, rule }: Reason, names: Names): Explanation {
  return { what: message(id, parameters(e, v, action, names, v.viewer)), rule };
}

/** What a decision did. The views are those of the seat that decided; `own`: it is told to that very seat. */
function tell(
  e: ToledoFacts,
  before: ToledoView,
  action: number,
  after: ToledoView,
  own: boolean,
  names: Names,
): Message[] {
  const [kind] = kindAndRest(action);
  const named = parameters(e, before, action, names, NOBODY);
  const turningPoints = tellTurningPoints(before, after, named);
  switch (kind) {
    case "draw":
      return [tellDrawn(before, after, own, named), ...turningPoints];
    case "duel":
      return [...tellDuel(after, names), ...turningPoints];
    case "use":
    case "pay":
      return [...tellUse(e, before, kind, after, own, named), ...turningPoints];
    case "skip": // to others, `skip` looks the same as not having been asked
      return own ? [message("toledo-told-skip", named)] : [];
    case "end":
      return turningPoints;
    default:
      return [message(`toledo-told-${kind}`, named), ...turningPoints];
  }
}

function cardInWords({ value, background }: Card): Message {
  return message("toledo-told-card", { value, background });
}

/** The cards that came into the viewer's hand from the deck, after one of value `paid` left it. */
function drawn(before: ToledoView, after: ToledoView, paid: number): Message[] {
  const hand = handOf(after);
  return before.held.flatMap((held, value) => {
    const cards = hand.filter((card) => card.value === value);
    return cards.slice(held - Number(value === paid)).map(cardInWords);
  });
}

/** Whoever drew them reads which cards they are, everybody else how many. */
function tellDrawn(before: ToledoView, after: ToledoView, own: boolean, named: Named): Message {
  const paid = named["value"];
  const found = drawn(before, after, typeof paid === "number" ? paid : 0);
  const listed = (): Message => found.reduce((before, card) => message("toledo-told-list", { before, card }));
  const which = own && found.length > 0 ? message("toledo-told-cards", { cards: listed() }) : message("toledo-told-hidden");
  return message("toledo-told-draw", { ...named, count: found.length, which });
}

function tellUse(
  e: ToledoFacts,
  before: ToledoView,
  kind: "use" | "pay",
  after: ToledoView,
  own: boolean,
  named: Named,
): Message[] {
  const printed = e.printed[before.place]!;
  const told = kind === "pay" ? [message(printed ? "toledo-told-pay-discard" : "toledo-told-pay", named)] : [];
  if (printed === TAVERN) {
    told.push(tellDrawn(before, after, own, named));
  } else if (after.paintings_taken > before.paintings_taken) {
    told.push(message("toledo-told-painting", { ...named, fame: e.painting_fame[before.paintings_taken]! }));
  } else if (after.metal_supply < before.metal_supply) {
    told.push(message("toledo-told-metal", named));
  } else if (after.gem_supply < before.gem_supply) {
    told.push(message("toledo-told-gem", named));
  }
  return told;
}

/** Card by card: everybody sees them. */
function tellDuel(after: ToledoView, names: Names): Message[] {
  const [attacker, defender] = [names[after.duel_attacker]!, names[after.duel_defender]!];
  const winners = after.duel_winner.slice(0, after.duel_rounds);
  const rounds = winners.map((seat, round) => {
    const [winner, card] = [names[seat]!, after.duel_card[round]!];
    if (card === TOLEDO.NO_CARD) return message("toledo-told-no-card", { winner });
    const shown = cardOf(card);
    return message("toledo-told-round", { card: cardInWords(shown), fencer: shown.clear, winner });
  });
  const won = winners.at(-1) === after.duel_attacker;
  const result = won ? { winner: attacker, loser: defender } : { winner: defender, loser: attacker };
  const begun = message("toledo-told-duel", { attacker, defender, field: after.duel_field });
  return [begun, ...rounds, message("toledo-told-beaten", result)];
}

function tellTurningPoints(before: ToledoView, after: ToledoView, named: Named): Message[] {
  const told = Array<Message>(after.reshuffles).fill(message("toledo-told-reshuffle"));
  if (before.last_turns === NOT_YET && after.last_turns !== NOT_YET) {
    told.push(message("toledo-told-final-round", named));
  }
  if (before.ending === RUNNING && after.ending !== RUNNING) {
    told.push(message(after.ending === TOLEDO.DEADLOCK ? "toledo-told-deadlock" : "toledo-told-over"));
  }
  return told;
}

/** T10.2 line by line: the heading's message and the points. */
function score(e: ToledoFacts, v: ToledoView, seat: number): ScoreLine[] {
  const swords = e.sword_fame.slice(0, e.swords);
  const paintings = e.painting_fame.filter((_, k) => v.painting_owner[k] === seat);
  return [
    ["toledo-score-delivered", sum(swords.map((fame, k) => fame * v.delivered[seat]![k]!))],
    ["toledo-score-undelivered", sum(swords.map((fame, k) => Math.floor(fame / 2) * v.swords[seat]![k]!))],
    ["toledo-score-paintings", sum(paintings)],
    ["toledo-score-gems", Math.floor(v.gems[seat]! / 2)],
    ["toledo-score-movement", 0 - 2 * v.fencing[seat]![TOLEDO.MOVEMENT]!],
  ];
}

/** A decision taken apart. */
function parts(e: ToledoFacts, _v: ToledoView, action: number): ToledoDecision {
  const [kind, rest] = kindAndRest(action);
  switch (kind) {
    case "move":
    case "bonus":
      return { kind, ...movement(rest) };
    case "place":
      return { kind, tile: tileOf(Math.floor(rest / POSITIONS)), field: rest % POSITIONS };
    case "home":
      return { kind, from: rest };
    case "pay":
      return { kind, value: rest };
    case "forge":
    case "deliver":
      return { kind, sword: rest, fame: e.sword_fame[rest]! };
    case "train":
      return { kind, tile: FENCING_TILES[rest]!, drop: null };
    case "swap": {
      const taken = Math.floor(rest / FENCING);
      return { kind: "train", tile: FENCING_TILES[taken]!, drop: FENCING_TILES[rest % FENCING]! };
    }
    case "duel":
      return { kind, rival: rest };
    default:
      return { kind };
  }
}
