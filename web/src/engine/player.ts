/** A bot that answers at once: a level with a personality, or one who guesses. */

import type { Engine } from "./engine.ts";
import type { Address } from "./memory.ts";
import type { Key, Position } from "./position.ts";

export class Player {
  readonly #engine: Engine;
  readonly #noise: number;
  readonly #desk: Address;
  readonly #notes: Address;
  readonly #styles: Address;
  readonly #noises: Address;

  constructor(engine: Engine, level: string, personality?: string) {
    const { memory, layout } = engine;
    const found = layout.levels[level];
    if (!found) throw new Error(`${layout.game}: no level ${level}, but ${Object.keys(layout.levels).join(", ")}`);
    const style = personality ?? found.usual;
    const weights = style === null ? new Array<number>(layout.sizes.weights).fill(0) : found.styles[style];
    if (!weights) throw new Error(`${layout.game}: ${level} has no personality ${personality}`);
    this.#engine = engine;
    this.#noise = found.noise;
    this.#desk = memory.records("Desk");
    this.#notes = memory.numbers("i8", layout.sizes.notes);
    this.#styles = memory.numbers("i8", layout.sizes.seats * layout.sizes.weights);
    this.#noises = memory.numbers("i8", layout.sizes.seats);
    memory.writeLong(this.#styles, new Array<number[]>(layout.sizes.seats).fill(weights).flat());
    memory.writeLong(this.#noises, new Array<number>(layout.sizes.seats).fill(found.noise));
  }

  /** Begin anew, with another seed. */
  seed(key: Key): void {
    const { memory, layout } = this.#engine;
    memory.bytes(this.#desk, memory.size("Desk")).fill(0);
    memory.bytes(this.#notes, 8 * layout.sizes.notes).fill(0); // they belong to one box
    memory.write("Desk", "key", this.#desk, ...key);
  }

  choose(position: Position): number {
    return this.#engine.doors.choose(position.box, position.state, this.#desk, this.#styles, this.#noise, this.#notes);
  }

  /** In all seats, with chance from the same seed, to the end of the game; the number of decisions. */
  playOn(position: Position): number {
    return this.#engine.doors.play_on(position.box, position.state, this.#desk, this.#styles, this.#noises, this.#notes);
  }
}
