/** Puzzles from one's own games: turning points, kept in this browser to be tried again. */

import type { GameRecord } from "../engine/record";
import type { Exercise } from "../here/exercise";
import * as api from "../net/api";
import { keep, kept } from "../net/keep";
import type { Judged, Said } from "../protocol";
import type { Task } from "./task";

export interface OwnPuzzle {
  id: string;
  exercise: Exercise;
  events: string[];
  best: Said;
  played: Said;
  /** To win, after the best action and after what was played. */
  chances: [number, number];
  why: Said | null;
}

const KEY = "puzzles.own";
/** So many stay; each is a few kB. */
const MANY = 30;

export const ownPuzzles = (): OwnPuzzle[] => kept<OwnPuzzle[]>(KEY, []);
export const addressOfOwn = ({ id }: Pick<OwnPuzzle, "id">): string => `/puzzles/own/${id}`;

/** A turning point of a game becomes a puzzle: the table as it was, for whoever decided there. */
export function ownPuzzle(id: string, record: GameRecord, one: Judged, players: string[]): OwnPuzzle {
  const { game, rules, edition, options, seats, begin, events } = record;
  return {
    id,
    exercise: { game, rules, edition, options, seats, seat: one.seat, players, ...(begin && { begin }) },
    events: events.slice(0, one.event),
    best: one.best,
    played: one.played,
    chances: [one.chances[one.seat] ?? 0, one.chance],
    why: one.why,
  };
}

/** The newest first. */
export function keepOwn(puzzle: OwnPuzzle): void {
  keep(KEY, [puzzle, ...ownPuzzles().filter(({ id }) => id !== puzzle.id)].slice(0, MANY));
}

/** What it asks: the rules say how its actions are written. */
export async function taskOfOwn({ exercise, events, best, played, chances, why }: OwnPuzzle): Promise<Task> {
  const { legal } = (await api.exercise(exercise, events, events.length)).state;
  const notation = (said: Said): string => legal.find(({ says }) => JSON.stringify(says) === JSON.stringify(said))?.notation ?? "";
  const solution = notation(best);
  return { exercise, events, solution, chances: { [notation(played)]: chances[1], [solution]: chances[0] }, why };
}
