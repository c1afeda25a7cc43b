/** How hard a puzzle is: by how many of our levels miss its solution. */

import type { Puzzle } from "./shelf";

export const GRADES = ["gentle", "tricky", "hard"] as const;
export type Grade = (typeof GRADES)[number];

/** `easy` misses all of them, `medium` most; then it depends on how long one has to think. */
export function gradeOf({ missed }: Pick<Puzzle, "missed">): Grade {
  if (!missed.includes("medium")) return "gentle";
  return missed.length <= 2 ? "tricky" : "hard";
}
