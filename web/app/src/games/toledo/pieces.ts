/** Figures that keep their identity from view to view, so that each can be seen moving. Views only count them. */
import { CONSTANTS, type View } from "zoco-kernel/built/toledo/types";
import { range } from "./facts.js";
import type { Geometry, Spot } from "./geometry.js";

/** Inside the Alcázar: no position of the road. */
export const ARRIVED = CONSTANTS.LAST_ENTRANCE + 1;

export interface Piece {
  readonly id: number;
  readonly seat: number;
  readonly position: number;
  /** Which circle it stands on, or how far back in a crowd. */
  readonly slot: number;
}

/** The pieces of a view. Those of the view before that stand no longer where they did go to where one is missing. */
export function follow(before: readonly Piece[], view: View): Piece[] {
  return seated(
    range(view.players).flatMap((seat) => moved(before, view, seat)),
    view,
  );
}

function moved(before: readonly Piece[], { figures, arrived }: View, seat: number): Piece[] {
  const missing = [...figures[seat]!, arrived[seat]!];
  const own = before.filter((piece) => piece.seat === seat);
  const stays = new Set(own.filter(({ position }) => missing[position]! > 0 && missing[position]!--));
  const targets = missing.flatMap((count, position) => range(count).map(() => position));
  const kept = own.flatMap((piece) => {
    if (stays.has(piece)) return [piece];
    const position = targets.shift();
    return position === undefined ? [] : [{ ...piece, position, slot: -1 }];
  });
  return [...kept, ...targets.map((position, k) => ({ id: seat * 100 + own.length + k, seat, position, slot: -1 }))];
}

/**
 * Everybody has a place of their own: who was there first keeps it, a circle that has become free is taken, and the
 * figure that the question is about comes last.
 */
function seated(pieces: readonly Piece[], { circles, seat, place }: View): Piece[] {
  const taken = new Set<string>();
  const key = ({ position, seat }: Piece, slot: number): string =>
    `${position} ${position === CONSTANTS.CATHEDRAL ? seat : ""} ${slot}`;
  const isSettled = ({ position, slot }: Piece): boolean => {
    const isOnRoad = position >= 1 && position <= CONSTANTS.FIELDS;
    return slot >= 0 && !(isOnRoad && slot >= circles[position]!);
  };
  const isAsked = (piece: Piece): number => Number(piece.seat === seat && piece.position === place);
  for (const piece of pieces) if (isSettled(piece)) taken.add(key(piece, piece.slot));
  const found = new Map<number, number>();
  for (const piece of pieces.filter((piece) => !isSettled(piece)).sort((a, b) => isAsked(a) - isAsked(b))) {
    let slot = 0;
    while (taken.has(key(piece, slot))) slot++;
    taken.add(key(piece, slot));
    found.set(piece.id, slot);
  }
  return pieces.map((piece) => ({ ...piece, slot: found.get(piece.id) ?? piece.slot }));
}

/** Where a piece stands in the picture. Who finds no circle stands in front. */
export function spotOf(piece: Piece, geometry: Geometry, circles: number): Spot {
  const { position, slot } = piece;
  if (position === CONSTANTS.CATHEDRAL) return inTheSquare(piece, geometry);
  if (position === ARRIVED) return onTheWall(slot, geometry);
  const { x, y } = geometry.spots[position]!;
  const move = (right: number, down: number): Spot => ({ x: x + right * geometry.scale, y: y + down * geometry.scale });
  if (position > CONSTANTS.FIELDS) return { x, y };
  if (slot >= circles) return move(circles > 1 ? 0 : 27, 24);
  return move(circles > 1 ? slot * 50 - 25 : 0, 12);
}

/** Before the cathedral: two seats in front of two others. */
function inTheSquare({ seat, slot }: Piece, { cathedral, narrow }: Geometry): Spot {
  const [step, deep] = narrow ? [16.5, 34] : [23, 38];
  const column = slot + (seat % 2 === 0 ? -4.4 : 1.1);
  return { x: cathedral.x + column * step, y: cathedral.y + 26 + (slot % 2) * 9 + (seat >> 1) * deep };
}

/** Behind the battlements of the Alcázar, in rows of eight. */
function onTheWall(slot: number, { alcazar: { x, y, scale } }: Geometry): Spot {
  return { x: x + ((slot % 8) * 20 - 70) * scale, y: y - (84 + 12 * Math.floor(slot / 8)) * scale };
}
