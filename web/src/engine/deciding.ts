/** A decision that is about to be made: apart from those who judge it, who come when they are asked. */

import type { Decision } from "./analysis.ts";
import type { Match } from "./match.ts";

/** What the actor would do now, as an analysis of the finished game meets it; nothing if that is not legal. */
export function deciding<View>(match: Match<View>, notation: string): Decision<View> | null {
  const event = match.history.length;
  const knowledge = match.knowledge(`analysis ${event}`);
  const played = knowledge.legal.find((action) => action.notation === notation);
  return played ? { event, knowledge, played } : null;
}
