/** What a puzzle asks, whoever made it: a table, what is best there, and what there is to say about it. */

import type { Exercise } from "../here/exercise";
import type { Said } from "../protocol";
import type { Puzzle, Shelf } from "./shelf";

export interface Task {
  exercise: Exercise;
  /** What happened before it is asked. */
  events: string[];
  /** In notation. */
  solution: string;
  /** To win, after the actions of which that is known. */
  chances: Record<string, number>;
  why: Said | null;
}

/** Who sits in the other seats. */
const OTHERS = ["Alma", "Benito", "Chelo", "Domingo", "Elvira", "Fermín"];

export const seated = (seats: number, seat: number, name: string): string[] =>
  Array.from({ length: seats }, (_, at) => (at === seat ? name : (OTHERS[at] ?? `${at + 1}`)));

export function taskOf({ game, rules, edition, options }: Shelf, puzzle: Puzzle, name: string): Task {
  const { seats, seat, begin, solution, second, obvious, why } = puzzle;
  return {
    exercise: { game, rules, edition, options, seats, begin, seat, players: seated(seats, seat, name) },
    events: [],
    solution,
    chances: { [obvious]: puzzle.obvious_chance, [second]: puzzle.second_chance, [solution]: puzzle.chance },
    why,
  };
}
