/** How a finished game went: everybody's expected win share at the start of every turn, found by search in a worker. */
import type { Game } from "zoco-kernel";
import { addedGames, type GameInfo } from "./games.js";

/** Of one moment, by seat; one in all. */
export type Shares = readonly number[];

/** What the worker is to look at. */
export interface Task {
  readonly record: string;
  readonly moments: readonly number[];
  /** The games that the worker may not know of. */
  readonly added: readonly GameInfo[];
}

/** What it found; it looks again and again, each time longer. */
export interface Found {
  readonly moment: number;
  readonly shares: Shares;
  /** A part of all the work. */
  readonly done: number;
}

/** Where somebody else comes to decide, and the beginning. */
export function turnStarts(seats: readonly number[]): number[] {
  return seats.flatMap((seat, moment) => (seat !== seats[moment - 1] ? [moment] : []));
}

/** Who decides at each moment of a game, the last one's being whoever would be next. */
export function decidingSeats(game: Game): number[] {
  return Array.from({ length: game.moves.length + 1 }, (_, moment) => game.at(moment).seat);
}

/** At the end the winners share everything. */
export function resultShares(game: Game): Shares {
  const { winners, players } = game;
  return Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Lets a worker look at these moments; the answer ends that. */
export function analyse(
  task: Omit<Task, "added">,
  hear: (found: Found) => void,
  fail: (what: string) => void,
): () => void {
  const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Found>) => hear(data));
  worker.addEventListener("error", ({ message }) => fail(message));
  const asked: Task = { ...task, added: addedGames() };
  worker.postMessage(asked);
  return () => worker.terminate();
}
