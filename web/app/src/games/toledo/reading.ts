/** Toledo's board in words: what a thing is, and the whole board from top to bottom. */
import { type Message, message, type Parameter } from "zoco-kernel";
import { CONSTANTS, type Facts, type View } from "zoco-kernel/built/toledo/types";
import type { Seat, Shown } from "../../board.js";
import { factsOf } from "./board.js";
import { ROW_NAMES, type Row, range, rowsOf, SHOPS } from "./facts.js";

type Toledo = Shown<View>;

/** One after the other, as a sentence lists them. */
function listed(parts: readonly (Message | string)[]): Message | string {
  const [first = message("app-toledo-nothing"), ...rest] = parts;
  return rest.reduce<Message | string>((before, last) => message("app-toledo-list", { before, last }), first);
}

const counted = (name: string | Message, count: number): Message | string =>
  count === 1 ? name : message("app-toledo-count", { name, count });

/** What a seat is called: by its name, or else by its colour. */
const named = ({ name, colour }: Seat): string | Message => name.trim() || message(`colour-${colour}`);

/** Who stands somewhere, by name. */
function crowd({ view, seats }: Toledo, counts: (seat: number) => number): (Message | string)[] {
  return range(view.players).flatMap((seat) => (counts(seat) > 0 ? [counted(named(seats[seat]!), counts(seat))] : []));
}

const has = (kind: string, what: Parameter): Message =>
  message("app-toledo-has", { kind: message(`toledo-board-${kind}`), what });

export function shopName(kind: number): Message {
  return message(`toledo-board-${SHOPS[kind]}`);
}

export function tileName(tile: string): Message {
  return message("toledo-shop", { kind: tile[0]!, circles: Number(tile[1]) });
}

/** A position of the road: what it is, and who stands there. */
export function placeInWords(shown: Toledo, position: number): Message {
  const where = bare(shown, position);
  const who = crowd(shown, (seat) => shown.view.figures[seat]![position]!);
  return who.length > 0 ? message("app-toledo-standing", { where, who: listed(who) }) : where;
}

function bare({ view, seats, edition }: Toledo, field: number): Message {
  if (field === CONSTANTS.CATHEDRAL) return message("toledo-board-cathedral");
  if (field > CONSTANTS.FIELDS) return message("app-toledo-entrance", { position: field });
  const [print, circles] = [factsOf(edition).printed[field]!, view.circles[field]!];
  if (print > 0) {
    const shop = message(print === CONSTANTS.TAVERN ? "toledo-board-tavern" : "toledo-board-studio");
    return message("toledo-board-field-printed", { field, shop, circles });
  }
  if (view.shop[field] === 0) return message("toledo-board-field-empty", { field });
  const shop = shopName((view.shop[field]! - 1) >> 1);
  return message("toledo-board-field-shop", { field, shop, name: named(seats[view.owner[field]!]!), circles });
}

/** Cards of one value: the one that would be played, and how many there are. */
export function cardInWords(value: number, picture: number, count: number): Message {
  const background = message(`toledo-board-${CONSTANTS.BACKGROUNDS[picture >> 1]}`);
  const fencer = message(picture % 2 === 0 ? "toledo-board-attacker" : "toledo-board-defender");
  return message("app-toledo-card", { value, background, fencer, count });
}

export function swordInWords(facts: Facts, sword: number, left: number): Message {
  const [fame, metal, gems] = [facts.sword_fame[sword]!, facts.sword_metal[sword]!, facts.sword_gems[sword]!];
  return message("app-toledo-sword", { fame, metal, gems, left });
}

export function fencingInWords(name: string, left: number): Message {
  return message("app-toledo-fencing", { tile: message(`toledo-board-${name}`), left });
}

/** What a seat has openly, one message a kind; kinds of which there is nothing are left out. */
export function possessionsInWords({ view, edition }: Toledo, seat: number): Message[] {
  const facts = factsOf(edition);
  const swords = (counts: readonly number[]): string[] =>
    range(facts.swords).flatMap((k) => range(counts[k]!).map(() => String(facts.sword_fame[k])));
  const tiles = CONSTANTS.FENCING_TILES.filter((_, k) => view.fencing[seat]![k]! > 0);
  const paintings = range(view.paintings_taken).filter((k) => view.painting_owner[k] === seat);
  const kinds: [string, readonly (Message | string)[]][] = [
    ["forged", swords(view.swords[seat]!)],
    ["delivered", swords(view.delivered[seat]!)],
    ["fencing", tiles.map((name) => message(`toledo-board-${name}`))],
    ["paintings", paintings.map((k) => String(facts.painting_fame[k]))],
    ["shops", CONSTANTS.TILE_NAMES.flatMap((name, k) => range(view.tiles[seat]![k]!).map(() => tileName(name)))],
  ];
  return [
    has("cards", view.hand_size[seat]!),
    has("metal", view.metal[seat]!),
    has("gems", view.gems[seat]!),
    has("alcazar", view.arrived[seat]!),
    ...kinds.filter(([, all]) => all.length > 0).map(([kind, all]) => has(kind, listed(all))),
  ];
}

function now({ view, seats }: Toledo): Message {
  if (view.phase === CONSTANTS.OVER) return message("toledo-board-over");
  return message("toledo-board-on-turn", { name: named(seats[view.seat]!) });
}

function supplies({ view, edition }: Toledo): Message[] {
  const facts = factsOf(edition);
  const open = range(facts.swords).filter((k) => view.sword_supply[k]! > 0);
  const left = facts.painting_fame.slice(view.paintings_taken, facts.paintings).map(String);
  const all = [
    ...open.map((k) => swordInWords(facts, k, view.sword_supply[k]!)),
    ...CONSTANTS.FENCING_TILES.map((name, k) => fencingInWords(name, view.fencing_supply[k]!)),
    has("paintings", listed(left)),
    has("metal", view.metal_supply),
    has("gems", view.gem_supply),
    has("deck", view.deck_size),
    has("discard", view.discard_size),
  ];
  return all.map((what) => message("app-toledo-supply", { what }));
}

/** The fields of a row from above, after what using one costs. */
function row(shown: Toledo, { fields, cost }: Row, k: number): Message[] {
  const fromAbove = fields.toReversed().map((field) => placeInWords(shown, field));
  return [has(ROW_NAMES[k]!, message("toledo-board-cost", { cost })), ...fromAbove];
}

/** The cards in front of the seat on turn, and the viewer's own. */
function cards({ view }: Toledo): Message[] {
  const played = { base: view.base_value, bonus: view.bonus_value };
  const held = range(CONSTANTS.VALUES).filter((value) => view.held[value]! > 0);
  const hand = held.map((value) => cardInWords(value, view.hand[value]![0]!, view.held[value]!));
  return [
    ...Object.entries(played).flatMap(([kind, value]) => (value > 0 ? [has(kind, value)] : [])),
    ...hand.map((card) => has("hand", card)),
  ];
}

export function reading(shown: Toledo): Message[] {
  const { view, seats, edition } = shown;
  const arrived = crowd(shown, (seat) => view.arrived[seat]!);
  const rows = rowsOf(factsOf(edition)).map((fields, k) => row(shown, fields, k));
  const seat = (k: number): Message =>
    message("app-toledo-has", { kind: named(seats[k]!), what: listed(possessionsInWords(shown, k)) });
  return [
    now(shown),
    has("alcazar", arrived.length > 0 ? listed(arrived) : message("app-toledo-nobody")),
    ...rows.toReversed().flat(),
    placeInWords(shown, CONSTANTS.CATHEDRAL),
    ...supplies(shown),
    ...cards(shown),
    ...range(view.players).map(seat),
  ];
}
