/** What this browser keeps of puzzles: how each one went, and how many days in a row. */

import { keep, kept } from "../net/keep";
import { dayOf, lasting, NO_STREAK, type Streak, withDay } from "./days";

/** `first`: solved at the first try; `later`: after some; `shown`: given up. */
export type Result = "first" | "later" | "shown";
type Results = Record<string, Result>;

export const results = (game: string): Results => kept<Results>(`puzzles.${game}`, {});

/** The first time counts. */
export function keepResult(game: string, id: string, result: Result): void {
  const known = results(game);
  if (!(id in known)) keep(`puzzles.${game}`, { ...known, [id]: result });
}

const streak = (): Streak => kept("puzzles.streak", NO_STREAK);
export const today = (): number => dayOf(new Date());
export const keepDay = (): void => keep("puzzles.streak", withDay(streak(), today()));
export const days = (): { days: number; most: number } => ({ days: lasting(streak(), today()), most: streak().most });
