/** The coach: what a decision would lose, said before it is made. */

import { type Decision, type Judgement, judge } from "./analysis.ts";
import type { Match } from "./match.ts";

/** What the actor would do now, as an analysis of the finished game meets it; nothing if that is not legal. */
export function deciding<View>(match: Match<View>, notation: string): Decision<View> | null {
  const event = match.history.length;
  const knowledge = match.knowledge(`analysis ${event}`);
  const played = knowledge.legal.find((action) => action.notation === notation);
  return played ? { event, knowledge, played } : null;
}

/** A quick look is enough for most. What looks serious is looked at for longer, so that few are warned in vain. */
export function consider(decision: Decision): Judgement {
  const quick = judge(decision);
  const { serious, iterations } = decision.knowledge.setup.game.layout.coach;
  return quick.loss >= serious ? judge(decision, { iterations }) : quick;
}
