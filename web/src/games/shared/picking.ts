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

/** The spots from which something can be carried to another: a choice begins or goes on there, and does not end. */
export function carried(legal: Choice[], path: Path, picked: string[]): Set<string> {
  const from = (begun: string[]): (string | undefined)[] =>
    open(legal, path, begun).map((choice) => (path(choice).length > begun.length + 1 ? path(choice)[begun.length] : undefined));
  const spots = [...picked, ...from(picked), ...(picked.length ? from([]) : [])];
  return new Set(spots.filter((spot) => spot !== undefined));
}

/** The number by which a keyboard presses each of these spots: its own, or after those of the others, one by one. */
export function numbered(spots: string[]): Map<number, string> {
  const own = (spot: string): number => Number(spot.split(":")[1]) || 0;
  const numbers = spots.map(own).filter((number) => number > 0);
  const clear = new Set(numbers).size === numbers.length;
  let last = clear ? Math.max(0, ...numbers) : 0;
  return new Map(spots.map((spot) => [(clear && own(spot)) || ++last, spot]));
}

/** What a digit does after those typed before: it names one of these numbers, or waits for another digit. */
export function typed(before: string, digit: string, numbers: number[]): { number: number } | { typed: string } {
  const text = [before + digit, digit].find((one) => numbers.some((number) => `${number}`.startsWith(one))) ?? "";
  const found = numbers.filter((number) => text !== "" && `${number}`.startsWith(text));
  return found.length === 1 && `${found[0]}` === text ? { number: Number(text) } : { typed: text };
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
