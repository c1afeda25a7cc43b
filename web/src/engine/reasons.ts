/** Why an action may be good, in the words of its game. */

import type { Said } from "../protocol.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Action } from "./reader.ts";

/** The most telling reason that is true; beside a rival, one that is not as true of that. Null: the game gives no reasons. */
export function why(knowledge: Knowledge, action: Action, rival: Action | null = null): Said | null {
  if (knowledge.legal.length === 1) return { id: knowledge.setup.game.layout.hints.only, args: {} };
  const found = reasons(knowledge, action);
  const shared = rival === null ? [] : reasons(knowledge, rival).map(text);
  return found.find((reason) => !shared.includes(text(reason))) ?? found[0] ?? null;
}

/** All that are true, the most telling first. */
function reasons({ setup, world }: Knowledge, action: Action): Said[] {
  const before = setup.reader.read(setup.reader.lay(world));
  return before.has("reasons") ? before.reasons(action.id, before.after(action.id)) : [];
}

/** Equal for equal messages: a reason names its arguments in the same order whatever it speaks of. */
const text = (reason: Said): string => JSON.stringify(reason);
