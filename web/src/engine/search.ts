/** The strongest level: looks ahead in imagined worlds, as `tertulia.bots.search` does, node by node. */

import type { Engine } from "./engine.ts";
import type { Address } from "./memory.ts";
import type { Key } from "./position.ts";

export interface Thought {
  action: number;
  visits: number;
}

export class Search {
  readonly nodes: Address;
  readonly plan: Address;
  readonly worth: Address;
  readonly #engine: Engine;
  readonly #box: Address;
  readonly #room: number;
  readonly #worlds: Address;
  readonly #desk: Address;
  readonly #styles: Address;
  readonly #noises: Address;
  readonly #notes: Address;
  readonly #sheet: Address;

  /** So many nodes at most. */
  constructor(engine: Engine, box: Address, room: number) {
    const { memory, layout } = engine;
    const { seats, lines, weights, notes, worlds } = layout.sizes;
    this.#engine = engine;
    this.#box = box;
    this.#room = room;
    this.nodes = memory.records("Node", room);
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

  /** Think about another decision: a world that a seat takes for possible, and seeds for playouts and for worlds. */
  begin(world: Uint8Array, seat: number, playouts: Key, worlds: Key): void {
    const { memory, layout, doors } = this.#engine;
    for (const [table, at] of [["Node", this.nodes], ["Plan", this.plan], ["Worth", this.worth], ["Desk", this.#desk]] as const)
      memory.bytes(at, memory.size(table) * (table === "Node" ? this.#room : 1)).fill(0);
    memory.bytes(this.#notes, 8 * layout.sizes.notes).fill(0);
    for (let copy = 0; copy < layout.sizes.worlds; copy++) memory.bytes(this.#worlds + copy * world.length, world.length).set(world);
    memory.write("Desk", "key", this.#desk, ...playouts);
    memory.write("Plan", "rng", this.plan, ...worlds);
    memory.write("Plan", "seat", this.plan, seat);
    memory.write("Plan", "used", this.plan, 1);
    for (const [name, value] of Object.entries(layout.search.settings)) memory.write("Plan", name, this.plan, value);
    doors.plant(this.#box, this.#worlds, this.#worlds, this.nodes, this.plan);
  }

  /** Nodes in use. */
  get used(): number {
    return this.#engine.memory.read("Plan", "used", this.plan);
  }

  /** Go on with the part of an earlier tree that grew from this position, if there is one. */
  inherit(before: Search): void {
    const used = this.#engine.doors.inherit(before.nodes, before.used, this.nodes, this.#room);
    if (used > 0) this.#engine.memory.write("Plan", "used", this.plan, used);
  }

  explore(iterations: number): void {
    const worlds = this.#worlds;
    this.#engine.doors.explore(
      this.#box, worlds, worlds, this.nodes, this.#room, this.plan, this.worth,
      this.#desk, this.#styles, this.#noises, this.#notes, this.#sheet, iterations,
    );
  }

  /** The actions that were looked at, the most visited first. */
  thoughts(legal: Iterable<number>): Thought[] {
    const allowed = new Set(legal);
    const found: Thought[] = [];
    for (let child = this.#read("first", 0); child !== 0; child = this.#read("sibling", child)) {
      const thought = { action: this.#read("action", child), visits: this.#read("visits", child) };
      if (thought.visits > 0 && allowed.has(thought.action)) found.push(thought);
    }
    return found.sort((a, b) => b.visits - a.visits || a.action - b.action);
  }

  #read(name: string, node: number): number {
    const { memory } = this.#engine;
    return memory.read("Node", name, this.nodes + node * memory.size("Node"));
  }
}
