import type { Doors } from "../built/doors.js";

/** Memory that a door needs while it works: nothing is put in, and nothing comes out. */
export class Room {
  readonly byteLength: number;

  constructor(byteLength: number) {
    this.byteLength = byteLength;
  }
}

export type Bytes = Uint8Array<ArrayBuffer> | Room;
export type Choices = Int16Array<ArrayBuffer> | Room;
export type Wides = BigInt64Array<ArrayBuffer> | Room;
type Memory = Bytes | Choices | Wides;
type Given = Memory | number | bigint;

const ALIGNMENT = 16;
const PAGE = 65536;

/**
 * The compiled rules: every door of a module, with Python's names and parameters (`src/zoco/wasm/doors.py`). Arrays
 * stay with the caller and are copied into the module's memory for a call and back after it, so any number of games can
 * share a kernel, and nothing breaks when that memory grows.
 */
export type Kernel = Readonly<Doors>;

export async function openKernel(wasm: BufferSource): Promise<Kernel> {
  const { exports } = (await WebAssembly.instantiate(wasm)).instance;
  const memory = exports["memory"] as WebAssembly.Memory;
  const start = (exports["__heap_base"] as WebAssembly.Global<"i32">).value;
  const doors = Object.entries(exports).filter(([, door]) => typeof door === "function");
  return Object.fromEntries(
    doors.map(([name, door]) => [name, (...given: Given[]) => call(memory, start, door as Door, given)]),
  ) as unknown as Kernel;
}

type Door = (...given: (number | bigint)[]) => unknown;

/** Opens a door with each piece of memory laid out one after the other from `start` on. */
function call(memory: WebAssembly.Memory, start: number, door: Door, given: readonly Given[]): unknown {
  const laid: [Memory, number][] = [];
  let end = start;
  const numbers = given.map((value) => {
    if (typeof value !== "object") return value;
    const at = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    laid.push([value, at]);
    end = at + value.byteLength;
    return at;
  });
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  const copy = (move: (own: Uint8Array, within: Uint8Array) => void): void => {
    for (const [own, at] of laid) {
      if (own instanceof Room) continue;
      const { buffer, byteOffset, byteLength } = own;
      move(new Uint8Array(buffer, byteOffset, byteLength), new Uint8Array(memory.buffer, at, byteLength));
    }
  };
  copy((own, within) => within.set(own));
  const result = door(...numbers);
  copy((own, within) => own.set(within));
  return result;
}
