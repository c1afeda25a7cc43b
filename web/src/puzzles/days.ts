/** A puzzle a day: the date says which, the same for everybody. Pure, so that a test can look at it. */

const DAY = 86_400_000;
/** Prime, so that days in a row are far apart on the shelf, and all have their turn before one comes again. */
const STRIDE = 7919;

/** The number of a date where the reader lives. */
export const dayOf = (date: Date): number => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

export function ofDay<T>(all: T[], day: number): T {
  const found = all[(day * STRIDE) % all.length];
  if (found === undefined) throw new Error("there is nothing to choose from");
  return found;
}

/** Days in a row on which a puzzle of the day was solved: the last of them, how many they are, and the most there ever were. */
export interface Streak {
  last: number;
  days: number;
  most: number;
}
export const NO_STREAK: Streak = { last: 0, days: 0, most: 0 };

/** With a puzzle of that day solved. */
export function withDay({ last, days, most }: Streak, day: number): Streak {
  const now = day === last ? days : day === last + 1 ? days + 1 : 1;
  return { last: day, days: now, most: Math.max(most, now) };
}

/** How many days it still is today: whoever missed yesterday begins anew. */
export const lasting = ({ last, days }: Streak, day: number): number => (day - last <= 1 ? days : 0);
