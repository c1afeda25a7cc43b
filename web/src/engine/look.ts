/** A record as plain numbers and lists; a field is read when it is asked for, because most are not. */

import type { Field, Layout, Table } from "./layout.ts";
import { limits, numbers, putNumbers } from "./memory.ts";

export type Look = Record<string, unknown>;

export function look(layout: Layout, table: Table, bytes: Uint8Array): Look {
  const { fields } = layout.records[table];
  return new Proxy<Look>({}, {
    get(seen, name) {
      const field = fields[String(name)];
      if (!field) throw new Error(`${layout.game}: ${table} has no field ${String(name)}`);
      return (seen[String(name)] ??= read(field, bytes));
    },
  });
}

/** A field of a record. */
export function read([offset, kind, shape]: Field, bytes: Uint8Array): unknown {
  const count = shape.reduce((product, size) => product * size, 1);
  return shaped(Array.from(numbers(kind, bytes.buffer, bytes.byteOffset + offset, count)), shape);
}

/** Numbers and lists into a field of a record, from its beginning on, if it has room for such numbers. */
export function write([offset, kind]: Field, bytes: Uint8Array, value: unknown): void {
  const values = [value].flat(Infinity).map(Number);
  const [least, most] = limits(kind);
  if (values.some((number) => number < least || number > most)) throw new Error(`a number outside ${least} to ${most}: ${JSON.stringify(value)}`);
  putNumbers(kind, bytes.buffer, bytes.byteOffset + offset, values);
}

/** Numbers in rows, and these in rows; without a shape, the only one. */
export function shaped(values: number[], shape: number[]): unknown {
  const [size, ...inner] = shape;
  if (size === undefined) return values[0];
  if (!inner.length) return values;
  const step = values.length / size;
  return Array.from({ length: size }, (_, row) => shaped(values.slice(row * step, (row + 1) * step), inner));
}
