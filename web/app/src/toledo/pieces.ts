/** Figures that keep their identity from view to view, so that each can be seen moving. Views only count them. */
import { TOLEDO, type ToledoView } from "zoco-kernel";
import { range } from "./facts.js";

/** Inside the Alcázar: no position of the road. */
export const ARRIVED = TOLEDO.LAST_ENTRANCE + 1;

export interface Piece {
  readonly id: number;
  readonly seat: number;
  readonly position: number;
  /** Which circle it stands on, or how far back in a crowd. */
  readonly slot: number;
}

/** The pieces of a view. Those of the view before that stand no longer where they did go to where one is missing. */
export function follow(before: readonly Piece[], view: ToledoView): Piece[] {
  return seated(range(view.players).flatMap((seat) => moved(before, view, seat)), view);
}

function moved(before: readonly Piece[], { figures, arrived }: ToledoView, seat: number): Piece[] {
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

/** Everybody has a place of their own: who was there first keeps it, and a circle that has become free is taken. */
function seated(pieces: readonly Piece[], { circles }: ToledoView): Piece[] {
  const taken = new Set<string>();
  const key = ({ position, seat }: Piece, slot: number): string => `${position} ${position === TOLEDO.CATHEDRAL ? seat : ""} ${slot}`;
  const settled = (piece: Piece): boolean => {
    const onRoad = piece.position >= 1 && piece.position <= TOLEDO.FIELDS;
    return piece.slot >= 0 && !(onRoad && piece.slot >= circles[piece.position]!);
  };
  for (const piece of pieces) if (settled(piece)) taken.add(key(piece, piece.slot));
  return pieces.map((piece) => {
    if (settled(piece)) return piece;
    let slot = 0;
    while (taken.has(key(piece, slot))) slot++;
    taken.add(key(piece, slot));
    return { ...piece, slot };
  });
}
