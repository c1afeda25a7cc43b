/** Moves without a choice. */

import type { Choice, State } from "../protocol";

/**
 * The only thing that can be done, if everybody knows that it is. Where a hand is secret, a move that comes by itself
 * would tell the others that there was no choice.
 */
export const forced = ({ view }: State, legal: Choice[]): Choice | null =>
  legal.length === 1 && view !== null && !("you" in view) ? (legal[0] ?? null) : null;
