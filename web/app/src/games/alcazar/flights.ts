/** What changes hands between two views, and its flight across the page. */
import type { View } from "zoco-kernel/built/alcazar/types";
import { launch, middleOf, type Place, seatOnPage } from "../../flights.js";
import { noblesOf, type Plan } from "./city.js";

/** Something that goes from one place to another: a card that nobody sees has no face. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly kind: "card" | "tower" | "coin" | "flag" | "stone" | "grandee" | "baron";
  readonly face: string;
}

const MOST = 12; // more is no decision but a leap to another moment

/** Null between moments that are further apart than a decision. */
export function flightsBetween(plan: Plan, before: View, after: View): Flight[] | null {
  const raised = plan.cells.filter((cell) => after.height[cell]! > before.height[cell]!);
  const gone = goneNobles(before, after);
  const site = raised.toSorted((a, b) => after.height[b]! - after.height[a]!)[0] ?? gone[0]?.cell;
  const flights = [
    ...bought(before, after),
    ...played(plan, before, after, site),
    ...gone.map(({ cell, seat, rank }): Flight => ({ from: `cell-${cell}`, to: `seat-${seat}`, kind: rank, face: "" })),
    ...money(before, after, site),
    ...cleared(before, after, raised.length > 0),
  ];
  return flights.length > MOST ? null : flights;
}

/** Nobles of a seat and rank of which there are fewer than before. */
function goneNobles(before: View, after: View): ReturnType<typeof noblesOf> {
  const snapshot = noblesOf(after);
  const old = noblesOf(before);
  const count = (list: typeof old, { seat, rank }: (typeof old)[number]): number =>
    list.filter((other) => other.seat === seat && other.rank === rank).length;
  const isThere = (noble: (typeof old)[number]): boolean =>
    snapshot.some(({ seat, rank, cell }) => seat === noble.seat && rank === noble.rank && cell === noble.cell);
  return old.filter((noble) => !isThere(noble) && count(snapshot, noble) < count(old, noble));
}

function bought(before: View, after: View): Flight[] {
  const buyer = `seat-${before.seat}`;
  if (after.tower_supply < before.tower_supply) return [{ from: "tower-supply", to: buyer, kind: "tower", face: "" }];
  const place = before.row.findIndex((card) => card > 0 && !after.row.includes(card));
  if (place >= 0) {
    const next = after.row[place]!;
    const open: Flight = { from: `row-${next}`, to: buyer, kind: "card", face: String(before.row[place]) };
    return next > 0
      ? [open, { from: "deck", to: `row-${next}`, kind: "card", face: String(next) }]
      : [{ ...open, from: "deck" }];
  }
  return after.deck_size < before.deck_size ? [{ from: "deck", to: buyer, kind: "card", face: "" }] : [];
}

function played(plan: Plan, before: View, after: View, site: number | undefined): Flight[] {
  if (site === undefined) return [];
  const [from, to] = [`seat-${before.seat}`, `cell-${site}`];
  if (after.towers[before.seat]! < before.towers[before.seat]!) return [{ from, to, kind: "tower", face: "" }];
  const isPlayed = after.hand_size[before.seat]! < before.hand_size[before.seat]!;
  return isPlayed ? [{ from, to, kind: "card", face: String(plan.fieldOf[site] || "") }] : [];
}

function money(before: View, after: View, site: number | undefined): Flight[] {
  return after.money.slice(0, after.players).flatMap((coins, seat): Flight[] => {
    const change = coins - before.money[seat]!;
    const bank = site === undefined ? "deck" : `cell-${site}`;
    if (change > 0) return [{ from: bank, to: `seat-${seat}`, kind: "coin", face: `+${change}` }];
    return change < 0 ? [{ from: `seat-${seat}`, to: bank, kind: "coin", face: `−${-change}` }] : [];
  });
}

/** A12.2: a flag that is free again; A12.3: a stone that leaves the game. */
function cleared(before: View, after: View, isBuilt: boolean): Flight[] {
  const flights: Flight[] = [];
  if (after.flag_supply > before.flag_supply) {
    const number = before.castle.findIndex((flag, unit) => flag > 0 && !after.castle.includes(flag) && unit > 0);
    const cell = before.unit.indexOf(number);
    flights.push({ from: `cell-${cell}`, to: "flags", kind: "flag", face: "" });
  }
  if (after.stones < before.stones && !isBuilt) flights.push({ from: "stones", to: "away", kind: "stone", face: "" });
  return flights;
}

const WIDE: Readonly<Record<string, string>> = {
  grandee: "-19 -54 38 62",
  baron: "-19 -54 38 62",
  flag: "-30 -40 66 66",
  stone: "-36 -38 72 62",
};
const ART: Readonly<Record<string, string>> = {
  stone: '<use href="#az-wall"/>',
  flag: '<path d="M-20 22V-34" stroke="var(--ink)" stroke-width="5"/><path d="M-20-34H28L16-18 28-2H-20Z" fill="var(--az-roof)"/>',
};

function pieceOf({ kind, face }: Flight, colour: string): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `flight az-flight ${kind}`;
  if (!(kind in WIDE)) piece.textContent = face;
  else piece.innerHTML = `<svg viewBox="${WIDE[kind]}">${ART[kind] ?? `<use href="#az-${kind}-${colour}"/>`}</svg>`;
  return piece;
}

/** The answer ends what is still in the air. */
export function send(
  flights: readonly Flight[],
  board: Element,
  viewer: number,
  colours: readonly string[],
): () => void {
  const placeOf = (name: string): Place => {
    const around = board.getBoundingClientRect();
    const [kind, number] = name.split("-") as [string, string?];
    if (name === "away") return { x: around.left + around.width / 2, y: around.top };
    if (kind === "seat") return middleOf(seatOnPage(Number(number), viewer) ?? board);
    const found =
      kind === "cell"
        ? board.querySelector(`[data-cell="${number}"] .hit, [data-cell="${number}"]`)
        : document.querySelector(`[data-pile="${name}"], [data-thing="${name}"]`);
    return found ? middleOf(found) : { x: around.left + around.width / 2, y: around.bottom };
  };
  return launch(
    flights.map((flight) => {
      const seat = [flight.from, flight.to].find((name) => name.startsWith("seat-"))?.slice(5);
      const piece = pieceOf(flight, colours[Number(seat)] ?? "white");
      return { piece, way: () => ({ from: placeOf(flight.from), to: placeOf(flight.to) }) };
    }),
  );
}
