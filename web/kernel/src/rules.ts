import type { Description, EditionDescription } from "./description.js";
import { EditionError, learn, TableError } from "./errors.js";
import { type Kernel, openKernel } from "./kernel.js";
import { fromBase64, Layout, type Nested, type Row } from "./layout.js";
import { Notation } from "./notation.js";
import { Pages } from "./pages.js";

export type Dice = BigInt64Array<ArrayBuffer>;

/** A shipped edition: its name as records write it, its numbers for the rules, and its notation. */
export interface Edition {
  readonly name: string;
  readonly colours: readonly string[];
  readonly row: Row;
  /** The row as numbers, by name: each game's `Facts` are their types. */
  readonly facts: Readonly<Record<string, Nested>>;
  readonly notation: Notation;
}

/** What the view of every game has; each game's own types say the rest. */
export interface AnyView {
  readonly players: number;
  /** Whose decision is next. */
  readonly seat: number;
  /** Through whose eyes; the spectator's number for nobody's. */
  readonly viewer: number;
  /** Zero while the game runs. */
  readonly ending: number;
}

/** A game's module with its description: what Python calls its rules. */
export class Rules {
  readonly name: string;
  readonly description: Description;
  readonly kernel: Kernel;
  readonly state: Layout;
  readonly view: Layout;
  readonly chance: Layout;
  readonly sentences: Pages;
  readonly decisions: Pages;
  readonly because: Pages;
  readonly cardNumbers: ReadonlyMap<string, number>;
  readonly #editions = new Map<string, Edition>();

  private constructor(name: string, kernel: Kernel, description: Description) {
    const { state, view, chance } = description.records;
    learn(description.reasons);
    this.name = name;
    this.kernel = kernel;
    this.description = description;
    [this.state, this.view] = [new Layout(state), new Layout(view)];
    this.chance = new Layout(chance);
    [this.sentences, this.decisions] = [new Pages(description.sentences), new Pages(description.decisions)];
    this.because = new Pages(description.because);
    this.cardNumbers = new Map(description.cards.flatMap((card, number) => (card ? [[card, number] as const] : [])));
  }

  /** `await Rules.load(name, bytes, description)`, from the `module.wasm` and `description.json` of its folder. */
  static async load(name: string, wasm: BufferSource, description: Description): Promise<Rules> {
    if (typeof description !== "object" || description === null || !("module" in description)) {
      throw new TypeError(`The description of ${name} is what JSON.parse makes of ${name}/description.json.`);
    }
    if (description.name !== name) throw new TableError("unknown-game", { name, games: description.name });
    const bytes = ArrayBuffer.isView(wasm)
      ? new Uint8Array(wasm.buffer, wasm.byteOffset, wasm.byteLength)
      : new Uint8Array(wasm);
    if (checksum(bytes) !== description.module) {
      throw new Error(
        `${name}/module.wasm and ${name}/description.json do not come from the same build: load both again.`,
      );
    }
    return new Rules(name, await openKernel(wasm), description);
  }

  /** A generator: the same seed and stream give the same numbers as in Python. */
  newDice(seed: bigint, stream: number): Dice {
    const dice = new BigInt64Array(this.description.diceSize);
    this.kernel.seed_dice(dice, seed, stream);
    return dice;
  }

  /** Chance with such a generator. */
  newChance(seed: bigint, stream: number): Row {
    const chance = this.chance.newRow();
    chance.set(new Uint8Array(this.newDice(seed, stream).buffer), this.chance.field("dice").offset);
    return chance;
  }

  newChoices(): Int16Array<ArrayBuffer> {
    return new Int16Array(this.description.mostChoices);
  }

  /** A shipped edition by its name, whose hash may be left out; the standard one without a name. */
  edition(wanted?: string): Edition {
    const { editions } = this.description;
    const found = editions.find(({ name, shortName }) => [name, shortName, undefined].includes(wanted));
    if (found === undefined) {
      const names = editions.map(({ name }) => name).join(", ");
      throw new EditionError("edition-unknown", { wanted: String(wanted).slice(0, 80), names });
    }
    const edition = this.#editions.get(found.name) ?? this.#open(found);
    this.#editions.set(found.name, edition);
    return edition;
  }

  /** The number of the rule behind a reason: 5021 is T5.2. */
  ruleOf(reason: number): string {
    return `${this.description.letter}${Math.floor(reason / 1000)}.${Math.floor(reason / 10) % 100}`;
  }

  #open(described: EditionDescription): Edition {
    const row = fromBase64(described.row);
    const facts = new Layout(this.description.records.edition).decode(row);
    const notation = new Notation(this.description, described, this.state);
    return { name: described.name, colours: described.colours, row, facts, notation };
  }
}

/** CRC-32, as in Python's zlib. */
function checksum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
