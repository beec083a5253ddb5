/** Who speaks at a first game: before a turn what is worth looking at, after it where much was given away. */
import { type Hint, type Message, message } from "zoco-kernel";
import type { TableSession } from "./session.svelte.js";

const MUCH = 0.08; // of a win share
const PATIENCE = 3; // good turns in a row after which the coach says less
const LONGEST_SILENCE = 4;
/** Reasons that help nobody who looks for a decision. */
const EMPTY = ["because-forced", "because-nothing"];

export class GameCoach {
  before: Message | null = $state.raw(null);
  after: Message | null = $state.raw(null);
  readonly #session: TableSession;
  #asked = -1; // the moment at which the own turn began,
  #hints: readonly Hint[] = []; // and the best choices then
  #goodTurns = 0;
  #silentFor = 0;

  constructor(session: TableSession) {
    this.#session = session;
    $effect(() => {
      const { isAsked, snapshot } = session;
      if (isAsked && snapshot.log.at(-1)?.seat !== snapshot.viewer) void this.#look(snapshot.moment);
    });
    $effect(() => {
      if (session.decided !== null) this.#judge(session.decided.notation);
    });
  }

  async #look(moment: number): Promise<void> {
    if (moment === this.#asked) return;
    [this.#asked, this.#hints, this.before] = [moment, [], null];
    const hints = await this.#session.table.hint().catch(() => []);
    if (this.#session.snapshot.moment !== moment) return; // somebody was quicker
    this.#hints = hints;
    const [best] = hints;
    if (this.#silentFor > 0) this.#silentFor--;
    else if (best && !EMPTY.includes(best.why.id))
      this.before = message(best.isClose ? "coach-several" : "coach-one", { why: best.why });
  }

  /** Only the first decision of a turn: what follows is mostly forced by it. */
  #judge(notation: string): void {
    const [best] = this.#hints;
    if (best === undefined) return;
    const { viewer } = this.#session.snapshot;
    const chosen = this.#hints.find((hint) => hint.notation === notation) ?? this.#hints.at(-1)!; // no better than these
    const gaveMuch = best.shares[viewer]! - chosen.shares[viewer]! > MUCH;
    [this.#hints, this.before] = [[], null];
    this.#goodTurns = gaveMuch ? 0 : this.#goodTurns + 1;
    this.#silentFor = Math.max(0, Math.min(this.#goodTurns - PATIENCE + 1, LONGEST_SILENCE));
    if (gaveMuch) this.after = message("coach-gave-away", { what: best.what.what, why: best.why });
    else this.after = this.#goodTurns === PATIENCE ? message("coach-less") : null;
  }
}
