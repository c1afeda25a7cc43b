/** A game: its engine and its script, and the matches that begin with them. */

import { type Bot, bot } from "./bots.ts";
import { type Chance, commitment, Provable, Seeded } from "./chance.ts";
import { Engine } from "./engine.ts";
import { factsOf, ownEdition } from "./edition.ts";
import type { Champion, Guided } from "./champion.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Laying } from "./laying.ts";
import type { Layout } from "./layout.ts";
import { type Event, Match } from "./match.ts";
import type { Address } from "./memory.ts";
import * as py from "./plain.ts";
import { Reader } from "./reader.ts";
import { type DiceProof, FORMAT, type GamePosition, type GameRecord, type Head, type OwnEdition, POSITION, PositionError, RecordError, refusing, type Table } from "./record.ts";
import { played, retrace } from "./retrace.ts";
import type { Script } from "./script.ts";
import { Search } from "./search.ts";

/** What is decided before the first event; whatever is not said is as usual. */
export interface Wanted {
  seats: number;
  edition?: string | OwnEdition;
  options?: Record<string, boolean>;
  /** The version of the rules. */
  rules?: number;
}

/** What is fetched by those who need it. */
export interface More {
  laying(): Promise<Script<Laying>>;
  champion(layout: Layout): Promise<Champion>;
}

export class Game<View = unknown> {
  readonly engine: Engine;
  readonly #script: Script;
  readonly #more: More;
  readonly #setups = new Map<string, Setup<View>>();
  #champion: Champion | null = null;
  /** On its way. */
  #coming: Promise<Champion> | null = null;

  constructor(module: WebAssembly.Module, layout: Layout, script: Script, more: More) {
    this.engine = new Engine(module, layout);
    this.#script = script;
    this.#more = more;
  }

  /** Fetch what only those need who begin in the middle of a game, or with an edition of their own. */
  async prepare(): Promise<this> {
    const laying = await this.#more.laying();
    this.engine.laying = laying(py, {});
    return this;
  }

  /** Fetch its champion, if there is one; from then on there is a bot of that name, and hints and judgements are its. */
  async crown(): Promise<this> {
    if (this.layout.champion && !this.#champion) {
      this.#coming ??= this.#more.champion(this.layout).finally(() => (this.#coming = null)); // whoever asks again tries again
      this.#champion = await this.#coming;
    }
    return this;
  }

  /** Whether a champion is here. */
  get crowned(): boolean {
    return this.#champion !== null;
  }

  champion(): Champion {
    if (!this.layout.champion) throw new Error(`there is no champion of ${this.layout.game} yet`);
    if (!this.#champion) throw new Error("a champion needs `await game.crown()` before");
    return this.#champion;
  }

  get layout(): Layout {
    return this.engine.layout;
  }

  /** A new match. Chance comes from a seed, from any other source, or with null from those who play. */
  start({ seed = crypto.randomUUID(), chance, ...wanted }: Wanted & { seed?: number | string; chance?: Chance | null }): Match<View> {
    return this.setup(wanted).start(chance === undefined ? new Seeded(seed) : chance);
  }

  /** A match that goes on from a position: `match.position` makes them. */
  load(position: GamePosition, chance: Chance | null = new Seeded(crypto.randomUUID())): Match<View> {
    const { format, game, table } = position;
    if (format !== POSITION || game !== this.layout.game) throw new PositionError(`a ${POSITION} of ${this.layout.game} was expected, this is a ${format} of ${game}`);
    return refusing(PositionError, "", () => this.setup(position).lay(table, chance));
  }

  /** Play a record again: the match stands after its last event. */
  replay(record: GameRecord, chance: Chance | null = null): Match<View> {
    const match = this.begun(record);
    Array.from(retrace(match, record)); // to its end
    match.chance = chance;
    match.settle();
    return match;
  }

  /** The match of a record before its first event. */
  begun(record: GameRecord, chance: Chance | null = null): Match<View> {
    if (record.format !== FORMAT) throw new RecordError(`the format is ${record.format}; this version reads ${FORMAT}`);
    if (record.game !== this.layout.game) throw new RecordError(`this is a record of ${record.game}, not of ${this.layout.game}`);
    const { begin } = record;
    const setup = refusing(RecordError, "", () => this.setup(record));
    return begin ? refusing(RecordError, "begin: ", () => setup.lay(begin, chance)) : setup.start(chance);
  }

  /** Whether a decision was, or would be, the answer of those who have no choice: everybody is asked, so that nobody can tell who has one. */
  declined({ actor, action }: Pick<Event, "actor" | "action">): boolean {
    return actor >= 0 && this.layout.declines.includes(action.id);
  }

  /** Play a record again with the dice of its proof; how many chance events it has, all of which agree. */
  verify(record: GameRecord): number {
    const { proof } = record;
    if (!proof) throw new RecordError("this record carries no proof of its dice");
    if (commitment(proof.secret) !== proof.commitment) throw new RecordError("the published secret is not the one that was committed to");
    const match = this.begun(record, proven(proof, 0));
    record.events.forEach((event, index) => {
      const branch = proof.branches?.find((one) => one.event === index);
      const drawn = match.history[index]?.action.notation;
      if (drawn === undefined) {
        if (branch) match.chance = proven(proof, branch.number);
        played(match, event, index);
      } else if (drawn !== event) throw new RecordError(`${event} is recorded, but the secret draws ${drawn}`, index);
    });
    if (match.history.length > record.events.length) throw new RecordError("events are missing after this one", record.events.length - 1);
    return match.history.filter(({ actor }) => actor === this.layout.actors.chance).length;
  }

  /** A bot by its name; equal seeds choose alike, unless the budget is a time. */
  bot(name: string, seed: number | string = crypto.randomUUID()): Bot {
    return bot(this, name, seed);
  }

  setup({ seats, edition = this.layout.usual.edition, options, rules }: Wanted): Setup<View> {
    const { game, usual } = this.layout;
    const own = typeof edition === "string" ? edition : ownEdition(this.layout, this.engine.laying, edition);
    const head = { game, rules: rules ?? usual.rules, edition: own, options: this.#switched(options), seats };
    const key = JSON.stringify(head);
    const found = this.#setups.get(key) ?? new Setup(this, this.#script, head);
    this.#setups.set(key, found);
    return found;
  }

  /** All options, with these values for some of them. */
  #switched(options: Record<string, boolean> = {}): Record<string, boolean> {
    const { usual } = this.layout;
    for (const [name, value] of Object.entries(options))
      if (!Object.hasOwn(usual.options, name) || typeof value !== "boolean") throw new Error(`${this.layout.game}: option ${name} cannot be ${value}; known: ${Object.keys(usual.options).join(", ")}`);
    return { ...usual.options, ...options };
  }
}

/** What was decided before the first event, with all that reads positions of it. */
export class Setup<View = unknown> {
  readonly game: Game<View>;
  readonly head: Head;
  readonly reader: Reader<View>;
  #search: Search | null = null;
  #guided: Guided | null = null;
  /** Where the champion's module has the box. */
  #box: Address = 0;

  constructor(game: Game<View>, script: Script, head: Head) {
    const { engine, layout } = game;
    const { edition, options, rules } = head;
    const facts = typeof edition === "string" ? layout.editions[edition] : factsOf(edition);
    if (!facts) throw new Error(`${head.game}: no edition ${edition}, but ${Object.keys(layout.editions).join(", ")}`);
    if (!(rules >= 1 && rules <= layout.usual.rules)) throw new Error(`made with version ${rules} of the rules; the newest here is ${layout.usual.rules}`);
    this.game = game;
    this.head = head;
    this.reader = new Reader(engine, script, engine.boxOf(edition, options, rules), facts);
  }

  get seats(): number {
    return this.head.seats;
  }

  start(chance: Chance | null): Match<View> {
    return new Match(this, this.reader.setup(this.seats), chance);
  }

  /** A match that begins where a table says: what `reading.laid()` gives. */
  lay(table: Table, chance: Chance | null): Match<View> {
    const begin = this.reader.laid(table, this.seats);
    return new Match(this, begin, chance, begin);
  }

  /** The room in which all who search do so, one after the other. */
  get search(): Search {
    return (this.#search ??= new Search(this.game.engine, this.reader.desk.box, this.game.layout.search.budget.room));
  }

  /** The same for the champion. */
  get guided(): Guided {
    return (this.#guided ??= this.game.champion().guided(this.#championBox));
  }

  /** What the champion does at once. */
  regarded(knowledge: Knowledge): number {
    return this.game.champion().best(this.#championBox, knowledge);
  }

  get #championBox(): Address {
    const { memory } = this.game.engine;
    return (this.#box ||= this.game.champion().engine.put(memory.bytes(this.reader.desk.box, memory.size("Box"))));
  }
}

const proven = ({ secret, entropy }: DiceProof, branch: number): Chance => new Provable(secret, entropy, branch);
