import { WAYS } from "../built/constants.js";
import { shown, TableError } from "./errors.js";

/** How people end a game that the rules have not ended. */
export type Way = (typeof WAYS)[number];

/** `seat`: who resigned, who proposed it, or who was gone. */
export interface Ended {
  readonly how: Way;
  readonly seat: number;
  readonly winners: readonly number[];
}

/** From decision number `at` on a bot plays for the seat, or again its person: then there is no bot. */
export type Substitute = readonly [seat: number, at: number, bot: string | null];

/** Those that people agreed on; otherwise all but the seat. */
export function winnersBy(how: Way, seat: number, players: number, agreed: readonly number[]): number[] {
  return how === "agreed" ? [...agreed] : [...Array(players).keys()].filter((other) => other !== seat);
}

export function checkEnded(how: Way, seat: number, players: number, agreed: readonly number[]): void {
  if (!WAYS.includes(how)) throw new TableError("wrong-ending", { how: shown(how), ways: WAYS.join(", ") });
  checkSeat(seat, players);
  const right = [...Array(players).keys()].filter((winner) => agreed.includes(winner));
  if (String(right) !== String(agreed)) {
    throw new TableError("wrong-winners", { winners: `[${agreed.join(", ")}]`, last: players - 1 });
  }
}

function checkSeat(seat: number, players: number): void {
  if (seat < 0 || seat >= players) throw new TableError("no-such-seat", { seat: shown(seat), last: players - 1 });
}

/** In the order in which it happened: a bot takes over from a person, the person from a bot. */
export function checkSubstitutes(substitutes: readonly Substitute[], players: number, moves: number): void {
  const bots = Array<string | null>(players).fill(null);
  let earlier = 0;
  for (const [seat, at, bot] of substitutes) {
    checkSeat(seat, players);
    if (at < earlier || at > moves) {
      throw new TableError("wrong-substitute-index", { index: shown(at), first: earlier, last: moves });
    }
    if (bot === "" || (bot === null) === (bots[seat] === null)) {
      throw new TableError("wrong-substitute", { seat, index: at });
    }
    [earlier, bots[seat]] = [at, bot];
  }
}
