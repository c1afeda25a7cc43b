/** The lessons of these pages, each brought when somebody wants to learn. */

import { keep, kept } from "../net/keep";
import type { Lesson } from "./lesson";

const LESSONS = import.meta.glob<Lesson>("../../../src/tertulia/games/*/lessons/first.json", { import: "default" });
const fileOf = (game: string): string => `../../../src/tertulia/games/${game}/lessons/first.json`;

/** Whether a game has a guided first game. */
export const teaches = (game: string): boolean => fileOf(game) in LESSONS;

export async function lessonOf(game: string): Promise<Lesson> {
  const load = LESSONS[fileOf(game)];
  if (!load) throw new Error(`there is no lesson of ${game}`);
  return load();
}

/** How far somebody came in this browser: the step, how many steps there were before it, of how many. */
export interface Progress {
  step: string;
  before: number;
  of: number;
}
export const progressOf = (game: string): Progress | null => kept<Progress | null>(`lesson.${game}`, null);
export const keepProgress = (game: string, progress: Progress): void => keep(`lesson.${game}`, progress);
export const isOver = ({ before, of }: Progress): boolean => before === of - 1;
