/** A match: one checked `play` around the trusting rules, as in Python. */

import type { Result, Said, Story } from "../protocol.ts";
import { type Chance, keyOf } from "./chance.ts";
import type { Setup } from "./game.ts";
import { type Decision, Knowledge } from "./knowledge.ts";
import { type Action, line, type Reading, type Seat } from "./reader.ts";
import { FORMAT, type GamePosition, type GameRecord, POSITION } from "./record.ts";

/** One line of the history: what happened, by whom, whose secret it was, and whether it showed others something hidden. */
export interface Event {
  actor: number;
  owner: number;
  action: Action;
  shows: boolean;
}

/** What cannot be played; `legal` says what can. */
export class IllegalAction extends Error {
  readonly legal: string[];

  constructor(wanted: string | number, legal: string[]) {
    super(`${wanted} is not possible here; possible: ${legal.join(", ")}`);
    this.legal = legal;
  }
}

export class Match<View = unknown> {
  readonly setup: Setup<View>;
  readonly history: Event[] = [];
  /** The positions before each of these events. */
  readonly past: Reading<View>[] = [];
  /** Chance, from the next event on; with null it waits for `play`. */
  chance: Chance | null;
  #now: Reading<View>;
  /** Where it began, if that was not the set-up. */
  readonly begin: Reading<View> | null;
  /** What was drawn from each stream so far. */
  readonly #drawn: number[];

  /** `setup.start` and `setup.lay` make them. */
  constructor(setup: Setup<View>, now: Reading<View>, chance: Chance | null, begin: Reading<View> | null = null) {
    this.setup = setup;
    this.chance = chance;
    this.begin = begin;
    this.#now = now;
    this.#drawn = new Array<number>(setup.game.layout.sizes.streams).fill(0);
    this.settle();
  }

  /** The position as it is now; it stays as it is when the match goes on. */
  get now(): Reading<View> {
    return this.#now;
  }

  get seats(): number {
    return this.setup.seats;
  }

  /** A seat, `layout.actors.chance`, or null when the game is over. */
  get actor(): number | null {
    return this.#now.actor === this.#actors.over ? null : this.#now.actor;
  }

  /** What can happen now: the actor's actions, or the chance events with their weights. */
  legal(): Action[] {
    return this.#now.legal();
  }

  /** Let it happen, by its notation or its number, and then whatever chance settles. */
  play(wanted: string | number): Action {
    const text = typeof wanted === "string" ? wanted.trim().split(/\s+/).join(" ") : wanted;
    const legal = this.legal();
    const chosen = legal.find(({ id, notation }) => text === (typeof text === "number" ? id : notation));
    if (!chosen) throw new IllegalAction(wanted, legal.map(({ notation }) => notation));
    this.#apply(chosen);
    this.settle();
    return chosen;
  }

  /** Let chance answer until a decision is due. */
  settle(): void {
    while (this.chance && this.#now.actor === this.#actors.chance) {
      const stream = this.#now.stream();
      const outcome = this.chance.draw(this.#now, stream, this.#drawn[stream] ?? 0);
      const drawn = this.legal().find(({ id }) => id === outcome);
      if (!drawn) throw new Error(`the chance source drew ${outcome}, which cannot come`);
      this.#apply(drawn);
    }
  }

  /** What someone in that seat sees; null is a spectator, who sees what all see. */
  view(seat: Seat): View {
    return this.#now.view(seat);
  }

  story(seat: Seat): Story {
    return this.#now.story(seat);
  }

  /** The history from that line on as a seat may read it; at the end nothing is masked. */
  log(seat: Seat, since = 0): Said[] {
    return this.history.slice(since).map(({ action, owner }) => line(action, owner, seat, this.actor === null));
  }

  /** Null until the game is over. */
  get outcome(): Result | null {
    return this.#now.result();
  }

  /** The same match with all its history, to go on with separately. */
  copy(): Match<View> {
    const twin = new Match(this.setup, this.#now, null, this.begin);
    twin.history.push(...this.history);
    twin.past.push(...this.past);
    twin.#drawn.splice(0, this.#drawn.length, ...this.#drawn);
    twin.chance = this.chance;
    return twin;
  }

  /** What the actor knows; whatever it cannot know is dealt anew. */
  knowledge(seed: number | string): Knowledge<View> {
    const { actor } = this.#now;
    if (actor < 0) throw new Error("knowledge is for a seat that has to decide");
    const world = this.#now.imagined(actor, keyOf(seed));
    const drawn = this.history.findLastIndex((event) => event.actor === this.#actors.chance);
    if (drawn < 0) return new Knowledge(this.setup, world);
    const calm = this.past[drawn + 1] ?? this.#now;
    const decided = this.history.slice(drawn + 1).map((event): Decision => [event.actor, event.action.id]);
    return new Knowledge(this.setup, world, calm.rewound(world), decided);
  }

  /** The whole match as data: Python plays it again, and so does `game.replay`. */
  record(): GameRecord {
    const events = this.history.map(({ action }) => action.notation);
    const begin = this.begin && { begin: this.begin.laid() };
    return { format: FORMAT, ...this.setup.head, ...begin, events, outcome: this.outcome };
  }

  /** All that lies on the table now, as data: `game.load` goes on from there, here and in Python. */
  position(): GamePosition {
    return { format: POSITION, ...this.setup.head, table: this.#now.laid() };
  }

  #apply(action: Action): void {
    const { actor } = this.#now;
    const chance = actor === this.#actors.chance;
    const owner = chance ? this.#now.owner() : actor;
    const shows = !chance && this.#now.shows(action.id);
    if (chance) {
      const stream = this.#now.stream();
      this.#drawn[stream] = (this.#drawn[stream] ?? 0) + 1;
    }
    this.past.push(this.#now);
    this.#now = this.#now.after(action.id);
    this.history.push({ actor, owner, action: { ...action, weight: null }, shows });
  }

  get #actors(): { chance: number; over: number } {
    return this.setup.game.layout.actors;
  }
}
