/**
 * Alcázar in words, as in Python (`src/zoco/alcazar/words.py`): what is asked, what a decision does, why it is
 * forbidden, what happened. Everything is built from a seat's view, so no sentence can tell what that seat may not
 * know.
 */
import { ALCAZAR } from "../../built/constants.js";
import type { AlcazarFacts, AlcazarView } from "../../built/views.js";
import type { Reason } from "../description.js";
import { message, type Message, type Names, type Parameter } from "../messages.js";
import { kindOf, sum, type Explanation, type ScoreLine, type WordsRoom } from "../wordsroom.js";
import { beside, cellName, cellsOf, nobleOf, type Three } from "./board.js";

/** A decision taken apart, for boards: fields are 1 … 72, cells as in `alcazarBoard`. */
export type AlcazarDecision =
  | { readonly kind: "pass" | "done" }
  | { readonly kind: "buy"; readonly card: number | "deck" | "tower" }
  | { readonly kind: "castle"; readonly card: number; readonly fields: Three; readonly cells: Three }
  | { readonly kind: "villa" | "build" | "flag"; readonly field: number; readonly cell: number }
  | { readonly kind: "tower" | "withdraw" | "baron" | "grandee"; readonly cell: number }
  | { readonly kind: "bridge"; readonly line: number; readonly cells: Three }
  | { readonly kind: "shift"; readonly from: number; readonly to: number }
  | { readonly kind: "swap"; readonly grandee: number; readonly baron: number };

type Named = Record<string, Parameter>;

const { BRIDGE_PRICE, CASTLES, CELLS, FIELDS, GRANDEES, LAYOUTS, NEW_CELLS, NOBLES, NOWHERE, RUNNING } = ALCAZAR;
const PRICES: Readonly<Record<string, number>> = ALCAZAR.PRICES;
const RULES: Readonly<Record<string, string>> = ALCAZAR.RULES;
const BUILDINGS: readonly string[] = ALCAZAR.BUILDINGS;

export const alcazarWords: WordsRoom<"alcazar", AlcazarDecision> = { question, explain, whyNot, tell, score, parts };

function kindAndRest(action: number) {
  return kindOf(action, ALCAZAR.SIMPLE, ALCAZAR.FIRSTS);
}

/** A field by its number, a gap by its letter and row. */
function placeName(e: AlcazarFacts, cell: number): Message {
  const field = e.field[cell]!;
  return field > 0 ? message("alcazar-field", { field }) : message("alcazar-gap", { gap: cellName(e, cell) });
}

/** A castle by its name, a villa by its value. */
function unitName(v: AlcazarView, cell: number): Message {
  const unit = v.unit[cell]!;
  const [flag, value] = [v.castle[unit]!, v.value[unit]!];
  return flag ? message("alcazar-castle", { name: CASTLES[flag - 1]!, value }) : message("alcazar-villa", { value });
}

/** Where noble number k of the player on turn stands; NOWHERE where there is none. */
function standOf(v: AlcazarView, k: number): number {
  return k < NOBLES ? v.stand[v.seat]![k]! : NOWHERE;
}

function placeOrNothing(e: AlcazarFacts, cell: number): Parameter {
  return cell === NOWHERE ? "" : placeName(e, cell);
}

/** Everything a sentence about a decision may want to name. */
function parameters(e: AlcazarFacts, v: AlcazarView, action: number, names: Names): Named {
  const [kind, rest] = kindAndRest(action);
  const common = { player: names[v.seat]!, money: v.money[v.seat]!, price: PRICES[kind] ?? 0, card: rest };
  return { ...common, ...ownParameters(e, v, kind, rest) };
}

/** What only decisions of this kind name. */
function ownParameters(e: AlcazarFacts, v: AlcazarView, kind: string, rest: number): Named {
  switch (kind) {
    case "tower":
    case "withdraw":
    case "baron":
    case "grandee": {
      const price = v.value[v.unit[rest]!]! * (kind === "grandee" ? 2 : 1);
      return { place: placeName(e, rest), unit: unitName(v, rest), level: v.height[rest]!, price };
    }
    case "villa":
    case "build":
    case "flag":
      return { place: message("alcazar-field", { field: rest }) };
    case "castle":
      return castleParameters(rest);
    case "bridge":
      return bridgeParameters(e, rest);
    case "shift": {
      const { from, to } = shifted(v, rest);
      return { from: placeOrNothing(e, from), to: placeOrNothing(e, to) };
    }
    case "swap": {
      const { grandee, baron } = swapped(v, rest);
      return { grandee: placeOrNothing(e, grandee), baron: placeOrNothing(e, baron) };
    }
    default:
      return {};
  }
}

function castleParameters(rest: number): Named {
  const { card, layout, fields } = castleOn(rest);
  const [first, second] = fields.filter((field) => field !== card);
  const named = { card, layout: ALCAZAR.LAYOUT_NAMES[layout]!, place: message("alcazar-field", { field: card }) };
  return { ...named, first: first!, second: second! };
}

function castleOn(rest: number): { card: number; layout: number; fields: Three } {
  const [card, layout] = [Math.floor(rest / LAYOUTS), rest % LAYOUTS];
  const first = layout - 2;
  return { card, layout, fields: [beside(card, first), beside(card, first + 1), beside(card, first + 2)] };
}

function bridgeParameters(e: AlcazarFacts, line: number): Named {
  const cells = cellsOf(line);
  const [from, over, to] = cells.every((cell) => 0 <= cell && cell < CELLS) ? cells : [cells[1], cells[1], cells[1]];
  return { from: placeName(e, from), over: placeName(e, over), to: placeName(e, to) };
}

function shifted(v: AlcazarView, rest: number): { from: number; to: number } {
  const which = rest % (ALCAZAR.NOT_NEW + 1);
  const to = which < NEW_CELLS ? v.new_cell[which]! : NOWHERE;
  return { from: standOf(v, Math.floor(rest / (ALCAZAR.NOT_NEW + 1))), to };
}

function swapped(v: AlcazarView, rest: number): { grandee: number; baron: number } {
  const grandee = Math.floor(rest / (ALCAZAR.NO_BARON + 1));
  const baron = rest % (ALCAZAR.NO_BARON + 1);
  return { grandee: standOf(v, grandee < GRANDEES ? grandee : NOBLES), baron: standOf(v, GRANDEES + baron) };
}

/** What the seat on turn is being asked. */
function question(_e: AlcazarFacts, v: AlcazarView, actions: readonly number[]): Message {
  if (v.phase === ALCAZAR.OVER) return message("alcazar-ask-over");
  if (v.phase === ALCAZAR.FREE_FLAG) return message("alcazar-ask-flag");
  if (v.phase === ALCAZAR.AFTER_BUILDING) {
    const named = { unit: unitName(v, v.new_cell[0]!), money: v.money[v.seat]! };
    return message(v.founded ? "alcazar-ask-founded" : "alcazar-ask-nobles", named);
  }
  const isWithdrawal = (action: number): boolean => ALCAZAR.WITHDRAW <= action && action < ALCAZAR.BARON;
  if (actions.every((action) => action === ALCAZAR.PASS || isWithdrawal(action))) return message("alcazar-ask-stuck");
  if (v.must_buy) return message("alcazar-ask-buy");
  return message(v.withdrawn ? "alcazar-ask-withdrawn" : "alcazar-ask-start");
}

/** A build card lays a stone on the ground or on top, or has it removed from the game. */
function refine(e: AlcazarFacts, before: AlcazarView, kind: string, rest: number, after: AlcazarView): string {
  if (kind !== "build") return kind;
  if (after.removed > before.removed) return "remove";
  return before.height[e.cell[rest]!] ? "build-up" : "build";
}

/** A cell of the building. */
function built(e: AlcazarFacts, kind: string, rest: number): number {
  if (kind === "tower" || kind === "bridge") return rest % CELLS;
  return e.cell[kind === "castle" ? castleOn(rest).card : rest]!;
}

/** How the building turned out. */
function buildingParameters(
  e: AlcazarFacts,
  before: AlcazarView,
  kind: string,
  rest: number,
  after: AlcazarView,
): Named {
  const cell = built(e, kind, rest);
  const price = kind === "bridge" ? BRIDGE_PRICE : 0;
  return { income: income(before, after) + price, unit: unitName(after, cell), level: after.height[cell]!, price };
}

/** What whoever decided has more than before. */
function income(before: AlcazarView, after: AlcazarView): number {
  return after.money[before.seat]! - before.money[before.seat]!;
}

/** What a legal decision of the viewer does. */
function explain(e: AlcazarFacts, v: AlcazarView, action: number, after: AlcazarView, names: Names): Explanation {
  const [plain, rest] = kindAndRest(action);
  const named = parameters(e, v, action, names);
  const kind = refine(e, v, plain, rest, after);
  if (BUILDINGS.includes(kind)) Object.assign(named, buildingParameters(e, v, kind, rest, after));
  if (kind === "withdraw") named["income"] = income(v, after);
  if (kind === "pass" && after.out[v.seat]) return { what: message("alcazar-do-pass-out", named), rule: "A11.1" };
  if (kind === "pass") return { what: message("alcazar-do-pass", named), rule: "A11.4" };
  return { what: message(`alcazar-do-${kind}`, named), rule: RULES[kind]! };
}

function whyNot(e: AlcazarFacts, v: AlcazarView, action: number, { id, rule }: Reason, names: Names): Explanation {
  return { what: message(id, parameters(e, v, action, names)), rule };
}

/** What a decision did. The views are those of the seat that decided; `own`: it is told to that very seat. */
function tell(
  e: AlcazarFacts,
  before: AlcazarView,
  action: number,
  after: AlcazarView,
  own: boolean,
  names: Names,
): Message[] {
  const [plain, rest] = kindAndRest(action);
  const named = parameters(e, before, action, names);
  const kind = refine(e, before, plain, rest, after);
  const isBuilding = BUILDINGS.includes(kind);
  if (isBuilding) Object.assign(named, buildingParameters(e, before, kind, rest, after));
  if (kind === "withdraw") named["income"] = income(before, after);
  const seen = kind === "buy-deck" && own;
  if (seen) named["card"] = bought(before, after);
  const out = kind === "pass" && after.out[before.seat];
  const told = isBuilding ? tellCaptures(e, before, after, names) : [];
  if (kind !== "done" && kind !== "flag") {
    // which villa got the flag is told as the castle it has become
    told.push(message(`alcazar-told-${seen ? "buy-seen" : out ? "pass-out" : kind}`, named));
  }
  return [...told, ...tellTurningPoints(before, after)];
}

/** The card that came from the deck into the viewer's hand. */
function bought(before: AlcazarView, after: AlcazarView): number {
  return after.hand.find((card) => !before.hand.includes(card))!;
}

/** A13: nobles that are no longer on the board. */
function tellCaptures(e: AlcazarFacts, before: AlcazarView, after: AlcazarView, names: Names): Message[] {
  return before.stand.slice(0, before.players).flatMap((cells, seat) => {
    const gone = cells.filter((cell) => cell !== NOWHERE && !after.stand[seat]!.includes(cell));
    const paid = after.money[seat]! - before.money[seat]!;
    return gone
      .sort((a, b) => a - b)
      .map((cell) => {
        const { rank } = nobleOf(before.noble[cell]!)!;
        const named = { player: names[seat]!, rank, place: placeName(e, cell), income: paid };
        return message("alcazar-told-capture", named);
      });
  });
}

function tellTurningPoints(before: AlcazarView, after: AlcazarView): Message[] {
  const told: Message[] = [];
  for (let unit = 1; unit <= FIELDS; unit++) {
    const [was, is] = [before.castle[unit]!, after.castle[unit]!];
    if (is && !was) told.push(message("alcazar-told-flag", { name: CASTLES[is - 1]!, value: after.value[unit]! }));
    if (was && !is) told.push(message("alcazar-told-lowered", { name: CASTLES[was - 1]! }));
  }
  if (before.ending === RUNNING && after.ending !== RUNNING) told.push(message("alcazar-told-over"));
  return told;
}

/** A14.2 line by line: the heading's message and the points. */
function score(_e: AlcazarFacts, v: AlcazarView, seat: number): ScoreLine[] {
  const levels = v.stand[seat]!.map((cell) => (cell === NOWHERE ? 0 : v.height[cell]!));
  return [
    ["alcazar-score-grandees", 2 * sum(levels.slice(0, GRANDEES))],
    ["alcazar-score-barons", sum(levels.slice(GRANDEES))],
    ["alcazar-score-money", Math.floor(v.money[seat]! / ALCAZAR.MONEY_FOR_A_POINT)],
  ];
}

/** A decision taken apart. */
function parts(e: AlcazarFacts, v: AlcazarView, action: number): AlcazarDecision {
  const [kind, rest] = kindAndRest(action);
  switch (kind) {
    case "buy":
      return { kind, card: rest };
    case "buy-deck":
      return { kind: "buy", card: "deck" };
    case "buy-tower":
      return { kind: "buy", card: "tower" };
    case "castle": {
      const { card, fields } = castleOn(rest);
      return { kind, card, fields, cells: fields.map((field) => e.cell[field]!) as [number, number, number] };
    }
    case "villa":
    case "build":
    case "flag":
      return { kind, field: rest, cell: e.cell[rest]! };
    case "tower":
    case "withdraw":
    case "baron":
    case "grandee":
      return { kind, cell: rest };
    case "bridge":
      return { kind, line: rest, cells: cellsOf(rest) };
    case "shift":
      return { kind, ...shifted(v, rest) };
    case "swap":
      return { kind, ...swapped(v, rest) };
    default:
      return { kind };
  }
}
