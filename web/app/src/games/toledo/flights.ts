/** What changes hands between two views, and its flight across the page from where it was to where it is. */
import { CONSTANTS, type Facts, type View } from "zoco-kernel/built/toledo/types";
import { launch, middleOf, type Place, seatOnPage } from "../../flights.js";
import { range } from "./facts.js";

/** Something that goes from one place to another. A card that nobody sees has no face. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly kind: "card" | "metal" | "gem" | "sword" | "painting" | "tile";
  readonly face: string;
}

const MOST = 12; // more is no decision but a leap to another moment

/** How many more there are than before, by number. */
function gained(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((count, k) => range(Math.max(0, count - before[k]!)).map(() => k));
}

const valueOfCard = (card: number): string => String(Math.floor(card / CONSTANTS.PICTURES));

/** Null between moments that are further apart than a decision. */
export function flightsBetween(facts: Facts, before: View, after: View): Flight[] | null {
  const flights = [
    ...cards(before, after),
    ...range(after.players).flatMap((seat) => goods(facts, before, after, seat)),
  ];
  return flights.length > MOST ? null : flights;
}

function cards(before: View, after: View): Flight[] {
  const actor = `seat-${before.seat}`;
  const flights: Flight[] = [];
  const fly = (from: string, to: string, face = ""): number => flights.push({ from, to, kind: "card", face });
  if (before.base_value > 0 && after.base_value === 0) fly("base", "discard", String(before.base_value));
  if (after.base_value > 0 && before.base_value === 0) fly(actor, "base", String(after.base_value));
  const thrown = gained(before.discard, after.discard).map(valueOfCard);
  if (flights.some(({ from }) => from === "base")) thrown.splice(thrown.indexOf(String(before.base_value)), 1);
  const fenced = after.duel_rounds > 0 && before.duel_rounds === 0 ? after.duel_rounds : 0;
  thrown.forEach((value, k) => fly(k < thrown.length - fenced ? actor : "deck", "discard", value));
  for (const seat of range(after.players)) {
    const paid = gained(before.known[seat]!, after.known[seat]!).map(valueOfCard);
    for (const value of paid) fly(actor, `seat-${seat}`, value);
    const left = seat === before.seat ? flights.filter(({ from }) => from === actor).length : 0;
    const drawn = after.hand_size[seat]! - before.hand_size[seat]! + left - paid.length;
    for (let k = 0; k < drawn; k++) fly("deck", `seat-${seat}`);
  }
  return flights;
}

function goods(facts: Facts, before: View, after: View, seat: number): Flight[] {
  const owner = `seat-${seat}`;
  const amount = (kind: "metal" | "gem", pile: string, change: number): Flight[] =>
    range(Math.abs(change)).map(() =>
      change > 0 ? { from: pile, to: owner, kind, face: "" } : { from: owner, to: pile, kind, face: "" },
    );
  const swords = gained(before.swords[seat]!, after.swords[seat]!).map((k) => String(facts.sword_fame[k]));
  const delivered = gained(before.delivered[seat]!, after.delivered[seat]!).map((k) => String(facts.sword_fame[k]));
  const tiles = gained(before.fencing[seat]!, after.fencing[seat]!).map((k) => CONSTANTS.FENCING_TILES[k]!);
  const dropped = gained(after.fencing[seat]!, before.fencing[seat]!).map((k) => CONSTANTS.FENCING_TILES[k]!);
  const painted = range(after.paintings_taken).filter(
    (k) => k >= before.paintings_taken && after.painting_owner[k] === seat,
  );
  return [
    ...amount("metal", "metal", after.metal[seat]! - before.metal[seat]!),
    ...amount("gem", "gems", after.gems[seat]! - before.gems[seat]!),
    ...swords.map((face): Flight => ({ from: `sword-${face}`, to: owner, kind: "sword", face })),
    ...delivered.map((face): Flight => ({ from: owner, to: "place-20", kind: "sword", face })),
    ...tiles.map((face): Flight => ({ from: `fencing-${face}`, to: owner, kind: "tile", face })),
    ...dropped.map((face): Flight => ({ from: owner, to: `fencing-${face}`, kind: "tile", face })),
    ...painted.map(
      (k): Flight => ({
        from: "paintings",
        to: owner,
        kind: "painting",
        face: String(facts.painting_fame[k]),
      }),
    ),
  ];
}

/** Of a thing or pile of the board, of a seat's panel, of the viewer's hand; else of the board's lower edge. */
function placeOf(name: string, board: Element, viewer: number): Place {
  const found = name.startsWith("seat-")
    ? seatOnPage(Number(name.slice(5)), viewer)
    : board.querySelector(`[data-pile="${name}"], [data-thing="${name}"]`);
  return found ? middleOf(found) : { x: middleOf(board).x, y: board.getBoundingClientRect().bottom };
}

/** The answer ends what is still in the air. */
export function send(flights: readonly Flight[], board: Element, viewer: number): () => void {
  return launch(
    flights.map(({ from, to, kind, face }) => {
      const piece = document.createElement("div");
      piece.className = `flight toledo-flight ${kind} ${kind === "tile" ? face : ""}`;
      piece.textContent = kind === "tile" ? "" : face;
      return { piece, way: () => ({ from: placeOf(from, board, viewer), to: placeOf(to, board, viewer) }) };
    }),
  );
}
