/** Clocks that people are used to. All in seconds. */

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** What a clock adds after a turn, and what is free of each. */
export interface Terms {
  clock: number | null;
  increment: number;
  delay: number;
}

export const NO_CLOCK: Terms = { clock: null, increment: 0, delay: 0 };

const usual = (clock: number, increment = 0, delay = 0): Terms => ({ clock, increment, delay });

/** One evening, or by and by: then a night is free. */
export const USUAL: Terms[] = [
  NO_CLOCK,
  usual(5 * MINUTE, 5),
  usual(15 * MINUTE, 10),
  usual(30 * MINUTE),
  usual(HOUR),
  usual(DAY, 0, 12 * HOUR),
  usual(3 * DAY, 0, 12 * HOUR),
  usual(7 * DAY, 0, 12 * HOUR),
];

/** Whether a game lasts so long that nobody sits at it all the time. */
export const lasting = (clock: number | null): boolean => clock !== null && clock >= DAY;

/** What may be added, or be free. */
export const turns = (clock: number | null): number[] => (lasting(clock) ? [0, HOUR, 6 * HOUR, 12 * HOUR, DAY] : [0, 2, 5, 10, 30, 60]);
