/** A state with its box: what may happen in it, and what does. */

import type { Engine } from "./engine.ts";
import type { Address } from "./memory.ts";

/** A seed: two numbers below 2**32. */
export type Key = readonly [number, number];

export class Position {
  readonly box: Address;
  readonly state: Address;
  readonly #engine: Engine;
  readonly #legal: Address;
  readonly #weights: Address;
  readonly #sheet: Address;
  readonly #rng: Address;

  constructor(engine: Engine, box: Address) {
    const { memory, layout } = engine;
    this.#engine = engine;
    this.box = box;
    this.state = memory.records("State");
    this.#legal = memory.numbers("i2", layout.sizes.actions);
    this.#weights = memory.numbers("i4", layout.sizes.outcomes);
    this.#sheet = memory.numbers("i4", layout.sizes.seats * layout.sizes.lines);
    this.#rng = memory.numbers("i8", 3);
  }

  /** The memory of the state. */
  get bytes(): Uint8Array {
    return this.#engine.memory.bytes(this.state, this.#engine.memory.size("State"));
  }

  /** Whose decision it is: a seat, or one of `layout.actors`. */
  get actor(): number {
    return this.#engine.memory.read("State", "actor", this.state);
  }

  setup(seats: number): void {
    const [least, most] = this.#engine.layout.seats;
    if (!(seats >= least && seats <= most)) throw new Error(`${this.#engine.layout.game} is for ${least} to ${most} seats, not ${seats}`);
    this.bytes.fill(0);
    this.#engine.doors.setup(this.box, this.state, seats);
  }

  /** What the actor may do. */
  legal(): Int16Array {
    const count = this.#engine.doors.legal(this.box, this.state, this.#legal);
    return this.#engine.memory.int16(this.#legal, count);
  }

  /** How likely each outcome is. */
  chance(): Int32Array {
    const count = this.#engine.doors.chance(this.box, this.state, this.#weights);
    return this.#engine.memory.int32(this.#weights, count);
  }

  stream(): number {
    return this.#engine.doors.stream(this.box, this.state);
  }

  /** What draw number `index` of this stream gives by a key, as Python draws it. */
  draw(key: Key, stream: number, index: number): number {
    const { length } = this.chance();
    this.#engine.memory.writeLong(this.#rng, key);
    return this.#engine.doors.draw(this.#rng, stream, index, this.#weights, length);
  }

  /** Let an action or an outcome happen, which must be possible. */
  apply(event: number): void {
    this.#engine.doors.apply(this.box, this.state, event);
  }

  /** A row for each seat: the lines that add up to its score, then the tie-breaks. */
  scores(): Int32Array {
    this.#engine.doors.scores(this.box, this.state, this.#sheet);
    return this.#engine.memory.int32(this.#sheet, this.#engine.layout.sizes.seats * this.#engine.layout.sizes.lines);
  }

  /** Deal anew what a seat cannot know, who forgets nothing, or who sees only what lies on the table now. */
  redeal(seat: number, key: Key, memory: boolean): void {
    this.#engine.memory.writeLong(this.#rng, [...key, 0]);
    this.#engine.doors.redeal(this.box, this.state, seat, this.#rng, Number(memory));
  }

  /** Write what is hidden in a later position into this one, from which decisions alone led there. */
  rewind(now: Position): void {
    this.#engine.doors.rewind(this.state, now.state);
  }
}
