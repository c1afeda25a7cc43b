/** Several people at one screen: what is shown before the next of them has come to look. */

import type { Known } from "../net/known";
import type { State } from "../protocol";

/** Whether only the seat of this state may look at it. In games without secrets everybody may. */
function secret({ welcome, state }: Known): boolean {
  return (welcome?.seats.length ?? 0) > 1 && state?.status === "playing" && state.view !== null && "you" in state.view;
}

/** Whether it has to be covered from those who look through the eyes of this seat, or of nobody. */
export const hidden = (known: Known, looking: number | null): boolean => secret(known) && known.state?.seat !== looking;

/** All of it for those who may look; else only what everybody knows. */
export function covered(known: Known, looking: number | null): Known {
  return known.state && hidden(known, looking) ? { ...known, state: common(known.state) } : known;
}

/** The seat at this screen that is asked something, and has to say first that it looks. */
export function awaited(known: Known, looking: number | null): number | null {
  return known.state && hidden(known, looking) && known.state.legal.length > 0 ? known.state.seat : null;
}

/** What a spectator would be told, field by field: one that is new has to be thought about here. */
function common(state: State): State {
  const { you: _, ...view } = state.view ?? {};
  return {
    type: "state",
    version: state.version,
    status: state.status,
    seat: null,
    view,
    steps: [],
    story: state.story.slice(-1).map((told) => ({ ...told, own: [] })),
    changes: state.changes,
    prompt: state.prompt,
    legal: [],
    log_from: state.log_from,
    log: state.log,
    players: state.players,
    clock: state.clock,
    can_undo: false,
    wish: state.wish,
    proof: state.proof,
    outcome: state.outcome,
    rematch: state.rematch,
  };
}
