/** Choosing on the board: a choice is a path of spots, pressed one after the other. */

import type { Choice } from "../../protocol";

export type Path = (choice: Choice) => string[];

/** What a spot is: `card` of `card:g3m4`. */
export const kindOf = (spot: string): string => spot.split(":")[0] ?? spot;

/** The choices that are still possible after pressing these spots. */
export function open(legal: Choice[], path: Path, picked: string[]): Choice[] {
  return legal.filter((choice) => {
    const spots = path(choice);
    return spots.length > 0 && picked.every((spot, number) => spots[number] === spot);
  });
}

/** The spots that may be pressed next. */
export function offered(legal: Choice[], path: Path, picked: string[]): Set<string> {
  const next = open(legal, path, picked).map((choice) => path(choice)[picked.length]);
  return new Set(next.filter((spot) => spot !== undefined));
}

export type Pressed = { kind: "chosen"; choice: Choice } | { kind: "picked"; picked: string[] } | { kind: "nothing" };

/** What pressing a spot does: it completes a choice, goes on with one, takes a step back, or begins another. */
export function press(legal: Choice[], path: Path, picked: string[], spot: string): Pressed {
  const at = picked.indexOf(spot);
  if (at >= 0) return { kind: "picked", picked: picked.slice(0, at) };
  for (const begun of [picked, []]) {
    if (!offered(legal, path, begun).has(spot)) continue;
    const further = [...begun, spot];
    const choice = open(legal, path, further).find((one) => path(one).length === further.length);
    return choice ? { kind: "chosen", choice } : { kind: "picked", picked: further };
  }
  return { kind: "nothing" };
}

/** The choices that press a thing of this kind somewhere on their way: what can be done where this cannot. */
export function related(legal: Choice[], path: Path, spot: string): Choice[] {
  return legal.filter((choice) => path(choice).some((at) => kindOf(at) === kindOf(spot)));
}
