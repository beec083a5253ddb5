/** Whether the shuffles of a game at a table hold, also by what this browser saw before the deal and since. */
import { Commitments, checkShuffles, type Fair, type Game, type Message, type Row, type Verdict } from "zoco-kernel";
import { promisesAt } from "./salts.js";

export async function verdictOn(
  game: Game,
  table: string,
  seat: number | null,
  rows: readonly Row[],
): Promise<Verdict> {
  const verdict = await checkShuffles(game);
  const { fair } = game.extra;
  if (!verdict.isVerified || fair === undefined) return verdict;
  const failed = (id: string): Verdict => ({ ...verdict, what: { id, parameters: {} }, isVerified: false });
  if (!isWhatWasShown(game, seat, rows)) return failed("fair-other-game");
  const sealed = Object.entries(promisesAt(table)).filter(([, one]) => one.sealed !== null);
  const own = sealed.find(([commitment]) => fair.seats.some((one) => one?.commitment === commitment));
  if (own === undefined) {
    const isDropped = ([commitment]: (typeof sealed)[number]): boolean =>
      (fair.dropped ?? []).some(({ seats }) => seats.some((one) => one?.commitment === commitment));
    if (!sealed.every(isDropped)) return failed("fair-other-commitments");
    const note: Message = { id: "fair-not-there", parameters: {} };
    return { ...verdict, notes: [note, ...verdict.notes] };
  }
  const { server, sealed: list } = own[1];
  const commitments = fair.seats.map((one) => one?.commitment ?? null);
  if (fair.server.commitment !== server || String(commitments) !== String(list!.seats)) {
    return failed("fair-other-commitments");
  }
  return (await order(fair))[seat ?? -1] === list!.chair ? verdict : failed("fair-other-seat");
}

async function order({ server, seats }: Fair): Promise<number[]> {
  const commitments = new Commitments();
  const key = await commitments.dealKey(
    server.secret,
    seats.map((one) => one?.salt ?? null),
  );
  return commitments.drawOrder(key, seats.length);
}

/** Every view that came here is one that the record's game gives to this seat, what was taken back included. */
function isWhatWasShown(game: Game, seat: number | null, rows: readonly Row[]): boolean {
  const told = new Set<string>();
  const past = game.copy();
  past.ended = null;
  for (let moment = 0; moment <= past.moves.length; moment++) told.add(String(game.at(moment).viewRow(seat)));
  for (const { at, notations, shuffles } of [...game.undone].reverse()) {
    while (past.moves.length > at) past.undo();
    past.follow(shuffles);
    for (const notation of notations) {
      past.play(notation);
      told.add(String(past.viewRow(seat)));
    }
  }
  return rows.every((row) => told.has(String(row)));
}
