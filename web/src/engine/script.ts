/** What a game's script gives: functions of its Python, over records, lists and Maps. */

import type * as python from "./plain.ts";
import type { Look } from "./look.ts";
import type { Records, Rules } from "./rules.ts";

/** Something that a script made, for itself and for `told`. */
export type Made = object;
/** An edition as a script reads it: `edition.dice.value`. */
export type Edition = Record<string, { value: unknown }>;

export interface MadeAction {
  id: number;
  message: { id: string; args: Map<string, unknown> };
}

export interface Plain {
  view: {
    common(edition: Edition, boxes: Records, states: Records, s: Look): Made;
    own(edition: Edition, s: Look, seat: number): Map<string, unknown>;
  };
  actions: {
    action(edition: Edition, s: Look, id: number): MadeAction;
    event(edition: Edition, s: Look, outcome: number, weight: number): MadeAction;
    owner(s: Look): number;
  };
  hidden: { shows(s: Look, action: number): boolean };
  story?: {
    table(view: Made): Made[];
    own(view: Made): Made[];
    standing(view: Made, seat: number): Made;
    changes(before: Made, after: Made): Made[];
  };
  reasons?: {
    REASONS: Map<string, (step: object) => Map<string, unknown> | null>;
    Step: new (fields: object) => object;
  };
}

/** What KEY.js exports, and KEY.laying.js: a game's Python. */
export type Script<Given = Plain> = (py: typeof python, rules: Rules) => Given;

/** What a script made, as JSON has it: Maps are objects, and what is not set is left out. */
export function told<T>(made: unknown): T {
  return plain(made) as T;
}

function plain(made: unknown): unknown {
  if (typeof made === "number" && !Number.isSafeInteger(made)) throw new Error(`a script made ${made}`);
  if (typeof made !== "object" || made === null) return made;
  if (Array.isArray(made)) return made.map(plain);
  const entries = made instanceof Map ? [...made] : Object.entries(made);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, plain(value)]));
}
