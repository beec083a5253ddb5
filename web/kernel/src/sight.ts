import type { Views } from "../built/views.js";
import { Room } from "./kernel.js";
import type { Row } from "./layout.js";
import type { Edition, GameName, Rules } from "./rules.js";

/** What a seat sees and may decide: all that a bot is ever given. A state is only imagined, from the view. */
export class Sight<Name extends GameName = GameName> {
  readonly rules: Rules<Name>;
  readonly edition: Edition;
  readonly row: Row;
  #imagined: Row | null = null;
  #actions: readonly number[] | null = null;

  constructor(rules: Rules<Name>, edition: Edition, view: Row) {
    [this.rules, this.edition, this.row] = [rules, edition, view];
  }

  /** The view as numbers, by name. */
  get view(): Views[Name] {
    return this.rules.view.decode(this.row) as unknown as Views[Name];
  }

  get seat(): number {
    return this.rules.view.number(this.row, "viewer");
  }

  get players(): number {
    return this.rules.view.number(this.row, "players");
  }

  /** A state that fits the view, always the same one. */
  get imagined(): Row {
    return (this.#imagined ??= this.#imagine());
  }

  #imagine(): Row {
    const { kernel, state } = this.rules;
    const imagined = state.newRow();
    const scratch = new Room(this.rules.newChoices().byteLength);
    kernel.determinize(this.edition.row, this.row, this.rules.newDice(0n, 0), imagined, scratch);
    return imagined;
  }

  /** The legal decisions as numbers; none where another seat is on turn. */
  get actions(): readonly number[] {
    return (this.#actions ??= this.#listActions());
  }

  #listActions(): number[] {
    if (this.rules.view.number(this.row, "seat") !== this.seat) return [];
    const out = this.rules.newChoices();
    return [...out.subarray(0, this.rules.kernel.legal(this.edition.row, this.imagined, out))];
  }

  /** The legal decisions in notation. */
  get legal(): string[] {
    return this.actions.map((action) => this.write(action));
  }

  /** A decision in notation. */
  write(action: number): string {
    return this.edition.notation.write(this.imagined, action);
  }
}
