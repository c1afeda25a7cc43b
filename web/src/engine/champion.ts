/** The champion: a network that learned its game, alone or at the head of a search, as in `tertulia.bots.champion` and `guided`. */

import { Engine } from "./engine.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Field, Layout, RecordLayout } from "./layout.ts";
import { read, write } from "./look.ts";
import type { Address } from "./memory.ts";
import { Search, type Settings } from "./search.ts";

/** KEY.champion.json. */
export interface ChampionLayout {
  /** All arrays of the network and of its scratch paper. */
  mind: RecordLayout;
  /** Where KEY.champion.bin has what these begin with: numbers, or whole numbers and what one of them is worth in each output. */
  weights: { name: string; numbers: Field; worth: Field | null }[];
  search: Layout["search"];
  /** Settings of its search when it advises. */
  adviser: Settings;
  /** Worlds at most that others' decisions are held against. */
  bank: number;
}

/** `tertulia/browser/templates/champion.py` declares them. */
interface Doors {
  plant(box: Address, worlds: Address, words: Address, nodes: Address, plan: Address): void;
  inherit(before: Address, used: number, nodes: Address, room: number): number;
  regard(box: Address, state: Address, mind: Address): void;
  explore(box: Address, worlds: Address, words: Address, nodes: Address, room: number, plan: Address, worth: Address,
    desk: Address, styles: Address, noises: Address, notes: Address, sheet: Address, mind: Address, pasts: Address, remembered: number,
    decided: Address, decisions: number, bank: Address, most: number, logs: Address, weights: Address, iterations: number): void;
}

/** A network in the memory of its own module. */
export class Champion {
  readonly engine: Engine;
  readonly layout: ChampionLayout;
  readonly mind: Address;
  readonly #state: Address;

  constructor(module: WebAssembly.Module, game: Layout, layout: ChampionLayout, weights: Uint8Array) {
    this.engine = new Engine(module, { ...game, search: layout.search });
    this.layout = layout;
    this.mind = this.engine.memory.take(layout.mind.size);
    this.#state = this.engine.memory.records("State");
    for (const { name, numbers, worth } of layout.weights) write(this.#field(name), this.#bytes, worth ? matrix(weights, numbers, worth) : read(numbers, weights));
  }

  get doors(): Doors {
    return this.engine.doors as unknown as Doors;
  }

  /** The legal action that it likes most, at once. */
  best(box: Address, { world, legal }: Knowledge): number {
    this.engine.memory.bytes(this.#state, world.length).set(world);
    this.doors.regard(box, this.#state, this.mind);
    const logits = read(this.#field("logits"), this.#bytes) as number[];
    return legal.map(({ id }) => id).reduce((best, id) => ((logits[id] ?? 0) > (logits[best] ?? 0) ? id : best));
  }

  /** Looking ahead, for a box in its module. */
  guided(box: Address): Guided {
    return new Guided(this, box);
  }

  get #bytes(): Uint8Array {
    return this.engine.memory.bytes(this.mind, this.layout.mind.size);
  }

  #field(name: string): Field {
    const found = this.layout.mind.fields[name];
    if (!found) throw new Error(`a mind has no ${name}`);
    return found;
  }
}

/** Products of such numbers are exact until they are stored, and stored as in Python. */
function matrix(file: Uint8Array, numbers: Field, worth: Field): number[] {
  const [inputs = 1, outputs = 1] = numbers[2].slice(-2);
  const worths = flat(read(worth, file));
  return flat(read(numbers, file)).map((number, place) => number * (worths[Math.floor(place / (inputs * outputs)) * outputs + (place % outputs)] ?? 0));
}

const flat = (rows: unknown): number[] => [rows].flat(Infinity) as number[];

/** A search that the network leads. */
export class Guided extends Search {
  readonly #champion: Champion;
  readonly #pasts: Address;
  readonly #bank: Address;
  readonly #logs: Address;
  readonly #weights: Address;
  #decided: Address = 0;
  /** Decisions that there is room for. */
  #most = 0;
  /** How long these are at this decision: pasts, decided, bank. */
  #lengths = { pasts: 0, decided: 0, bank: 0 };

  constructor(champion: Champion, box: Address) {
    super(champion.engine, box, champion.layout.search.budget.room);
    const { memory } = champion.engine;
    const { bank } = champion.layout;
    this.#champion = champion;
    this.#pasts = memory.records("State", 2);
    this.#bank = memory.records("State", bank);
    this.#logs = memory.numbers("f8", bank);
    this.#weights = memory.numbers("f8", bank);
  }

  /** Remember what was decided since the last chance event, with room for worlds if others did something. */
  recall({ past, decided, seat }: Knowledge): this {
    const { memory } = this.#champion.engine;
    const reads = past.length > 0 && decided.some(([other]) => other !== seat);
    if (decided.length > this.#most) this.#decided = memory.numbers("i2", (this.#most = 2 * decided.length));
    this.#lengths = { pasts: past.length ? 2 : 0, decided: decided.length, bank: reads ? this.#champion.layout.bank : 0 };
    memory.bytes(this.#pasts, past.length).set(past);
    memory.int16(this.#decided, decided.length).set(decided.map(([, action]) => action));
    return this;
  }

  override explore(iterations: number): void {
    const { pasts, decided, bank } = this.#lengths;
    this.#champion.doors.explore(
      ...this.arrays, this.#champion.mind, this.#pasts, pasts, this.#decided, decided,
      this.#bank, bank, this.#logs, this.#weights, iterations,
    );
  }

  /** An iteration looks at one position, the first and those that weigh an action at some more. */
  override needed(iterations: number): number {
    return (this.#champion.engine.layout.sizes.actions + 2) * (2 * iterations + 2);
  }
}
