/** What a table of this browser says: the same messages that a server sends, built by name. */

import type { Judgement } from "../engine/analysis.ts";
import type { Match } from "../engine/match.ts";
import type { Action, Reading } from "../engine/reader.ts";
import { BREAK } from "../facts.ts";
import { type Choice, type Control, type Origin, type Player, PROTOCOL, type Said, type State, type Summary, type Weigh, type Weighed, type Welcome } from "../protocol.ts";
import { forced } from "./discretion.ts";
import type { Seat, Table } from "./table.ts";

export function welcome({ id, setting }: Table, seats: number[]): Welcome {
  const { game, edition, options, access, hints = true, coach = false, challenge = null } = setting;
  const terms = { takeover: setting.takeover, clock: setting.clock, increment: setting.increment ?? 0, delay: setting.delay ?? 0 };
  const named = typeof edition === "string" ? edition : `${edition["edition"]}`;
  return { type: "welcome", protocol: PROTOCOL, table: id, game, edition: named, options, access, ...terms, hints, coach, challenge, begin: origin(setting.begin), seats, chat: [] };
}

export function summary(table: Table): Summary {
  const { game, seats, access, hints = true, coach = false, begin } = table.setting;
  return { table: table.id, game, seats, status: table.status, access, hints, coach, players: players(table), begin: origin(begin), commitment: table.proof.commitment };
}

/** Where it began, but not what lay there. */
function origin(begin: Table["setting"]["begin"]): Origin | null {
  return begin ? { table: begin.table, events: begin.events } : null;
}

/** Whoever sits here does so at this very browser: they are never offline. */
function players(table: Table): Player[] {
  return table.seats.map((seat) => ({ name: seat.name, control: control(seat), bot: seat.bot, online: seat.tokenHash !== null, away: false, why: seat.why }));
}

function control({ bot, tokenHash }: Seat): Control {
  if (bot !== null) return "bot";
  return tokenHash === null ? "open" : "player";
}

export function choice({ id, notation, message }: Action): Choice {
  const { seat: _, ...at } = message.args;
  return { id, notation, says: message, at: at as Choice["at"] };
}

export function weighed({ id, version, seat }: Weigh, { played, chance, loss, best, why }: Judgement, { game }: Table): Weighed {
  const serious = loss >= game.layout.coach.serious;
  return { type: "weighed", id, version, seat, action: played.notation, chance: rounded(chance, 3), loss: rounded(loss, 3), serious, best: choice(best), why };
}

/** The table for who holds these seats and knows the first `seen` log lines. */
export function state(table: Table, seats: number[], seen: number): State {
  const { match } = table;
  const seat = viewpoint(match, seats);
  const from = Math.min(seen, table.lines);
  const way = match ? steps(table, match, seats, from) : [];
  return {
    type: "state",
    version: table.version,
    status: table.status,
    seat,
    view: match?.now.view(seat) as State["view"] ?? null,
    steps: way.map((reading) => reading.view(seat)) as State["steps"],
    story: match ? [...way, match.now].map((reading) => reading.story(seat)) : [],
    changes: match ? changes(match, from) : [],
    prompt: prompt(match),
    legal: match && seat !== null && mayAct(table, match, seat) ? legal(match, seats).map(choice) : [],
    log_from: from,
    log: match?.log(seats.length === 1 ? seat : null, from) ?? [], // several people may read one screen
    players: players(table),
    clock: null,
    can_undo: seat !== null && table.mayUndo(seat),
    wish: table.wish === null ? null : { seat: table.wish, agreed: [...table.agreed].sort((a, b) => a - b) },
    proof: table.proof,
    outcome: match?.outcome ?? null,
    rematch: table.rematch,
  };
}

/** Of several seats in one browser, the one whose turn it is, else the first. */
function viewpoint(match: Match | null, seats: number[]): number | null {
  const actor = match?.actor ?? null;
  return actor !== null && seats.includes(actor) ? actor : (seats[0] ?? null);
}

const mayAct = (table: Table, match: Match, seat: number): boolean => match.actor === seat && table.seats[seat]?.bot === null;

/** Who is alone and has no choice is answered for. */
const legal = (match: Match, seats: number[]): Action[] => (seats.length === 1 && forced(match) ? [] : match.legal());

/** On the way here from the last line that is known, after each event but the last. Not for several people at one screen: nobody looks through the eyes of the next before they have come. */
function steps(table: Table, match: Match, seats: number[], from: number): Reading[] {
  const missed = table.lines - from;
  const short = missed === table.lately || (from > 0 && missed > 0 && missed <= BREAK);
  return seats.length > 1 || !short ? [] : match.past.slice(from + 1);
}

/** What followed by itself from each line of the log, as everybody sees it. */
function changes(match: Match, from: number): Said[][] {
  return match.past.slice(from).map((before, index) => before.changes(match.past[from + index + 1] ?? match.now));
}

/** What is awaited, and of whom. */
function prompt(match: Match | null): Said | null {
  if (!match || match.actor === null) return null;
  const { phase, actor } = match.view(null) as { phase: string; actor: number };
  return { id: `${match.setup.head.game}-phase-${phase}`, args: { seat: actor } };
}

export function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
