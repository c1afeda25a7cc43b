/** A state that arrives is one moment, or several: one for each view on the way. */

import type { Known } from "../net/known";

export interface Moment {
  known: Known;
  /** How much of the usual pause it stays on the table. */
  share: number;
}

/** A step on the way takes less time than what a player decided, and a long way, such as a deal, is walked fast. */
const STEP = 0.6;
const WAY = 4;

export function moments(known: Known): Moment[] {
  const state = known.state;
  if (!state || state.steps.length === 0) return [{ known, share: 1 }];
  const first = state.log_from + 1;
  const share = Math.min(STEP, WAY / state.steps.length);
  const way = state.steps.map((view, number) => {
    const prompt = { id: `${known.welcome?.game}-phase-${view["phase"]}`, args: {} };
    const story = state.story.slice(number, number + 1);
    const there = { view, story, prompt, legal: [], can_undo: false, outcome: null, status: "playing" as const, steps: [] };
    return { share, known: { ...known, log: known.log.slice(0, first + number), state: { ...state, ...there } } };
  });
  return [...way, { known, share: 1 }];
}
