/** Hints: the best few actions of a seat that has to decide, each with its numbers and a reason. */

import type { Said } from "../protocol.ts";
import { adviser } from "./adviser.ts";
import type { Budget } from "./bots.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Action } from "./reader.ts";
import { why } from "./reasons.ts";

/** One action worth thinking about: its chance to win, from 0 to 1, the score to be expected, and why, if the game gives reasons. */
export interface Advice {
  action: Action;
  visits: number;
  chance: number;
  score: number;
  why: Said | null;
}

/** The best few, the best first. Equal seeds advise alike, unless the budget is a time or a champion has come meanwhile. */
export function advise(knowledge: Knowledge, seed: number | string, budget?: Budget): Advice[] {
  const { hints } = knowledge.setup.game.layout;
  const thoughts = adviser(knowledge, seed, budget ?? hints.iterations).think(knowledge);
  const best = ranked(thoughts.slice(0, hints.few)).map((thought) => ({ ...thought, action: knowledge.action(thought.action) }));
  return best.map(({ action, visits, chance, score }) => {
    const rival = best.find((other) => other.action !== action);
    return { action, visits, chance, score, why: why(knowledge, action, rival?.action) };
  });
}

/** What the search recommends, and then the others by chance, none of which claims more: what had fewer visits may look better by luck alone. */
export function ranked<T extends { chance: number }>(thoughts: T[]): T[] {
  const most = thoughts[0]?.chance ?? 0;
  const [best, ...others] = thoughts.map((thought) => ({ ...thought, chance: Math.min(thought.chance, most) }));
  return best ? [best, ...others.sort((one, other) => other.chance - one.chance)] : [];
}
