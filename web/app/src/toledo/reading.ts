/** Toledo's board in words: what a thing is, and the whole board from top to bottom. */
import { TOLEDO, message, type Message, type Parameter, type ToledoFacts } from "zoco-kernel";
import type { Seat, Shown } from "../board.js";
import { SHOPS, range } from "./facts.js";

type Toledo = Shown<"toledo">;

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

function bare({ view, seats, rules, edition }: Toledo, field: number): Message {
  if (field === TOLEDO.CATHEDRAL) return message("toledo-board-cathedral");
  if (field > TOLEDO.FIELDS) return message("app-toledo-entrance", { position: field });
  const [print, circles] = [rules.editionFacts(edition).printed[field]!, view.circles[field]!];
  if (print > 0) {
    const shop = message(print === TOLEDO.TAVERN ? "toledo-board-tavern" : "toledo-board-studio");
    return message("toledo-board-field-printed", { field, shop, circles });
  }
  if (view.shop[field] === 0) return message("toledo-board-field-empty", { field });
  const shop = shopName((view.shop[field]! - 1) >> 1);
  return message("toledo-board-field-shop", { field, shop, name: named(seats[view.owner[field]!]!), circles });
}

/** Cards of one value: the one that would be played, and how many there are. */
export function cardInWords(value: number, picture: number, count: number): Message {
  const background = message(`toledo-board-${TOLEDO.BACKGROUNDS[picture >> 1]}`);
  const fencer = message(picture % 2 === 0 ? "toledo-board-attacker" : "toledo-board-defender");
  return message("app-toledo-card", { value, background, fencer, count });
}

export function swordInWords(facts: ToledoFacts, sword: number, left: number): Message {
  const [fame, metal, gems] = [facts.sword_fame[sword]!, facts.sword_metal[sword]!, facts.sword_gems[sword]!];
  return message("app-toledo-sword", { fame, metal, gems, left });
}

export function fencingInWords(name: string, left: number): Message {
  return message("app-toledo-fencing", { tile: message(`toledo-board-${name}`), left });
}

/** What a seat has openly, one message a kind; kinds of which there is nothing are left out. */
export function possessionsInWords({ view, rules, edition }: Toledo, seat: number): Message[] {
  const facts = rules.editionFacts(edition);
  const swords = (counts: readonly number[]): string[] =>
    range(facts.swords).flatMap((k) => range(counts[k]!).map(() => String(facts.sword_fame[k])));
  const kinds: [string, readonly (Message | string)[]][] = [
    ["forged", swords(view.swords[seat]!)],
    ["delivered", swords(view.delivered[seat]!)],
    ["fencing", TOLEDO.FENCING_TILES.filter((_, k) => view.fencing[seat]![k]! > 0).map((name) => message(`toledo-board-${name}`))],
    ["paintings", range(facts.paintings).filter((k) => k < view.paintings_taken && view.painting_owner[k] === seat).map((k) => String(facts.painting_fame[k]))],
    ["shops", TOLEDO.TILE_NAMES.flatMap((name, k) => range(view.tiles[seat]![k]!).map(() => tileName(name)))],
  ];
  const counts = { cards: view.hand_size[seat]!, metal: view.metal[seat]!, gems: view.gems[seat]!, alcazar: view.arrived[seat]! };
  return [
    ...Object.entries(counts).map(([kind, count]) => message("app-toledo-has", { kind: message(`toledo-board-${kind}`), what: count })),
    ...kinds.filter(([, all]) => all.length > 0).map(([kind, all]) => message("app-toledo-has", { kind: message(`toledo-board-${kind}`), what: listed(all) })),
  ];
}

function now({ view, seats }: Toledo): Message {
  if (view.phase === TOLEDO.OVER) return message("toledo-board-over");
  return message("toledo-board-on-turn", { name: named(seats[view.seat]!) });
}

function supplies({ view, rules, edition }: Toledo): Message[] {
  const facts = rules.editionFacts(edition);
  const open = range(facts.swords).filter((k) => view.sword_supply[k]! > 0);
  const has = (kind: string, what: Parameter): Message => message("app-toledo-has", { kind: message(`toledo-board-${kind}`), what });
  const left = facts.painting_fame.slice(view.paintings_taken, facts.paintings).map(String);
  return [
    ...open.map((k) => swordInWords(facts, k, view.sword_supply[k]!)),
    ...TOLEDO.FENCING_TILES.map((name, k) => fencingInWords(name, view.fencing_supply[k]!)),
    has("paintings", listed(left)),
    has("metal", view.metal_supply),
    has("gems", view.gem_supply),
    has("deck", view.deck_size),
    has("discard", view.discard_size),
  ];
}

export function reading(shown: Toledo): Message[] {
  const { view, seats } = shown;
  const arrived = crowd(shown, (seat) => view.arrived[seat]!);
  const seat = (k: number): Message => message("app-toledo-has", { kind: named(seats[k]!), what: listed(possessionsInWords(shown, k)) });
  return [
    now(shown),
    message("app-toledo-has", { kind: message("toledo-board-alcazar"), what: listed(arrived) }),
    ...range(TOLEDO.FIELDS + 1).reverse().map((position) => placeInWords(shown, position)),
    ...supplies(shown),
    ...range(view.players).map(seat),
  ];
}

