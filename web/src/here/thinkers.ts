/** Workers that think, so that nobody waits for them: bots, hints, judgements. Each is told what a seat knows, and nothing else. */

import type { Advice } from "../engine/advice.ts";
import type { Decision, Judgement } from "../engine/analysis.ts";
import type { Decision as Decided, Knowledge } from "../engine/knowledge.ts";
import type { Match } from "../engine/match.ts";
import type { Head } from "../engine/record.ts";
import { freshId } from "../net/fresh.ts";

/** A seat's knowledge on its way to a worker. */
export interface Known {
  head: Head;
  world: Uint8Array;
  past: Uint8Array;
  decided: Decided[];
}

export type Task =
  | { kind: "think"; who: string; bot: string; seed?: string; known: Known }
  | { kind: "advise"; seed: string; known: Known }
  | { kind: "judge" | "consider"; event: number; played: number; known: Known };

/** How often a bot has thought of each action. */
export interface Votes {
  action: string;
  visits: number;
}

/** Something that does tasks, one after the other. */
export interface Thinker {
  do<T>(task: Task): Promise<T>;
  /** There will be something to do soon. */
  wake(): void;
}

/** Bots that take their time profit from several; more than this gain little, and a machine has other things to do. */
export const MOST = 4;
/** Bots that look ahead for a time, and not for a number of steps. */
const TIMED = /^(hard|(hard|champion):[\d.]+s)$/;

export class Thinkers {
  readonly #all: Thinker[];
  #turn = 0;

  constructor(all: Thinker[]) {
    this.#all = all;
  }

  get count(): number {
    return this.#all.length;
  }

  /** A bot's turn comes soon. */
  wake(): void {
    this.#all[0]?.wake();
  }

  /** What a bot does who has to decide now. `who` remembers what it thought before. */
  async choose(who: string, bot: string, match: Match): Promise<string> {
    const asked = TIMED.test(bot) && match.legal().length > 1 ? this.#all : this.#all.slice(0, 1);
    const tasks = asked.map((thinker) => thinker.do<Votes[]>({ kind: "think", who, bot, known: known(match.knowledge(freshId())) }));
    return elected(await Promise.all(tasks));
  }

  /** At a deal that anybody can play, the same for everybody: what it thinks with follows from the deal, the seat and how far the game is. */
  async chooseAlike(deal: string, bot: string, match: Match): Promise<string> {
    const seed = `${deal} ${match.actor} ${match.history.length}`;
    return elected([await this.#next().do<Votes[]>({ kind: "think", who: seed, bot, seed, known: known(match.knowledge(seed)) })]);
  }

  advise(knowledge: Knowledge, seed: string): Promise<Advice[]> {
    return this.#next().do({ kind: "advise", seed, known: known(knowledge) });
  }

  judge({ event, knowledge, played }: Decision): Promise<Judgement> {
    return this.#next().do({ kind: "judge", event, played: played.id, known: known(knowledge) });
  }

  /** What a decision would lose. */
  consider({ event, knowledge, played }: Decision): Promise<Judgement> {
    return this.#next().do({ kind: "consider", event, played: played.id, known: known(knowledge) });
  }

  /** They take turns. */
  #next(): Thinker {
    this.#turn += 1;
    return this.#all[this.#turn % this.#all.length] as Thinker;
  }
}

const known = ({ setup, world, past, decided }: Knowledge): Known => ({ head: setup.head, world, past, decided });

/** The action that all of them together have looked at most often: independent trees, merged at their roots. */
export function elected(votes: Votes[][]): string {
  const sums = new Map<string, number>();
  for (const { action, visits } of votes.flat()) sums.set(action, (sums.get(action) ?? 0) + visits);
  const [best] = [...sums].sort(([, one], [, two]) => two - one);
  if (!best) throw new Error("nobody has thought of anything");
  return best[0];
}
