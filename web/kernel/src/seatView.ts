import { Scratch } from "./kernel.js";
import type { Row } from "./layout.js";
import type { AnyView, Edition, Rules } from "./rules.js";

/** What a seat sees and may decide: all that a bot is ever given. A full state is only determinized from the view. */
export class SeatView<View extends AnyView = AnyView> {
  readonly rules: Rules;
  readonly edition: Edition;
  readonly row: Row;
  #view: View | null = null;
  #determinized: Row | null = null;
  #actions: readonly number[] | null = null;

  constructor(rules: Rules, edition: Edition, view: Row) {
    [this.rules, this.edition, this.row] = [rules, edition, view];
  }

  /** The view as numbers, by name. */
  get view(): View {
    return (this.#view ??= this.rules.view.decode(this.row) as unknown as View);
  }

  get seat(): number {
    return this.rules.view.number(this.row, "viewer");
  }

  get players(): number {
    return this.rules.view.number(this.row, "players");
  }

  /** A state that fits the view, always the same one. */
  get determinized(): Row {
    return (this.#determinized ??= this.#determinize(0n));
  }

  #determinize(seed: bigint): Row {
    const { kernel, state } = this.rules;
    const determinized = state.newRow();
    kernel.determinize(this.edition.row, this.row, this.rules.newDice(seed, 0), determinized, this.#scratch());
    return determinized;
  }

  /** The legal decisions as numbers; none where another seat is on turn. */
  get actions(): readonly number[] {
    return (this.#actions ??= this.#listActions());
  }

  #listActions(): number[] {
    if (this.rules.view.number(this.row, "seat") !== this.seat) return [];
    const out = this.rules.newChoices();
    return [...out.subarray(0, this.rules.kernel.legal(this.edition.row, this.determinized, out))];
  }

  /** The legal decisions in notation. */
  get legal(): string[] {
    return this.actions.map((action) => this.write(action));
  }

  /** What is seen after a legal decision, as far as the seat can know: chance and others' cards are those of a determinization. */
  after(action: number): SeatView<View> {
    return this.#seen(this.#applied(this.determinized, action));
  }

  /** What is surely seen after it; null where something hidden comes to light, or others' cards come into it. */
  foresee(action: number): SeatView<View> | null {
    const before = [0n, 1n, 2n].map((seed) => this.#determinize(seed));
    const after = before.map((state) => this.#applied(state, action));
    const [seatView, ...others] = after.map((state) => this.#seen(state));
    const isRevealed = after.some((state, k) => this.rules.kernel.reveals(this.edition.row, before[k]!, state) !== 0);
    const differs = others.some(({ row }) => row.some((byte, k) => byte !== seatView!.row[k]));
    return isRevealed || differs ? null : seatView!;
  }

  #applied(before: Row, action: number): Row {
    const state = before.slice();
    this.rules.kernel.apply(this.edition.row, state, this.rules.chance.newRow(), action);
    return state;
  }

  #seen(state: Row): SeatView<View> {
    const row = this.rules.view.newRow();
    this.rules.kernel.view(this.edition.row, state, this.seat, row);
    return new SeatView(this.rules, this.edition, row);
  }

  /** Why a decision is forbidden to the seat on turn: the code of a reason, LEGAL if it is not. */
  forbidden(action: number): number {
    return this.rules.kernel.forbidden(this.edition.row, this.determinized, action, this.#scratch());
  }

  /** The winning seats; none while the game runs. */
  get winners(): number[] {
    if (this.rules.view.number(this.row, "ending") === 0) return [];
    const points = new BigInt64Array(this.rules.description.mostPlayers);
    const leaders = this.rules.kernel.score(this.edition.row, this.determinized, points);
    return [...Array(this.players).keys()].filter((seat) => (leaders >> seat) & 1);
  }

  /** A decision in notation. */
  write(action: number): string {
    return this.edition.notation.write(this.determinized, action);
  }

  /** The number of a decision, or an error that says how decisions are written. */
  action(notation: string): number {
    return this.edition.notation.action(this.determinized, notation);
  }

  #scratch(): Scratch {
    return new Scratch(this.rules.newChoices().byteLength);
  }
}
