import type { Field, RecordLayout } from "./description.js";

/** A record as plain bytes, as the modules take it. */
export type Row = Uint8Array<ArrayBuffer>;

export type Cells =
  | Int8Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;
export type Nested = number | readonly Nested[];

const ARRAYS = { int8: Int8Array, int16: Int16Array, int32: Int32Array, float64: Float64Array } as const;

/** Reads and writes the fields of records by name. */
export class Layout {
  readonly size: number;
  readonly #fields: ReadonlyMap<string, Field>;

  constructor(layout: RecordLayout) {
    this.size = layout.size;
    this.#fields = new Map(layout.fields.map((field) => [field.name, field]));
  }

  newRow(): Row {
    return new Uint8Array(this.size);
  }

  field(name: string): Field {
    const field = this.#fields.get(name);
    if (field === undefined) throw new Error(`The record has no field “${name}”.`);
    return field;
  }

  /** The cells of a field, one after the other; writing them changes the record. */
  cells(row: Row, name: string): Cells {
    const { kind, shape, offset } = this.field(name);
    if (kind === "int64") throw new Error(`The field “${name}” is too wide for a JavaScript number.`);
    return new ARRAYS[kind](
      row.buffer,
      row.byteOffset + offset,
      shape.reduce((a, b) => a * b, 1),
    );
  }

  number(row: Row, name: string): number {
    return this.cells(row, name)[0]!;
  }

  /** A whole record as numbers and nested lists of numbers, by field. */
  decode(row: Row): Record<string, Nested> {
    const decoded: Record<string, Nested> = {};
    for (const { name, shape } of this.#fields.values()) decoded[name] = nest([...this.cells(row, name)], shape);
    return decoded;
  }
}

export function fromBase64(written: string): Row {
  return Uint8Array.from(atob(written), (sign) => sign.charCodeAt(0));
}

function nest(cells: readonly number[], shape: readonly number[]): Nested {
  const [length, ...rest] = shape;
  if (length === undefined) return cells[0]!;
  if (rest.length === 0) return cells;
  const size = cells.length / length;
  return Array.from({ length }, (_, k) => nest(cells.slice(k * size, (k + 1) * size), rest));
}
