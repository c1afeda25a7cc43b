/** Records: a match as readable data that replays to the same end, for ever. Python's `tertulia.core.record` says what is in them. */

import type { Branch, Result } from "../protocol.ts";

export const FORMAT = "tertulia-record/1";

/** Which game, by which version of the rules, with which edition and options, for how many: how a record begins. */
export interface Head {
  game: string;
  rules: number;
  edition: string;
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
  events: string[];
  outcome: Result | null;
  players?: string[];
  proof?: DiceProof;
}

/** A record that is none, or that does not play; `event` is the first that fails, counted from 0. */
export class RecordError extends Error {
  readonly event: number | null;

  constructor(reason: string, event: number | null = null) {
    super(event === null ? reason : `event ${event}: ${reason}`);
    this.event = event;
  }
}
