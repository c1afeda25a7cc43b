/** A match: one checked `play` around the trusting rules, and chance from a key. In Python it is `tertulia.core.match`. */

import type { Said } from "../protocol.ts";
import { type Key, Position } from "./position.ts";
import { type Action, line, type Reader, type Reading, type Seat } from "./reader.ts";

/** One line of the history: what happened, by whom, whose secret it was, and what followed from it by itself. */
export interface Happened {
  actor: number;
  owner: number;
  action: Action;
  /** Whether a decision showed others something that was hidden from them. */
  shows: boolean;
  changes: Said[];
}

export class Match<View = unknown> {
  readonly history: Happened[] = [];
  readonly #reader: Reader<View>;
  readonly #position: Position;
  readonly #world: Position;
  readonly #key: Key;
  readonly #drawn: number[];
  #now: Reading<View>;

  constructor(reader: Reader<View>, seats: number, key: Key) {
    const { engine, desk } = reader;
    this.#reader = reader;
    this.#position = new Position(engine, desk.box);
    this.#world = new Position(engine, desk.box);
    this.#key = key;
    this.#drawn = new Array<number>(engine.layout.sizes.streams).fill(0);
    this.#position.setup(seats);
    this.#now = reader.read(this.#position);
    this.#settle();
  }

  /** The table as it is now. */
  get now(): Reading<View> {
    return this.#now;
  }

  /** Let the actor do something, and then whatever chance and the rules settle by themselves. */
  play(notation: string): void {
    const legal = this.#now.legal();
    const action = legal.find((each) => each.notation === notation);
    if (!action) throw new Error(`${notation} is not legal; ${legal.map((each) => each.notation).join(", ") || "nothing"} is`);
    this.#happen(action, this.#now.actor, this.#now.shows(action.id));
    this.#settle();
  }

  /** The history from line `since` on as that seat may read it; at the end nothing is masked. */
  log(seat: Seat, since = 0): Said[] {
    const over = this.#now.actor === this.#reader.engine.layout.actors.over;
    return this.history.slice(since).map(({ action, owner }) => line(action, owner, seat, over));
  }

  /** A position that could be this one for all that a seat knows who forgets nothing: what bots are given. */
  imagine(seat: number, key: Key): Position {
    this.#world.bytes.set(this.#position.bytes);
    this.#world.redeal(seat, key, true);
    return this.#world;
  }

  #settle(): void {
    while (this.#now.actor === this.#reader.engine.layout.actors.chance) {
      const stream = this.#position.stream();
      const outcome = this.#position.draw(this.#key, stream, this.#drawn[stream] ?? 0);
      const event = this.#now.legal().find(({ id }) => id === outcome);
      if (!event) throw new Error(`chance drew ${outcome}, which cannot be`);
      this.#drawn[stream] = (this.#drawn[stream] ?? 0) + 1;
      this.#happen(event, this.#now.owner(), false);
    }
  }

  #happen(action: Action, owner: number, shows: boolean): void {
    const before = this.#now;
    this.#position.apply(action.id);
    this.#now = this.#reader.read(this.#position);
    const changes = before.has("story") ? before.changes(this.#now) : [];
    this.history.push({ actor: before.actor, owner, action: { ...action, weight: null }, shows, changes });
  }
}
