/** What a clock shows: its arithmetic, and how its seconds are written. It ticks here, but the server decides. */

import type { Clock } from "../protocol";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Seconds left from which a clock warns, and from which it shows tenths. */
const [LOW, LAST] = [30, 10];

export interface Reading {
  /** Seconds. */
  left: number;
  /** Seconds of this turn that are still free: so long it waits. */
  free: number;
  runs: boolean;
}

/** The clock of a seat, when whoever has to decide has thought for so many seconds since it was told. */
export function read(clock: Clock, seat: number, thought: number): Reading {
  const left = clock.left[seat] ?? 0;
  if (clock.running !== seat) return { left, free: 0, runs: false };
  return { left: Math.max(0, left - Math.max(0, thought - clock.free)), free: Math.max(0, clock.free - thought), runs: true };
}

export type Face = { kind: "days"; days: number; hours: number } | { kind: "time"; text: string } | { kind: "tenths"; seconds: number };

const two = (number: number): string => `${number}`.padStart(2, "0");

/** How so many seconds are written: days and hours, h:mm:ss, m:ss, or tenths. Nothing is rounded up. */
export function face(seconds: number): Face {
  if (seconds >= DAY) return { kind: "days", days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
  if (seconds < LAST) return { kind: "tenths", seconds: Math.floor(seconds * 10) / 10 };
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % 60, two(Math.floor(seconds % MINUTE))];
  return { kind: "time", text: hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}

/** Milliseconds until it is written differently; never so few that a page is busy with nothing else. */
export function untilNext({ left, free }: Reading): number {
  const seconds = free > 0 ? free % 1 || 1 : left < LAST + 0.1 ? 0.1 : left % 1 || 1;
  return Math.max(50, 1000 * seconds);
}

export const low = (left: number): boolean => left < LOW;

/** Fewer than so many seconds are left: what is said once, when it becomes true. */
export function warning(left: number): number | null {
  return left < LAST ? LAST : low(left) ? LOW : null;
}

/** A length of time in the unit in which one would say it: 300 s are five minutes. */
export function spoken(seconds: number): { unit: "seconds" | "minutes" | "hours" | "days"; count: number } {
  if (seconds >= DAY) return { unit: "days", count: seconds / DAY };
  if (seconds >= HOUR) return { unit: "hours", count: seconds / HOUR };
  return seconds >= MINUTE ? { unit: "minutes", count: seconds / MINUTE } : { unit: "seconds", count: seconds };
}
