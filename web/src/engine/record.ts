/** Records: a match as readable data that replays to the same end, for ever. Python's `tertulia.core.record` says what is in them. */

import type { Branch, Result } from "../protocol.ts";

export const FORMAT = "tertulia-record/1";
export const POSITION = "tertulia-position/1";

/** All that lies on a table, by the names of the fields of a state. */
export type Table = Record<string, unknown>;

/** An edition of one's own: its head, and every fact with its value, certainty and source. */
export type OwnEdition = Record<string, unknown>;

/** Which game, by which version of the rules, with which edition and options, for how many: how a record begins. */
export interface Head {
  game: string;
  rules: number;
  edition: string | OwnEdition;
  options: Record<string, boolean>;
  seats: number;
}

/** Where the chance events come from: a commitment made before the start, what the players added, the secret. */
export interface DiceProof {
  commitment: string;
  entropy: string[];
  secret: string;
  branches?: Branch[];
}

export interface GameRecord extends Head {
  format: string;
  /** The table where it began, if that was not the set-up. */
  begin?: Table;
  events: string[];
  outcome: Result | null;
  players?: string[];
  proof?: DiceProof;
}

/** A moment of a game, for puzzles, tests and bug reports. */
export interface GamePosition extends Head {
  format: string;
  table: Table;
}

/** A record that is none, or that does not play; `event` is the first that fails, counted from 0. */
export class RecordError extends Error {
  readonly event: number | null;

  constructor(reason: string, event: number | null = null) {
    super(event === null ? reason : `event ${event}: ${reason}`);
    this.event = event;
  }
}

/** An edition that no rule can play. */
export class EditionError extends Error {}

/** A position that is not one of the game. */
export class PositionError extends Error {}

/** Do something; what is wrong with it is an error of that kind, unless the edition is at fault. */
export function refusing<T>(kind: new (reason: string) => Error, where: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof EditionError ? error : new kind(where + (error as Error).message);
  }
}
