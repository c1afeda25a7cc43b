/** The strongest level: looks ahead in imagined worlds, as `tertulia.bots.search` does, node by node. */

import type { Engine, SearchArrays } from "./engine.ts";
import type { Address } from "./memory.ts";
import type { Key } from "./position.ts";

/** What a search found out about one action: the chances of all seats to win, and the score to be expected. */
export interface Thought {
  action: number;
  visits: number;
  chances: number[];
  chance: number;
  score: number;
}

/** Of a plan, by name. */
export type Settings = Readonly<Record<string, number>>;

export class Search {
  readonly nodes: Address;
  readonly plan: Address;
  readonly worth: Address;
  readonly #engine: Engine;
  readonly #box: Address;
  readonly #most: number;
  #room: number;
  /** Where an earlier tree is put; taken when there is one. */
  #before: Address = 0;
  readonly #worlds: Address;
  readonly #desk: Address;
  readonly #styles: Address;
  readonly #noises: Address;
  readonly #notes: Address;
  readonly #sheet: Address;

  /** So many nodes at most. */
  constructor(engine: Engine, box: Address, most: number) {
    const { memory, layout } = engine;
    const { seats, lines, weights, notes, worlds } = layout.sizes;
    this.#engine = engine;
    this.#box = box;
    this.#most = this.#room = most;
    this.nodes = memory.records("Node", most);
    this.plan = memory.records("Plan");
    this.worth = memory.records("Worth");
    this.#worlds = memory.records("State", worlds);
    this.#desk = memory.records("Desk");
    this.#styles = memory.numbers("i8", seats * weights);
    this.#noises = memory.numbers("i8", seats);
    this.#notes = memory.numbers("i8", notes);
    this.#sheet = memory.numbers("i4", seats * lines);
    memory.writeLong(this.#styles, new Array<number[]>(seats).fill(layout.search.style).flat());
    memory.writeLong(this.#noises, new Array<number>(seats).fill(layout.search.settings.noise ?? 0));
  }

  /** Think about another decision: a world that a seat takes for possible, seeds for playouts and for worlds, and how many nodes there may be. */
  begin(world: Uint8Array, seat: number, playouts: Key, worlds: Key, room = this.#most, settings: Settings = {}): void {
    const { memory, layout, doors } = this.#engine;
    this.#room = room;
    for (const [table, at] of [["Node", this.nodes], ["Plan", this.plan], ["Worth", this.worth], ["Desk", this.#desk]] as const)
      memory.bytes(at, memory.size(table) * (table === "Node" ? room : 1)).fill(0);
    memory.bytes(this.#notes, 8 * layout.sizes.notes).fill(0);
    for (let copy = 0; copy < layout.sizes.worlds; copy++) memory.bytes(this.#worlds + copy * world.length, world.length).set(world);
    memory.write("Desk", "key", this.#desk, ...playouts);
    memory.write("Plan", "rng", this.plan, ...worlds);
    memory.write("Plan", "seat", this.plan, seat);
    memory.write("Plan", "used", this.plan, 1);
    for (const [name, value] of Object.entries({ ...layout.search.settings, ...settings })) memory.write("Plan", name, this.plan, value);
    doors.plant(this.#box, this.#worlds, this.#worlds, this.nodes, this.plan);
  }

  /** Nodes in use. */
  get used(): number {
    return this.#engine.memory.read("Plan", "used", this.plan);
  }

  /** The nodes in use, for the next decision. */
  tree(): Uint8Array {
    return this.#engine.memory.bytes(this.nodes, this.used * this.#engine.memory.size("Node")).slice();
  }

  /** Go on with the part of an earlier tree that grew from this position, if there is one. */
  inherit(tree: Uint8Array): void {
    const { memory, doors } = this.#engine;
    this.#before ||= memory.records("Node", this.#most);
    memory.bytes(this.#before, tree.length).set(tree);
    const used = doors.inherit(this.#before, tree.length / memory.size("Node"), this.nodes, this.#room);
    if (used > 0) memory.write("Plan", "used", this.plan, used);
  }

  explore(iterations: number): void {
    this.#engine.doors.explore(...this.arrays, iterations);
  }

  /** What a door needs to explore. */
  protected get arrays(): SearchArrays {
    const worlds = this.#worlds;
    return [this.#box, worlds, worlds, this.nodes, this.#room, this.plan, this.worth, this.#desk, this.#styles, this.#noises, this.#notes, this.#sheet];
  }

  /** Nodes that can be needed: an iteration adds an action and what chance made of it. */
  needed(iterations: number): number {
    return 3 * iterations + 2;
  }

  /** Look at an action until it has its part of all visits. */
  dwellOn(action: number, legal: readonly number[]): Thought[] {
    const { memory, layout } = this.#engine;
    const enough = Math.floor(this.#read("visits", 0) / layout.search.budget.enough);
    const seen = this.thoughts(legal).find((thought) => thought.action === action)?.visits ?? 0;
    if (seen < enough) {
      const free = memory.read("Plan", "forced", this.plan);
      memory.write("Plan", "forced", this.plan, action);
      this.explore(enough - seen);
      memory.write("Plan", "forced", this.plan, free);
    }
    return this.thoughts(legal);
  }

  /** The actions that were looked at, the most visited first. */
  thoughts(legal: readonly number[]): Thought[] {
    const { memory } = this.#engine;
    const [seat, seats] = [memory.read("Plan", "seat", this.plan), memory.read("State", "seats", this.#worlds)];
    return this.#found(legal).map((child) => {
      const visits = this.#read("visits", child);
      const chances = memory.readAll("Node", "wins", this.#at(child)).slice(0, seats).map((wins) => wins / visits);
      return { action: this.#read("action", child), visits, chances, chance: chances[seat] ?? 0, score: this.#read("score", child) / visits };
    });
  }

  /** Whether so many more iterations cannot make another action the most visited one. */
  settled(legal: readonly number[], more: number): boolean {
    const [first = 0, second = 0] = this.#found(legal).map((child) => this.#read("visits", child));
    return first - second > more;
  }

  /** A tree that was kept may have walked here in worlds where it was another's turn, with other actions. */
  #found(legal: readonly number[]): number[] {
    const found: number[] = [];
    for (let child = this.#read("first", 0); child !== 0; child = this.#read("sibling", child))
      if (this.#read("visits", child) > 0 && legal.includes(this.#read("action", child))) found.push(child);
    return found.sort((a, b) => this.#read("visits", b) - this.#read("visits", a) || this.#read("action", a) - this.#read("action", b));
  }

  #read(name: string, node: number): number {
    return this.#engine.memory.read("Node", name, this.#at(node));
  }

  #at(node: number): Address {
    return this.nodes + node * this.#engine.memory.size("Node");
  }
}
