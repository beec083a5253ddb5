/** Messages that the compiled rules wrote onto a page, as in Python (`zoco.core.pages`): a row each, by column. */
import type { PagesDescription, Slot } from "./description.js";
import type { Row } from "./layout.js";
import { type Message, message, type Names, type Parameter } from "./messages.js";

const [ID, SAID, SHARED] = [0, 1, 2]; // the first columns

/** How pages of one kind are read. */
export class Pages {
  readonly #description: PagesDescription;
  readonly #slots: readonly (readonly [number, Slot])[];

  constructor(description: PagesDescription) {
    this.#description = description;
    this.#slots = Object.entries(description.slots).map(([column, slot]) => [Number(column), slot]);
  }

  newPage(): Row {
    const { rows, columns } = this.#description;
    return new Uint8Array(rows * columns * Int16Array.BYTES_PER_ELEMENT);
  }

  /** What is said, in the order of the rows. */
  read(page: Row, names: Names): Message[] {
    const { ids, rows, columns, empty, noMessage } = this.#description;
    const cells = new Int16Array(page.buffer);
    const used = cells[ID]!;
    if (used >= rows) throw new RangeError(`A page has room for ${rows - 1} messages only.`);

    const messageIn = (row: number): Message => {
      const shared = cells[row * columns + SHARED]!;
      return message(ids[cells[row * columns + ID]!]!, Object.fromEntries([...namedIn(shared), ...namedIn(row)]));
    };
    const namedIn = (row: number): [string, Parameter][] =>
      this.#slots.flatMap(([column, slot]) => {
        const cell = cells[row * columns + column]!;
        return cell === empty ? [] : [[slot.said, parameter(slot, cell)]];
      });
    const parameter = ({ stands_for, words }: Slot, cell: number): Parameter => {
      if (stands_for === "number") return cell;
      if (stands_for === "word") return words[cell]!;
      if (stands_for === "seat") return names[cell] ?? message("seat-number", { seat: cell });
      return cell === noMessage ? "" : messageIn(cell);
    };
    return Array.from({ length: used }, (_, k) => k + 1)
      .filter((row) => cells[row * columns + SAID])
      .map(messageIn);
  }
}
