import type { EntryPoints } from "../built/entryPoints.js";

/** Memory that an entry point needs while it works: nothing is put in, and nothing comes out. */
export class Scratch {
  readonly byteLength: number;

  constructor(byteLength: number) {
    this.byteLength = byteLength;
  }
}

/** Memory inside the module that is never copied: what an entry point leaves there, the next call finds. */
export class Kept {
  readonly byteLength: number;
  readonly at: number;
  readonly #store: Store;

  constructor(store: Store, at: number, byteLength: number) {
    [this.#store, this.at, this.byteLength] = [store, at, byteLength];
  }

  /** What lies there. Not to be held on to: JavaScript takes such a window away when the module's memory grows. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#store.window(this.#store.placeOf(this), this.byteLength);
  }

  /** Whoever keeps memory next may have this; a module's memory as a whole never becomes smaller. */
  release(): void {
    this.#store.release(this);
  }
}

type In<Cells> = Cells | Scratch | Kept;
export type Bytes = In<Uint8Array<ArrayBuffer>>;
export type Choices = In<Int16Array<ArrayBuffer>>;
export type Wides = In<BigInt64Array<ArrayBuffer>>;
export type Fractions = In<Float64Array<ArrayBuffer>>;
type Given = Bytes | Choices | Wides | Fractions | number | bigint;

/** What `forbidden` answers where nothing forbids a decision. */
export const LEGAL = 0;
const ALIGNMENT = 16;
const PAGE = 65536;

/**
 * The compiled rules: every entry point of a module, with Python's names and parameters
 * (`src/zoco/wasm/entry_points.py`). Arrays stay with the caller and are copied into the module's memory for a call and
 * back after it, so any number of games can share a kernel, and nothing breaks when that memory grows. What is too large
 * to be copied can be kept inside.
 */
export interface Kernel extends Readonly<EntryPoints> {
  /** So much memory, all zeros, for the caller alone until it is released. */
  keep(byteLength: number): Kept;
}

export async function openKernel(wasm: BufferSource): Promise<Kernel> {
  const { exports } = (await WebAssembly.instantiate(wasm)).instance;
  const start = (exports.__heap_base as WebAssembly.Global<"i32">).value;
  const store = new Store(exports.memory as WebAssembly.Memory, start);
  const functions = Object.entries(exports).filter(([, value]) => typeof value === "function");
  const entryPoints = functions.map(([name, call]) => [
    name,
    (...given: Given[]) => store.call(call as EntryPoint, given),
  ]);
  return { ...(Object.fromEntries(entryPoints) as EntryPoints), keep: (byteLength) => store.keep(byteLength) };
}

type EntryPoint = (...given: (number | bigint)[]) => unknown;

/** The memory of a module: first what is kept, by address, then what is laid out for the time of a call. */
class Store {
  readonly #memory: WebAssembly.Memory;
  readonly #start: number;
  #kept: readonly Kept[] = [];

  constructor(memory: WebAssembly.Memory, start: number) {
    [this.#memory, this.#start] = [memory, start];
  }

  /** In the first gap that is large enough. */
  keep(byteLength: number): Kept {
    let at = aligned(this.#start);
    for (const other of this.#kept) {
      if (at + byteLength <= other.at) break;
      at = aligned(endOf(other));
    }
    this.#reach(at + byteLength);
    const kept = new Kept(this, at, byteLength);
    this.#kept = [...this.#kept, kept].sort((a, b) => a.at - b.at);
    kept.bytes.fill(0);
    return kept;
  }

  release(kept: Kept): void {
    this.#kept = this.#kept.filter((other) => other !== kept);
  }

  /** Calls an entry point with each piece of memory laid out one after the other, beyond all that is kept. */
  call(entryPoint: EntryPoint, given: readonly Given[]): unknown {
    const laid: [ArrayBufferView, number][] = [];
    const last = this.#kept.at(-1);
    let end = last === undefined ? this.#start : endOf(last);
    const numbers = given.map((value) => {
      if (typeof value !== "object") return value;
      if (value instanceof Kept) return this.placeOf(value);
      const at = aligned(end);
      if (!(value instanceof Scratch)) laid.push([value, at]);
      end = at + value.byteLength;
      return at;
    });
    this.#reach(end);
    for (const [own, at] of laid) this.window(at, own.byteLength).set(bytesOf(own));
    const result = entryPoint(...numbers);
    for (const [own, at] of laid) bytesOf(own).set(this.window(at, own.byteLength));
    return result;
  }

  placeOf(kept: Kept): number {
    if (!this.#kept.includes(kept)) throw new Error("This memory was released, or is another module's.");
    return kept.at;
  }

  window(at: number, byteLength: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, at, byteLength);
  }

  #reach(end: number): void {
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
  }
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT;
}

function endOf({ at, byteLength }: Kept): number {
  return at + byteLength;
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
