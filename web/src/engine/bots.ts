/** Bots by their names, as in Python: equal seeds choose alike, unless the budget is a time. */

import type { Champion } from "./champion.ts";
import { keyOf } from "./chance.ts";
import type { Engine } from "./engine.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Pace } from "./layout.ts";
import { Player } from "./player.ts";
import type { Action } from "./reader.ts";
import type { Search, Settings, Thought } from "./search.ts";

export interface Bot {
  choose(knowledge: Knowledge): Action;
}

/** How long a decision may take: iterations if they are given, then it does not look at the clock; else seconds. */
export interface Budget {
  seconds?: number;
  iterations?: number;
}

const SEARCHING = /^(?<level>hard|champion)(?::(?:(?<iterations>[0-9]{1,7})|(?<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s))?$/;
const RATING = /^(?<level>[a-z]+)(?:-(?<personality>[a-z]+))?$/;

/** `easy`, `medium-bold`, `hard`, `hard:0.1s`, `hard:2000`, `random`; `champion` and `champion:1s` in some games. */
export function bot(table: Table, name: string, seed: number | string): Bot {
  const { engine } = table;
  const wanted = SEARCHING.exec(name)?.groups;
  if (!wanted) {
    const { level = name, personality } = RATING.exec(name)?.groups ?? {};
    return new Thumb(new Player(engine, level, personality), seed);
  }
  const budget = { iterations: number(wanted.iterations), seconds: number(wanted.seconds) };
  if ((budget.iterations ?? budget.seconds) === 0) throw new Error(`${name} has no time to think`);
  if (wanted.level === "hard") return new Thinker(engine.layout.search.budget, seed, budget);
  const champion = table.champion();
  return name === wanted.level ? new Crowned() : led(champion, seed, budget);
}

/** A search that a champion leads, perhaps with other settings than when it plays. */
export function led({ layout }: Champion, seed: number | string, budget: Budget, settings: Settings = {}): Thinker {
  return new Thinker(layout.search.budget, seed, budget, (knowledge) => knowledge.setup.guided.recall(knowledge), settings);
}

/** Whose engine plays, and whose champion, if there is one and it was fetched. */
interface Table {
  engine: Engine;
  champion(): Champion;
}

const number = (text?: string): number | undefined => (text === undefined ? undefined : Number(text));

/** By rules of thumb, more or less; or any action. */
class Thumb implements Bot {
  readonly #player: Player;
  readonly #seed: number | string;
  #count = 0;

  constructor(player: Player, seed: number | string) {
    this.#player = player;
    this.#seed = seed;
  }

  choose(knowledge: Knowledge): Action {
    this.#player.seed(keyOf(`${this.#seed}.${this.#count}`));
    this.#count += 1;
    return knowledge.action(this.#player.choose(knowledge.setup.reader.lay(knowledge.world)));
  }
}

/** Does what its network likes most, at once. */
class Crowned implements Bot {
  choose(knowledge: Knowledge): Action {
    const [only, ...others] = knowledge.legal;
    return only && others.length === 0 ? only : knowledge.action(knowledge.setup.regarded(knowledge));
  }
}

/** Looks ahead, and keeps its tree from one decision to the next. */
export class Thinker implements Bot {
  readonly #pace: Pace;
  readonly #seed: number | string;
  readonly #seconds: number;
  readonly #iterations: number | null;
  #count = 0;
  readonly #searchOf: (knowledge: Knowledge) => Search;
  readonly #settings: Settings;
  #tree: { head: string; nodes: Uint8Array } | null = null;

  constructor(
    pace: Pace,
    seed: number | string,
    { seconds = pace.seconds, iterations }: Budget,
    searchOf = ({ setup }: Knowledge): Search => setup.search,
    settings: Settings = {},
  ) {
    this.#settings = settings;
    this.#searchOf = searchOf;
    this.#pace = pace;
    this.#seed = seed;
    this.#seconds = seconds;
    this.#iterations = iterations ?? null;
  }

  choose(knowledge: Knowledge): Action {
    const [only, ...others] = knowledge.legal;
    if (only && others.length === 0) return only;
    const [best] = this.think(knowledge);
    if (!best) throw new Error("nothing was looked at");
    return knowledge.action(best.action);
  }

  /** Every action that was looked at, the most visited first. */
  think(knowledge: Knowledge): Thought[] {
    this.#count += 1;
    const seed = `${this.#seed}.${this.#count}`;
    const search = this.#searchOf(knowledge);
    search.begin(knowledge.world, knowledge.seat, keyOf(seed), keyOf(`${seed} worlds`), this.#room(search), this.#settings);
    if (this.#tree?.head === headOf(knowledge)) search.inherit(this.#tree.nodes);
    const legal = idsOf(knowledge);
    if (this.#iterations === null) this.#takeTime(search, legal);
    else search.explore(this.#iterations);
    this.#keepTree(knowledge, search);
    return search.thoughts(legal);
  }

  /** The favourite, and that action, looked at long enough to be compared however little it promises. */
  weigh(knowledge: Knowledge, action: number): [favourite: Thought, weighed: Thought] {
    const favourite = this.think(knowledge)[0]?.action;
    const search = this.#searchOf(knowledge);
    const thoughts = search.dwellOn(action, idsOf(knowledge));
    this.#keepTree(knowledge, search);
    const [first, weighed] = [favourite, action].map((wanted) => thoughts.find((thought) => thought.action === wanted));
    if (!first || !weighed) throw new Error(`too short a search to weigh ${action}`);
    return [first, weighed];
  }

  #keepTree(knowledge: Knowledge, search: Search): void {
    this.#tree = { head: headOf(knowledge), nodes: search.tree() };
  }

  #room(search: Search): number {
    return this.#iterations === null ? this.#pace.room : Math.min(this.#pace.room, search.needed(this.#iterations));
  }

  /** All of it, or until the rest of it cannot change the choice. */
  #takeTime(search: Search, legal: number[]): void {
    const { chunk, looks } = this.#pace;
    const began = performance.now();
    for (let look = 1, spent = 0; spent < this.#seconds; look += 1) {
      search.explore(chunk);
      spent = (performance.now() - began) / 1000;
      const more = look * chunk * (this.#seconds / spent - 1);
      if (look % looks === 0 && search.settled(legal, more)) return;
    }
  }
}

/** Only decisions of the same seat at the same table have a tree in common. */
const headOf = ({ setup, seat }: Knowledge): string => JSON.stringify([setup.head, seat]);

const idsOf = ({ legal }: Knowledge): number[] => legal.map(({ id }) => id);
