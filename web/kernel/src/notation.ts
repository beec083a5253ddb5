import type { Description, EditionDescription, Pairs, Part } from "./description.js";
import { NotationError } from "./errors.js";
import type { Layout, Row } from "./layout.js";

const MOST_QUOTED = 60;

/** Decisions as people write them, both ways, in one edition: `src/zoco/core/notation.py`. */
export class Notation {
  readonly #names: readonly (string | null)[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #places: readonly string[];
  readonly #placeNumbers: ReadonlyMap<string, number>;
  readonly #pairs: ReadonlyMap<string, Pairs>;
  readonly #layout: Layout;
  readonly #forms: Description["forms"];

  constructor(description: Description, edition: EditionDescription, layout: Layout) {
    this.#names = edition.notations;
    this.#numbers = numbered(edition.notations);
    this.#places = edition.places;
    this.#placeNumbers = numbered(edition.places);
    this.#pairs = new Map(Object.entries(description.pairs));
    this.#layout = layout;
    this.#forms = description.forms;
  }

  write(state: Row, action: number): string {
    return this.#names[action] ?? this.#writePair(state, action);
  }

  #writePair(state: Row, action: number): string {
    for (const [word, { first, origins, targets }] of this.#pairs) {
      const wide = targets.end - targets.start + 1;
      const origin = this.#listed(state, origins)[Math.floor((action - first) / wide)];
      const target = this.#listed(state, targets)[(action - first) % wide];
      if (origin !== undefined && target !== undefined) {
        return `${word} ${this.#places[origin]} ${this.#places[target]}`;
      }
    }
    throw new RangeError(`${action} is not the number of a decision in this state.`);
  }

  /** The decision that this text means now, whether or not it is legal; null if it is not one of this game. */
  read(state: Row, notation: string): number | null {
    const [word, ...places] = notation.split(" ");
    const pairs = this.#pairs.get(word!);
    if (pairs === undefined) return this.#numbers.get(notation) ?? null;
    const [origin, target] = places.map((place) => this.#placeNumbers.get(place));
    if (places.length !== 2 || origin === undefined || target === undefined || origin === target) return null;
    const targets = this.#listed(state, pairs.targets);
    const from = numberOf(origin, this.#listed(state, pairs.origins));
    return pairs.first + from * (targets.length + 1) + numberOf(target, targets);
  }

  /** As `read`, or an error that says how decisions are written. */
  action(state: Row, notation: string): number {
    const action = typeof notation === "string" ? this.read(state, notation) : null;
    if (action !== null) return action;
    const quoted = String(notation).slice(0, MOST_QUOTED);
    const word = quoted.split(" ")[0]!.toLowerCase();
    if (!Object.hasOwn(this.#forms, word)) {
      throw new NotationError("unknown-notation", { notation: quoted, words: Object.keys(this.#forms).join(", ") });
    }
    throw new NotationError("malformed-notation", { notation: quoted, word, example: this.#forms[word]! });
  }

  #listed(state: Row, { field, start, end }: Part): number[] {
    const { shape } = this.#layout.field(field);
    const row = shape.length > 1 ? this.#layout.number(state, "seat") * shape[1]! : 0;
    return [...this.#layout.cells(state, field).slice(row + start, row + end)];
  }
}

/** Where it is listed; one more than the last if it is not there. */
function numberOf(place: number, places: readonly number[]): number {
  return places.includes(place) ? places.indexOf(place) : places.length;
}

function numbered(names: readonly (string | null)[]): Map<string, number> {
  return new Map(names.flatMap((name, number) => (name === null ? [] : [[name, number] as const])));
}
