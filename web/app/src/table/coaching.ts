/** How a coach judges turns: it names a costly mistake once a turn, and says less and less to those who play well. */
import { type Hint, type Message, message } from "zoco-kernel";

const MUCH = 0.08; // of a win share
const PATIENCE = 3; // good turns in a row after which the coach says less
const LONGEST_SILENCE = 4;

/** A decision, and what would have been better. */
interface Judged {
  readonly moment: number;
  readonly best: Hint;
  /** How much of the possible win share was given away. */
  readonly lost: number;
}

export class Coaching {
  #worst: Judged | null = null; // of the turn so far
  #goodTurns = 0;
  #silentFor = 0;

  /** A decision of the turn, beside the best choices that there were. */
  decided(moment: number, hints: readonly Hint[], notation: string, seat: number): void {
    const [best] = hints;
    if (best === undefined) return;
    const chosen = hints.find((hint) => hint.notation === notation) ?? hints.at(-1)!; // no better than these
    const lost = best.shares[seat]! - chosen.shares[seat]!;
    if (this.#worst === null || lost > this.#worst.lost) this.#worst = { moment, best, lost };
  }

  /** Back at this moment: what came after it was taken back. */
  isAt(moment: number): void {
    if (this.#worst !== null && this.#worst.moment >= moment) this.#worst = null;
  }

  /** The turn is over: what is said of it, null where nothing is. Undefined where nothing was judged before this moment. */
  endTurn(moment: number): Message | null | undefined {
    if (this.#worst === null || this.#worst.moment >= moment) return undefined;
    const { best, lost } = this.#worst;
    const gaveMuch = lost > MUCH;
    this.#worst = null;
    this.#goodTurns = gaveMuch ? 0 : this.#goodTurns + 1;
    this.#silentFor = Math.max(0, Math.min(this.#goodTurns - PATIENCE + 1, LONGEST_SILENCE));
    if (gaveMuch) return message("coach-gave-away", { what: best.what.what, why: best.why });
    return this.#goodTurns === PATIENCE ? message("coach-less") : null;
  }

  /** Whether there is to be a word before this turn. */
  speaks(): boolean {
    if (this.#silentFor === 0) return true;
    this.#silentFor--;
    return false;
  }
}
