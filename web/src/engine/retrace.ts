/** A record, played again event by event. */

import { IllegalAction, type Match } from "./match.ts";
import { type GameRecord, RecordError } from "./record.ts";

/** The match before each event of its record, and after the last one: one object throughout. */
export function* retrace<View>(match: Match<View>, record: GameRecord): Generator<Match<View>> {
  yield match;
  for (const [index, event] of record.events.entries()) {
    played(match, event, index);
    yield match;
  }
  if (record.outcome && JSON.stringify(record.outcome) !== JSON.stringify(match.outcome)) throw new RecordError("the recorded outcome is not what these events lead to");
}

export function played(match: Match, event: string, index: number): void {
  try {
    match.play(event);
  } catch (error) {
    throw error instanceof IllegalAction ? new RecordError(error.message, index) : error;
  }
}
