/** A record as a row of views, one after each event, and what chance gave: as a server's `replay.py` makes it. */

import type { Game } from "../engine/game.ts";
import type { Match } from "../engine/match.ts";
import type { Action, Reading } from "../engine/reader.ts";
import { type GameRecord, RecordError } from "../engine/record.ts";
import type { Draws, Fate, Frame, Replay } from "../protocol.ts";
import { rounded } from "./telling.ts";

/** The whole record from that seat, if every event of it is allowed. */
export function replayed(game: Game, record: GameRecord, seat: number | null): Replay {
  const match = game.replay(record);
  if (seat !== null && !(seat >= 0 && seat < match.seats)) throw new RecordError(`there is no seat ${seat}: seats are 0 to ${match.seats - 1}`);
  const { edition, options, seats } = match.setup.head;
  return {
    game: record.game,
    edition: typeof edition === "string" ? edition : `${edition["edition"]}`,
    options,
    seats,
    players: record.players ?? [],
    begin: record.begin !== undefined,
    seat,
    frames: frames(match, seat),
    luck: luck(match),
    outcome: match.outcome,
  };
}

/** The events are told as that seat reads them in the end, when nothing is masked any more. */
function frames(match: Match, seat: number | null): Frame[] {
  const readings = [...match.past, match.now];
  const told = match.log(seat);
  return readings.map((reading, number) => {
    const [event, before] = [match.history[number - 1], readings[number - 1]];
    return {
      event: told[number - 1] ?? null,
      notation: event?.action.notation ?? null,
      actor: event?.actor ?? null,
      view: reading.view(seat) as Frame["view"],
      story: reading.story(seat),
      changes: before?.changes(reading) ?? [],
      scores: reading.scores(),
    };
  });
}

interface Tally {
  kind: string;
  seat: number | null;
  fates: Map<string, { option: Action; came: number; expected: number }>;
}

/** What chance brought and what it might have brought: kinds as they first came, each by seat. */
function luck(match: Match): Draws[] {
  const tallies = new Map<string, Tally>();
  match.history.forEach(({ actor, action }, number) => {
    if (actor === match.setup.game.layout.actors.chance) count(tallies, action, match.past[number] as Reading);
  });
  const kinds = [...tallies.values()].map(({ kind }) => kind);
  const order = ({ kind, seat }: Tally): number => 100 * kinds.indexOf(kind) + (seat ?? -1);
  return [...tallies.values()].sort((one, two) => order(one) - order(two)).map(({ kind, seat, fates }) => {
    const rows = [...fates.values()].sort((one, two) => one.option.id - two.option.id);
    return { kind, seat, draws: rows.reduce((sum, { came }) => sum + came, 0), fates: rows.map(fate) };
  });
}

function count(tallies: Map<string, Tally>, drawn: Action, due: Reading): void {
  const options = due.legal();
  const total = options.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const [kind = "", seat] = [drawn.notation.split(" ")[0], whose(options)];
  const tally = tallies.get(`${kind} ${seat}`) ?? { kind, seat, fates: new Map() };
  tallies.set(`${kind} ${seat}`, tally);
  for (const option of options) {
    const row = tally.fates.get(option.notation) ?? { option, came: 0, expected: 0 };
    tally.fates.set(option.notation, row);
    if (option.notation === drawn.notation) row.came += 1;
    row.expected += (option.weight ?? 0) / total;
  }
}

function fate({ option, came, expected }: { option: Action; came: number; expected: number }): Fate {
  return { notation: option.notation, says: option.message, came, expected: rounded(expected, 3) };
}

/** The seat that all the options speak of; where they speak of several, chance is choosing one. */
function whose(options: Action[]): number | null {
  const seats = new Set(options.map(({ message }) => message.args["seat"]));
  const [seat] = seats;
  return seats.size === 1 && typeof seat === "number" ? seat : null;
}
