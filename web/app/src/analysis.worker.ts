/** Looks at the turns of a game: first at some, then at all of them, then longer and longer. */
import { type ActionStats, bestFirst, type Game, SearchBot, type SeatView } from "zoco-kernel";
import type { Found, Shares, Task } from "./analysis.js";
import { readGame } from "./gameStore.js";
import { addGames } from "./games.js";

const SIMULATIONS = [24, 72, 240];
const SEED = 1;

/** A sum of estimates at one moment, each counted by how long it was. */
class Estimate {
  #shares: number[] = [];
  #visits = 0;

  /** What all may expect if the seat does what it likes most. */
  add(bot: SearchBot, seatView: SeatView, simulations: number): Shares {
    const [{ visits, shares }] = bestFirst(bot.search(seatView, { simulations })) as [ActionStats];
    this.#visits += visits;
    shares.forEach((share, seat) => (this.#shares[seat] = (this.#shares[seat] ?? 0) + visits * share));
    return this.#shares.map((share) => share / this.#visits);
  }
}

/** From coarse to fine: the ends, the middle, the quarters, and so on. */
function spread(moments: readonly number[]): number[] {
  const order = new Set<number>();
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, moments.length))); step >= 1; step /= 2) {
    for (let k = 0; k < moments.length; k += step) order.add(moments[k]!);
  }
  return [...order];
}

addEventListener("message", async ({ data: { record, moments, added } }: MessageEvent<Task>) => {
  addGames(added);
  const game: Game = await readGame(record);
  const bot = new SearchBot(game.rules, SEED);
  const estimates = new Map(spread(moments).map((moment) => [moment, new Estimate()]));
  const whole = estimates.size * SIMULATIONS.reduce((sum, simulations) => sum + simulations, 0);
  let made = 0;
  for (const simulations of SIMULATIONS) {
    for (const [moment, estimate] of estimates) {
      const shares = estimate.add(bot, game.at(moment).seatView(), simulations);
      made += simulations;
      const found: Found = { moment, shares, done: made / whole };
      postMessage(found);
    }
  }
  bot.release();
});
