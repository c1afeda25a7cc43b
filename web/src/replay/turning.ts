/** Which moments of a game are worth looking at again: pure, so that a test can look at them. */

import type { Analysis, Frame, Judged } from "../protocol";

const FEW = 3;

/** The few decisions that lost most, as they came: of a seat, or (null) of all. */
export function turningPoints({ decisions, mistakes }: Analysis, seat: number | null): Judged[] {
  const costly = mistakes.flatMap((place) => decisions[place] ?? []);
  const few = costly.filter((one) => seat === null || one.seat === seat).slice(0, FEW);
  return few.sort((one, other) => one.event - other.event);
}

/** The steps before which another player's turn begins, with the first and the last one. */
export function turnSteps(frames: Pick<Frame, "actor">[]): number[] {
  const steps = [0];
  let last: number | null = null;
  frames.forEach(({ actor }, number) => {
    if (actor === null || actor < 0) return;
    if (actor !== last && number > 1) steps.push(number - 1);
    last = actor;
  });
  return [...steps, frames.length - 1];
}

/** Where a key of the keyboard leads from a step; null if it is none of ours. */
export function keyStep(key: string, step: number, frames: Pick<Frame, "actor">[]): number | null {
  const turns = turnSteps(frames);
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, step - 1);
    case "ArrowRight":
      return Math.min(frames.length - 1, step + 1);
    case "ArrowUp":
    case "PageUp":
      return turns.findLast((turn) => turn < step) ?? 0;
    case "ArrowDown":
    case "PageDown":
      return turns.find((turn) => turn > step) ?? frames.length - 1;
    case "Home":
      return 0;
    case "End":
      return frames.length - 1;
    default:
      return null;
  }
}
