/** The coach: what a decision would lose, said before it is made. */

import { type Decision, type Judgement, judge } from "./analysis.ts";

/** A quick look is enough for most. What looks serious is looked at for longer, so that few are warned in vain. */
export function consider(decision: Decision): Judgement {
  const quick = judge(decision);
  const { serious, iterations } = decision.knowledge.setup.game.layout.coach;
  return quick.loss >= serious ? judge(decision, iterations) : quick;
}
