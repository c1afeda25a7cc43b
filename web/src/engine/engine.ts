/** A game's module, instantiated: its doors, and its memory. Runs in pages, in workers and in Node. */

import { packed } from "./edition.ts";
import type { Laying } from "./laying.ts";
import type { Layout, Packed } from "./layout.ts";
import { type Address, Memory } from "./memory.ts";
import type { OwnEdition } from "./record.ts";

/** `tertulia/browser/templates/doors.py` declares them; all are over addresses, unless they say that they are numbers. */
export interface Doors {
  setup(box: Address, state: Address, seats: number): void;
  legal(box: Address, state: Address, out: Address): number;
  chance(box: Address, state: Address, weights: Address): number;
  stream(box: Address, state: Address): number;
  apply(box: Address, state: Address, event: number): void;
  scores(box: Address, state: Address, out: Address): void;
  redeal(box: Address, state: Address, seat: number, rng: Address, memory: number): void;
  rewind(past: Address, now: Address): void;
  draw(key: Address, stream: number, index: number, weights: Address, count: number): number;
  choose(box: Address, state: Address, desk: Address, style: Address, noise: number, notes: Address): number;
  play_on(box: Address, state: Address, desk: Address, styles: Address, noises: Address, notes: Address): number;
  plant(box: Address, worlds: Address, words: Address, nodes: Address, plan: Address): void;
  explore(box: Address, worlds: Address, words: Address, nodes: Address, room: number, plan: Address, worth: Address,
    desk: Address, styles: Address, noises: Address, notes: Address, sheet: Address, iterations: number): void;
  inherit(before: Address, used: number, nodes: Address, room: number): number;
}

/** What a search works on. */
export type SearchArrays = Parameters<Doors["explore"]> extends [...infer Arrays, number] ? Arrays : never;

export class Engine {
  readonly layout: Layout;
  readonly doors: Doors;
  readonly memory: Memory;
  #laying: Laying | null = null;

  constructor(module: WebAssembly.Module, layout: Layout) {
    const exports = new WebAssembly.Instance(module).exports;
    this.layout = layout;
    this.doors = exports as unknown as Doors;
    this.memory = new Memory(exports.memory as WebAssembly.Memory, (exports.heap as WebAssembly.Global).value, layout);
  }

  /** What tables are laid with, once somebody has fetched it. */
  get laying(): Laying {
    if (!this.#laying) throw new Error("positions and editions of one's own need `await game.prepare()` before");
    return this.#laying;
  }

  set laying(laying: Laying) {
    this.#laying = laying;
  }

  /** The box of an edition with these options, for a version of the rules. */
  boxOf(edition: string | OwnEdition, options: Record<string, boolean>, rules: number): Address {
    return typeof edition === "string" ? this.box(edition, options, rules) : this.put(packed(this.layout, this.laying, edition, options, rules));
  }

  /** The box of a shipped edition with these options, for a version of the rules. */
  box(edition: string, options: Record<string, boolean>, rules = this.layout.usual.rules): Address {
    const names = Object.keys(options);
    const fits = (box: Packed): boolean => box.rules === rules && box.edition === edition && names.every((name) => box.options[name] === options[name]);
    const found = this.layout.boxes.find(fits);
    if (!found) throw new Error(`${this.layout.game}: no edition ${edition} with ${JSON.stringify(options)} by rules ${rules}`);
    return this.packed(found.bytes);
  }

  /** A box that Python packed, in base64. */
  packed(text: string): Address {
    return this.put(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  }

  put(box: Uint8Array): Address {
    const at = this.memory.records("Box");
    this.memory.bytes(at, box.length).set(box);
    return at;
  }
}
