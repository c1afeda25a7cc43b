/** The memory of a module: room is taken and never given back, because a game needs the same room again and again. */

import type { Field, Kind, Layout, Table } from "./layout.ts";

/** Where something lies. */
export type Address = number;

const ALIGNED = 16;
const PAGE = 1 << 16;
const WORD = 2 ** 32;
const VIEWS = { i1: Int8Array, u1: Uint8Array, i2: Int16Array, u2: Uint16Array, i4: Int32Array, i8: Int32Array, f4: Float32Array, f8: Float64Array };
const BYTES: Record<Kind, number> = { i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, i8: 8, f4: 4, f8: 8 };

/** Numbers of a kind that lie one after another; of 64 bits, as long as they are below 2**53. */
export function numbers(kind: Kind, buffer: ArrayBufferLike, at: Address, count: number): ArrayLike<number> & Iterable<number> {
  if (kind !== "i8") return new VIEWS[kind](buffer as ArrayBuffer, at, count);
  const words = new Int32Array(buffer, at, 2 * count);
  return Array.from({ length: count }, (_, place) => (words[2 * place + 1] ?? 0) * WORD + ((words[2 * place] ?? 0) >>> 0));
}

/** The same the other way round. */
export function putNumbers(kind: Kind, buffer: ArrayBufferLike, at: Address, values: readonly number[]): void {
  if (kind !== "i8") return new VIEWS[kind](buffer as ArrayBuffer, at, values.length).set(values);
  const words = values.flatMap((value) => [value % WORD, Math.floor(value / WORD)]);
  new Int32Array(buffer, at, words.length).set(words);
}

/** The lowest and the highest number of a kind. */
export function limits(kind: Kind): [least: number, most: number] {
  const half = 2 ** (8 * BYTES[kind] - 1);
  if (kind.startsWith("f")) return [-Infinity, Infinity];
  return kind.startsWith("u") ? [0, 2 * half - 1] : [-half, half - 1];
}

export class Memory {
  readonly #memory: WebAssembly.Memory;
  readonly #layout: Layout;
  #top: Address;

  constructor(memory: WebAssembly.Memory, top: Address, layout: Layout) {
    this.#memory = memory;
    this.#top = top;
    this.#layout = layout;
  }

  /** Zeroed room. Whatever was looked at before may be elsewhere then: look again. */
  take(bytes: number): Address {
    const at = Math.ceil(this.#top / ALIGNED) * ALIGNED;
    this.#top = at + bytes;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  records(table: Table, count = 1): Address {
    return this.take(this.#layout.records[table].size * count);
  }

  numbers(kind: Kind, count: number): Address {
    return this.take(BYTES[kind] * count);
  }

  size(table: Table): number {
    return this.#layout.records[table].size;
  }

  bytes(at: Address, count: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, count);
  }

  int16(at: Address, count: number): Int16Array {
    return new Int16Array(this.#memory.buffer, at, count);
  }

  int32(at: Address, count: number): Int32Array {
    return new Int32Array(this.#memory.buffer, at, count);
  }

  /** Numbers of 64 bits, as long as they are below 2**53. */
  writeLong(at: Address, values: readonly number[]): void {
    putNumbers("i8", this.#memory.buffer, at, values);
  }

  /** A field of a record, or of one further on. */
  read(table: Table, name: string, at: Address): number {
    const [offset, kind] = this.#field(table, name);
    return numbers(kind, this.#memory.buffer, at + offset, 1)[0] ?? 0;
  }

  /** All numbers of such a field. */
  readAll(table: Table, name: string, at: Address): number[] {
    const [offset, kind, shape] = this.#field(table, name);
    return Array.from(numbers(kind, this.#memory.buffer, at + offset, shape.reduce((product, size) => product * size, 1)));
  }

  write(table: Table, name: string, at: Address, ...values: number[]): void {
    const [offset, kind] = this.#field(table, name);
    putNumbers(kind, this.#memory.buffer, at + offset, values);
  }

  #field(table: Table, name: string): Field {
    const found = this.#layout.records[table].fields[name];
    if (!found) throw new Error(`${this.#layout.game}: ${table} has no field ${name}`);
    return found;
  }
}
