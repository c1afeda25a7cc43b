/** What this browser keeps. A browser that keeps nothing (a private window, a full disk) still plays. */

import type { Held } from "../protocol";

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`tertulia.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tertulia.${key}`, JSON.stringify(value));
  } catch {
    // nothing is lost but the memory of it
  }
}

/** The seats that this browser holds at a table. */
export const heldAt = (table: string): Held[] => kept<Held[]>(`seats.${table}`, []);
export const hold = (held: Held): void => keep(`seats.${held.table}`, [...heldAt(held.table), held]);
export const letGo = (held: Held): void =>
  keep(`seats.${held.table}`, heldAt(held.table).filter((other) => other.token !== held.token));

export const myName = (): string => kept("name", "");
export const callMe = (name: string): void => keep("name", name);
