/** Positions in the words of their game: what is seen, what may happen, what is said. The same as in Python, by the same source. */

import type { Result, Said, Story } from "../protocol.ts";
import { editionOf, readable } from "./edition.ts";
import type { Engine } from "./engine.ts";
import { layTable, type Setting, tableOf } from "./laying.ts";
import type { Facts } from "./layout.ts";
import { type Look, look } from "./look.ts";
import type { Address } from "./memory.ts";
import * as py from "./plain.ts";
import { type Key, Position } from "./position.ts";
import type { Table } from "./record.ts";
import { rulesOf } from "./rules.ts";
import { type Edition, type Made, type MadeAction, type Plain, type Script, told } from "./script.ts";

/** A player's action or a chance event. `masked` is for those who may not know the message, if not all may. */
export interface Action {
  id: number;
  notation: string;
  message: Said;
  masked: Said | null;
  weight: number | null;
}

/** Nobody, who looks on. */
export type Seat = number | null;

/** Reads positions of one box. */
export class Reader<View = unknown> {
  readonly engine: Engine;
  readonly plain: Plain;
  readonly edition: Edition;
  readonly facts: Map<string, unknown>;
  /** Where the rules find what is being read. */
  readonly desk: Position;
  /** And an earlier one beside it. */
  readonly past: Position;
  readonly box: Look;


  constructor(engine: Engine, script: Script, box: Address, facts: Facts) {
    const { layout, memory } = engine;
    this.engine = engine;
    this.plain = script(py, rulesOf(engine));
    this.facts = readable(facts, layout.numbered);
    this.edition = editionOf(this.facts);
    this.desk = new Position(engine, box);
    this.past = new Position(engine, box);
    this.box = look(layout, "Box", memory.bytes(box, memory.size("Box")).slice());
  }

  /** What lies on the table in a position; it may go on meanwhile. */
  read(position: Position): Reading<View> {
    return this.reading(position.bytes.slice());
  }

  /** A state that does not change any more. */
  reading(state: Uint8Array): Reading<View> {
    return new Reading(this, state);
  }

  /** The table before the first event. */
  setup(seats: number): Reading<View> {
    this.desk.setup(seats);
    return this.read(this.desk);
  }

  /** A table that somebody laid for so many, if that is a position of the game. */
  laid(table: Table, seats: number): Reading<View> {
    this.desk.setup(seats);
    return new Reading(this, layTable(this.setting, this.desk.bytes.slice(), table));
  }

  get setting(): Setting {
    const { engine, edition, box } = this;
    return { layout: engine.layout, laying: engine.laying, edition, box };
  }

  /** A state where the rules find it, until the next one. */
  lay(state: Uint8Array): Position {
    this.desk.bytes.set(state);
    return this.desk;
  }
}

/** One state, which does not change any more. */
export class Reading<View = unknown> {
  readonly #reader: Reader<View>;
  readonly #bytes: Uint8Array;
  readonly #s: Look;
  #common: Made | null = null;

  constructor(reader: Reader<View>, bytes: Uint8Array) {
    this.#reader = reader;
    this.#bytes = bytes;
    this.#s = look(reader.engine.layout, "State", bytes);
  }

  get actor(): number {
    return this.#s.actor as number;
  }

  get seats(): number {
    return this.#s.seats as number;
  }

  /** All that lies on the table, as data for people, for records and for `game.load`. */
  laid(): Table {
    return tableOf(this.#reader.setting, this.#s);
  }

  view(seat: Seat): View {
    return told(this.#seen(seat));
  }

  /** What can happen now: the actor's actions, or the chance events with their weights. */
  legal(): Action[] {
    return told(this.#possible());
  }

  /** The position after an action or an outcome, which must be possible. */
  after(event: number): Reading<View> {
    this.#set().apply(event);
    return this.#reader.read(this.#reader.desk);
  }

  /** Which pile, bag or dice the chance event comes from that is due. */
  stream(): number {
    return this.#set().stream();
  }

  /** How likely each outcome is. */
  weights(): number[] {
    return [...this.#set().chance()];
  }

  /** What draw number `index` of a stream gives by a key. */
  draw(key: Key, stream: number, index: number): number {
    return this.#set().draw(key, stream, index);
  }

  /** A state that could be this one for all that a seat knows, with a perfect memory. */
  imagined(seat: number, key: Key): Uint8Array {
    this.#set().redeal(seat, key, true);
    return this.#reader.desk.bytes.slice();
  }

  /** This state with what is hidden in a later world, to which decisions alone led. */
  rewound(world: Uint8Array): Uint8Array {
    const { past } = this.#reader;
    past.bytes.set(this.#bytes);
    past.rewind(this.#reader.lay(world));
    return past.bytes.slice();
  }

  /** Whose secret the chance event is that is due: a seat, or -1. */
  owner(): number {
    return this.#reader.plain.actions.owner(this.#s);
  }

  /** Whether an action shows others something that they did not know. */
  shows(action: number): boolean {
    return this.#reader.plain.hidden.shows(this.#s, action);
  }

  /** A view in words. */
  story(seat: Seat): Story {
    const { table, own, standing } = this.#part("story");
    const seen = this.#seen(seat);
    return told({ table: table(seen), own: own(seen), standings: py.range(this.seats).map((each) => standing(seen, each)) });
  }

  /** What followed by itself from the event that led to another state. */
  changes(after: Reading<View>): Said[] {
    return told(this.#part("story").changes(this.#seen(null), after.#seen(null)));
  }

  /** Why the actor may like an action that leads to another state: all that is true, the most telling first. */
  reasons(action: number, after: Reading<View>): Said[] {
    const { REASONS, Step } = this.#part("reasons");
    const seat = this.actor;
    const { message } = this.#named(action);
    const verb = message.id.slice(message.id.indexOf("-") + 1);
    const step = new Step({ seat, verb, args: message.args, before: this.#seen(seat), after: after.#seen(seat), facts: this.#reader.facts });
    const given = [...REASONS].map(([name, reason]) => ({ id: `${this.#reader.engine.layout.game}-why-${name}`, args: reason(step) }));
    return told(given.filter(({ args }) => args !== null));
  }

  /** What the scores would be if the game ended now. */
  scores(): number[] {
    const { lines } = this.#reader.engine.layout.ends;
    return this.#sheet().map((row) => py.sum(row.slice(0, lines.length)));
  }

  /** How the game ended; null until it has. */
  result(): Result | null {
    const { actors, ends } = this.#reader.engine.layout;
    if (this.actor !== actors.over) return null;
    const [rows, scores, count] = [this.#sheet(), this.scores(), ends.lines.length];
    const standings = rows.map((row, seat) => [scores[seat], ...row.slice(count)]);
    const best = py.max(standings);
    return {
      scores,
      breakdown: rows.map((row) => named(ends.lines, row)),
      tiebreaks: rows.map((row) => named(ends.tiebreaks, row.slice(count))),
      winners: py.range(this.seats).filter((seat) => py.equal(standings[seat], best)),
      reason: ends.reasons[this.#s.reason as number] ?? "",
    };
  }

  /** Whether the game has that part. */
  has(part: "story" | "reasons"): boolean {
    return this.#reader.plain[part] !== undefined;
  }

  /** By seat: the lines that add up to its score, then the tie-breaks. */
  #sheet(): number[][] {
    const { lines } = this.#reader.engine.layout.sizes;
    const sheet = [...this.#set().scores()];
    return py.range(this.seats).map((seat) => sheet.slice(seat * lines, (seat + 1) * lines));
  }

  #seen(seat: Seat): Made {
    const { plain, edition, box, desk } = this.#reader;
    this.#common ??= plain.view.common(edition, { 0: box, address: desk.box }, { 0: this.#s, address: this.#set().state }, this.#s);
    return seat === null ? this.#common : { ...this.#common, ...Object.fromEntries(plain.view.own(edition, this.#s, seat)) };
  }

  #possible(): MadeAction[] {
    const { edition, plain, engine } = this.#reader;
    const { chance, over } = engine.layout.actors;
    if (this.actor === over) return [];
    if (this.actor !== chance) return Array.from(this.#set().legal(), (id) => this.#named(id));
    const weights = [...this.#set().chance()];
    return weights.flatMap((weight, outcome) => (weight ? [plain.actions.event(edition, this.#s, outcome, weight)] : []));
  }

  #named(action: number): MadeAction {
    return this.#reader.plain.actions.action(this.#reader.edition, this.#s, action);
  }

  /** The rules at this state. */
  #set(): Position {
    return this.#reader.lay(this.#bytes);
  }

  #part<Name extends "story" | "reasons">(name: Name): NonNullable<Plain[Name]> {
    const { plain, engine } = this.#reader;
    return plain[name] ?? missing(`${engine.layout.game} has no ${name}`);
  }
}

/** What a seat reads of an event: its message, unless it is the secret of another and the game goes on. */
export function line(event: Action, owner: number, seat: Seat, over: boolean): Said {
  return event.masked && !over && seat !== owner ? event.masked : event.message;
}

function missing(what: string): never {
  throw new Error(what);
}

function named(names: string[], row: number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [name, row[place] ?? 0]));
}
