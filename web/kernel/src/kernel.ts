import type { Description } from "./description.js";
import type { Row } from "./layout.js";

/** The doors of a module: `src/zoco/wasm/doors.py`. Pointers are numbers, wide numbers are BigInts. */
interface Doors {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global<"i32">;
  seed(dice: number, seed: bigint, stream: number): void;
  "new"(edition: number, state: number, chance: number, players: number): void;
  legal(edition: number, state: number, choices: number): number;
  apply(edition: number, state: number, chance: number, action: number): void;
  step(edition: number, state: number, chance: number, action: number, choices: number): number;
  score(edition: number, state: number, points: number): number;
  view(edition: number, state: number, viewer: number, view: number): void;
  determinize(edition: number, view: number, dice: number, state: number, choices: number): number;
  forbidden(edition: number, state: number, action: number, choices: number): number;
  playouts(
    edition: number,
    state: number,
    chance: number,
    dice: number,
    choices: number,
    players: number,
    seed: bigint,
    games: number,
    results: number,
  ): void;
}

type Slot = "edition" | "state" | "chance" | "view" | "dice" | "choices" | "points" | "results";

const DICE_BYTES = 32;
const ALIGNMENT = 16;
const PAGE = 65536;

/**
 * The compiled rules. Records stay with the caller and are copied into one block of the module's memory for a call, so
 * any number of games can share a kernel, and nothing breaks when that memory grows.
 */
export class Kernel {
  readonly #doors: Doors;
  readonly #slots: Readonly<Record<Slot, number>>;
  readonly #description: Description;

  private constructor(doors: Doors, description: Description) {
    const { edition, state, chance, view } = description.records;
    const choices = 2 * description.mostChoices;
    const points = 8 * description.mostPlayers;
    const sizes = { edition: edition.size, state: state.size, chance: chance.size, view: view.size };
    this.#doors = doors;
    this.#description = description;
    this.#slots = lay(doors.__heap_base.value, { ...sizes, dice: DICE_BYTES, choices, points, results: 0 });
    this.#reserve(0);
  }

  static async load(wasm: BufferSource, description: Description): Promise<Kernel> {
    const { instance } = await WebAssembly.instantiate(wasm);
    return new Kernel(instance.exports as unknown as Doors, description);
  }

  /** A generator: the same seed and stream give the same numbers. */
  newDice(seed: bigint, stream: number): Row {
    this.#doors.seed(this.#slots.dice, seed, stream);
    return this.#bytes("dice", DICE_BYTES).slice();
  }

  new(edition: Row, state: Row, chance: Row, players: number): void {
    this.#doors.new(this.#put("edition", edition), this.#slots.state, this.#put("chance", chance), players);
    this.#take("state", state);
    this.#take("chance", chance);
  }

  legal(edition: Row, state: Row): number[] {
    return this.#choices(
      this.#doors.legal(this.#put("edition", edition), this.#put("state", state), this.#slots.choices),
    );
  }

  apply(edition: Row, state: Row, chance: Row, action: number): void {
    const given = [this.#put("edition", edition), this.#put("state", state), this.#put("chance", chance)] as const;
    this.#doors.apply(...given, action);
    this.#take("state", state);
    this.#take("chance", chance);
  }

  /** `apply`, then `legal`. */
  step(edition: Row, state: Row, chance: Row, action: number): number[] {
    const given = [this.#put("edition", edition), this.#put("state", state), this.#put("chance", chance)] as const;
    const count = this.#doors.step(...given, action, this.#slots.choices);
    this.#take("state", state);
    this.#take("chance", chance);
    return this.#choices(count);
  }

  /** The points by seat as they stand, and the leaders, one bit a seat. */
  score(edition: Row, state: Row): { points: number[]; leaders: number } {
    this.#bytes("points", 8 * this.#description.mostPlayers).fill(0);
    const leaders = this.#doors.score(this.#put("edition", edition), this.#put("state", state), this.#slots.points);
    const points = new BigInt64Array(this.#doors.memory.buffer, this.#slots.points, this.#description.mostPlayers);
    return { points: Array.from(points, Number), leaders };
  }

  view(edition: Row, state: Row, viewer: number): Row {
    this.#doors.view(this.#put("edition", edition), this.#put("state", state), viewer, this.#slots.view);
    return this.#bytes("view", this.#description.records.view.size).slice();
  }

  /** Fills a state that the view could come from; returns how many deals it took, 0 if none was found. */
  determinize(edition: Row, view: Row, dice: Row, state: Row): number {
    const given = [this.#put("edition", edition), this.#put("view", view), this.#put("dice", dice)] as const;
    const deals = this.#doors.determinize(...given, this.#slots.state, this.#slots.choices);
    this.#take("state", state);
    this.#take("dice", dice);
    return deals;
  }

  /** The code of the rule that forbids a decision, 0 if it is legal. */
  forbidden(edition: Row, state: Row, action: number): number {
    const given = [this.#put("edition", edition), this.#put("state", state)] as const;
    return this.#doors.forbidden(...given, action, this.#slots.choices);
  }

  /** Random games with seeds from `seed` on, a row of each: decisions, ending, winners, points by seat. */
  playouts(edition: Row, players: number, seed: bigint, games: number): BigInt64Array<ArrayBuffer> {
    const cells = games * this.#description.resultColumns;
    const { state, chance, dice, choices, results } = this.#slots;
    this.#reserve(8 * cells);
    this.#bytes("results", 8 * cells).fill(0);
    this.#bytes("chance", this.#description.records.chance.size).fill(0);
    this.#doors.playouts(this.#put("edition", edition), state, chance, dice, choices, players, seed, games, results);
    return new BigInt64Array(this.#bytes("results", 8 * cells).slice().buffer);
  }

  /** Makes sure that the block has room for results of that many bytes. */
  #reserve(bytes: number): void {
    const { memory } = this.#doors;
    const missing = this.#slots.results + bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  }

  /** Always a fresh look at the memory: growing leaves older ones empty. */
  #bytes(slot: Slot, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#doors.memory.buffer, this.#slots[slot], size);
  }

  #put(slot: Slot, row: Row): number {
    this.#bytes(slot, row.length).set(row);
    return this.#slots[slot];
  }

  #take(slot: Slot, row: Row): void {
    row.set(this.#bytes(slot, row.length));
  }

  #choices(count: number): number[] {
    return [...new Int16Array(this.#doors.memory.buffer, this.#slots.choices, count)];
  }
}

/** Where each part of the block begins. */
function lay(start: number, sizes: Record<Slot, number>): Record<Slot, number> {
  let end = start;
  const slots = { ...sizes };
  for (const slot of Object.keys(sizes) as Slot[]) {
    slots[slot] = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    end = slots[slot] + sizes[slot];
  }
  return slots;
}
