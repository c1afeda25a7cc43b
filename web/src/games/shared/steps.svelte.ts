/** How much of a board is drawn: all of it at once, but step by step where nobody sees it and somebody may press something else. */

import { getContext, setContext } from "svelte";

/** With it every board is whole. */
export const LAST = 4;

export class Steps {
  done = $state(0);
}

const KEY = Symbol("steps");
export const shareSteps = (steps: Steps): Steps => setContext(KEY, steps);

/** Whether this step is to be drawn; the first is 0. */
export function useSteps(): (step: number) => boolean {
  const steps = getContext<Steps | undefined>(KEY);
  return steps ? (step) => steps.done >= step : () => true;
}
