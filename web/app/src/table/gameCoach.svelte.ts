/** Who speaks at a first game: before a turn what is worth looking at, after it where much was given away. */
import { untrack } from "svelte";
import { type Hint, type Message, message } from "zoco-kernel";
import { Coaching } from "./coaching.js";
import type { TableSession } from "./session.svelte.js";

/** Reasons that help nobody who looks for a decision. */
const EMPTY = ["because-forced", "because-nothing"];

export class GameCoach {
  before: Message | null = $state.raw(null);
  after: Message | null = $state.raw(null);
  readonly #session: TableSession;
  readonly #coaching = new Coaching();
  #asked = -1; // the moment of the decision that the viewer has to make,
  #hints: readonly Hint[] = []; // and the best choices then

  constructor(session: TableSession) {
    this.#session = session;
    $effect(() => {
      const { isAsked, isOver, snapshot, view } = session;
      const isFirst = snapshot.log.at(-1)?.seat !== snapshot.viewer; // of the turn
      if (isFirst || isOver || view.seat !== snapshot.viewer) this.#endTurn(snapshot.moment);
      if (isAsked) untrack(() => void this.#look(snapshot.moment, isFirst));
    });
    $effect(() => {
      const { decided } = session;
      if (decided !== null) untrack(() => this.#judge(decided.notation));
    });
  }

  #endTurn(moment: number): void {
    const said = this.#coaching.endTurn(moment);
    if (said !== undefined) this.after = said;
  }

  async #look(moment: number, isFirst: boolean): Promise<void> {
    if (moment === this.#asked) return;
    [this.#asked, this.#hints, this.before] = [moment, [], null];
    this.#coaching.isAt(moment);
    const speaks = isFirst && this.#coaching.speaks();
    if (this.#session.seatView!.actions.length === 1) return;
    const hints = await this.#session.table.hint().catch(() => []);
    if (this.#session.snapshot.moment !== moment) return; // somebody was quicker
    this.#hints = hints;
    const [best] = hints;
    if (speaks && best && !EMPTY.includes(best.why.id))
      this.before = message(best.isClose ? "coach-several" : "coach-one", { why: best.why });
  }

  #judge(notation: string): void {
    this.#coaching.decided(this.#asked, this.#hints, notation, this.#session.snapshot.viewer);
    [this.#hints, this.before] = [[], null];
  }
}
