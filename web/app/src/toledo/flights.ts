/** What changes hands between two views, and its flight across the page from where it was to where it is. */
import { TOLEDO, type ToledoFacts, type ToledoView } from "zoco-kernel";
import { range } from "./facts.js";
import { slow } from "../motion.js";

/** Something that goes from one place to another. A card that nobody sees has no face. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly kind: "card" | "metal" | "gem" | "sword" | "painting" | "tile";
  readonly face: string;
}

const MOST = 12; // more is no decision but a leap to another moment
const STAGGER = 0.18; // of a flight's time

/** How many more there are than before, by number. */
function gained(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((count, k) => range(Math.max(0, count - before[k]!)).map(() => k));
}

const valueOf = (card: number): string => String(Math.floor(card / TOLEDO.PICTURES));

/** Null between moments that are further apart than a decision. */
export function flightsBetween(facts: ToledoFacts, before: ToledoView, after: ToledoView): Flight[] | null {
  const flights = [
    ...cards(before, after),
    ...range(after.players).flatMap((seat) => goods(facts, before, after, seat)),
  ];
  return flights.length > MOST ? null : flights;
}

function cards(before: ToledoView, after: ToledoView): Flight[] {
  const actor = `seat-${before.seat}`;
  const flights: Flight[] = [];
  const fly = (from: string, to: string, face = ""): number => flights.push({ from, to, kind: "card", face });
  if (before.base_value > 0 && after.base_value === 0) fly("base", "discard", String(before.base_value));
  if (after.base_value > 0 && before.base_value === 0) fly(actor, "base", String(after.base_value));
  const thrown = gained(before.discard, after.discard).map(valueOf);
  if (flights.some(({ from }) => from === "base")) thrown.splice(thrown.indexOf(String(before.base_value)), 1);
  const fenced = after.duel_rounds > 0 && before.duel_rounds === 0 ? after.duel_rounds : 0;
  thrown.forEach((value, k) => fly(k < thrown.length - fenced ? actor : "deck", "discard", value));
  for (const seat of range(after.players)) {
    const paid = gained(before.known[seat]!, after.known[seat]!).map(valueOf);
    for (const value of paid) fly(actor, `seat-${seat}`, value);
    const left = seat === before.seat ? flights.filter(({ from }) => from === actor).length : 0;
    const drawn = after.hand_size[seat]! - before.hand_size[seat]! + left - paid.length;
    for (let k = 0; k < drawn; k++) fly("deck", `seat-${seat}`);
  }
  return flights;
}

function goods(facts: ToledoFacts, before: ToledoView, after: ToledoView, seat: number): Flight[] {
  const owner = `seat-${seat}`;
  const amount = (kind: "metal" | "gem", pile: string, change: number): Flight[] =>
    range(Math.abs(change)).map(() =>
      change > 0 ? { from: pile, to: owner, kind, face: "" } : { from: owner, to: pile, kind, face: "" },
    );
  const swords = gained(before.swords[seat]!, after.swords[seat]!).map((k) => String(facts.sword_fame[k]));
  const delivered = gained(before.delivered[seat]!, after.delivered[seat]!).map((k) => String(facts.sword_fame[k]));
  const tiles = gained(before.fencing[seat]!, after.fencing[seat]!).map((k) => TOLEDO.FENCING_TILES[k]!);
  const dropped = gained(after.fencing[seat]!, before.fencing[seat]!).map((k) => TOLEDO.FENCING_TILES[k]!);
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
    ...painted.map((k): Flight => ({
      from: "paintings",
      to: owner,
      kind: "painting",
      face: String(facts.painting_fame[k]),
    })),
  ];
}

/** The middle of something on the page: of a thing or pile of the board, of a seat's panel, of the viewer's hand. */
function middleOf(name: string, board: Element, viewer: number): { x: number; y: number } {
  const ways = name === `seat-${viewer}` ? ["[data-hand]"] : [`[data-possessions="${name.slice(5)}"]`];
  const found = name.startsWith("seat-")
    ? ways.map((way) => document.querySelector(way)).find((element) => element !== null)
    : board.querySelector(`[data-pile="${name}"], [data-thing="${name}"]`);
  const box = (found ?? board).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: found ? box.top + box.height / 2 : box.bottom };
}

/** Lets everything fly at once, a little one after the other. The answer ends what is still in the air. */
export function launch(flights: readonly Flight[], board: Element, viewer: number): () => void {
  const duration = 1.4 * slow();
  const flying = flights.map(({ from, to, kind, face }, k) => {
    const [start, end] = [middleOf(from, board, viewer), middleOf(to, board, viewer)];
    const piece = document.createElement("div");
    piece.className = `toledo-flight ${kind} ${kind === "tile" ? face : ""}`;
    piece.textContent = kind === "tile" ? "" : face;
    piece.ariaHidden = "true";
    document.body.append(piece);
    const way = ({ x, y }: { x: number; y: number }, more: string): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
    const steps = [
      { transform: way(start, "scale(.7) rotate(-6deg)") },
      { transform: way(end, "scale(.9)"), opacity: 0.85 },
    ];
    const flight = piece.animate(steps, { duration, delay: k * duration * STAGGER, easing: "ease-out", fill: "both" });
    flight.finished.catch(() => undefined).finally(() => piece.remove());
    return flight;
  });
  return () => flying.forEach((flight) => flight.cancel());
}
