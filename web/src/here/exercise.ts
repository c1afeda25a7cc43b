/** A game to learn from: the others and chance do what a line of events says. It is told as any table is, and nobody keeps it. */

import type { Game } from "../engine/game.ts";
import type { Head, Table as Laid } from "../engine/record.ts";
import type { State, Welcome } from "../protocol.ts";
import type { Created, Seated } from "./log.ts";
import { type Row, Table } from "./table.ts";
import { state, welcome } from "./telling.ts";

/** As a record begins; with who learns, and what everybody is called. */
export interface Exercise extends Head {
  /** The table where it begins, if that is not the set-up. */
  begin?: Laid;
  seat: number;
  players: string[];
}

export interface Told {
  welcome: Welcome;
  state: State;
}

/** The table after these events, for who knows the first `seen` of them. An event that the rules do not allow is an error. */
export function exercised(game: Game, exercise: Exercise, events: string[], seen: number): Told {
  const { seat, players } = exercise;
  const seated = players.map((name, at): Seated => ({ type: "seated", seat: at, name, token_hash: `${at}`, entropy: null }));
  const rows = [created(exercise), ...seated, { type: "started" as const, events }].map((entry): Row => [0, entry]);
  const table = new Table("exercise", game, rows);
  table.lately = table.lines - seen; // whatever is new is shown step by step
  return { welcome: welcome(table, [seat]), state: state(table, [seat], seen) };
}

/** Hints would give the answer away, and dice that a line names need no secret. */
function created({ game, rules, edition, options, seats, begin }: Exercise): Created {
  const terms = { access: "link" as const, bots: {}, takeover: null, clock: null, secret: "", hints: false };
  return { type: "created", game, rules, seats, edition, options, ...terms, begin: begin ? { table: null, events: 0, laid: begin } : null };
}
