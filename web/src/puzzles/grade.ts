/** How hard a puzzle is: by how many of our levels miss its solution. */

import type { Puzzle } from "./shelf";

export const GRADES = ["gentle", "tricky", "hard"] as const;
export type Grade = (typeof GRADES)[number];

/** `easy` and mostly `medium` miss all of them; from there on it depends on how long one has to think. */
export function gradeOf({ missed }: Pick<Puzzle, "missed">): Grade {
  if (missed.length <= 2) return "gentle";
  return missed.length <= 3 ? "tricky" : "hard";
}
