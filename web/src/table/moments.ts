/** A state that arrives is one moment, or several: one for each view on the way. */

import type { Known } from "../net/known";

export function moments(known: Known): Known[] {
  const state = known.state;
  if (!state || state.steps.length === 0) return [known];
  const first = state.log_from + 1;
  const way = state.steps.map((view, number) => ({
    ...known,
    log: known.log.slice(0, first + number),
    state: { ...state, view, legal: [], can_undo: false, prompt: null, outcome: null, status: "playing" as const, steps: [] },
  }));
  return [...way, known];
}
