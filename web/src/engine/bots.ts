/** Bots by their names, as in Python: equal seeds choose alike, unless the budget is a time. */

import { keyOf } from "./chance.ts";
import type { Engine } from "./engine.ts";
import type { Knowledge } from "./knowledge.ts";
import { Player } from "./player.ts";
import type { Action } from "./reader.ts";
import { ROOM, type Search, type Thought } from "./search.ts";

export interface Bot {
  choose(knowledge: Knowledge): Action;
}

/** How long a decision may take: iterations if they are given, else seconds. */
export interface Budget {
  seconds: number;
  iterations: number | null;
}

const SECONDS = 1;
/** Iterations between two looks at the clock, and looks at the clock between two looks at the tree. */
const [CHUNK, LOOKS] = [64, 16];
const NAME = /^(?:(?<level>[a-z]+)(?:-(?<personality>[a-z]+))?|hard:(?:(?<iterations>[0-9]{1,7})|(?<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s))$/;

/** Nodes that can be needed: an iteration adds an action and what chance made of it. */
const room = ({ iterations }: Budget): number => (iterations === null ? ROOM : Math.min(ROOM, 3 * iterations + 2));

/** `easy`, `medium-bold`, `hard`, `hard:0.1s`, `hard:2000`, `random`. */
export function bot(engine: Engine, name: string, seed: number | string): Bot {
  const parts = NAME.exec(name)?.groups;
  if (!parts) throw new Error(`there is no bot ${name}`);
  const { level = "hard", personality, iterations, seconds } = parts;
  if (level !== "hard") return new Thumb(new Player(engine, level, personality), seed);
  return new Thinker(seed, { seconds: Number(seconds ?? SECONDS), iterations: iterations ? Number(iterations) : null });
}

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

/** Looks ahead, and keeps its tree from one decision to the next. */
export class Thinker implements Bot {
  readonly #seed: number | string;
  readonly #budget: Budget;
  #count = 0;
  #tree: { head: string; nodes: Uint8Array } | null = null;

  constructor(seed: number | string, budget: Budget) {
    this.#seed = seed;
    this.#budget = budget;
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
    const search = knowledge.setup.search;
    const head = JSON.stringify([knowledge.setup.head, knowledge.seat]);
    search.begin(knowledge.world, knowledge.seat, keyOf(seed), keyOf(`${seed} worlds`), room(this.#budget));
    if (this.#tree?.head === head) search.inherit(this.#tree.nodes);
    const legal = knowledge.legal.map(({ id }) => id);
    if (this.#budget.iterations === null) this.#takeTime(search, legal);
    else search.explore(this.#budget.iterations);
    this.#tree = { head, nodes: search.tree() };
    return search.thoughts(legal);
  }

  /** All of it, or until the rest of it cannot change the choice. */
  #takeTime(search: Search, legal: number[]): void {
    const { seconds } = this.#budget;
    const began = performance.now();
    for (let looks = 1, spent = 0; spent < seconds; looks += 1) {
      search.explore(CHUNK);
      spent = (performance.now() - began) / 1000;
      const more = looks * CHUNK * (seconds / spent - 1);
      if (looks % LOOKS === 0 && search.settled(legal, more)) return;
    }
  }
}
