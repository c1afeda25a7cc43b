/** What a viewer knows of a table: everything the server has said, folded into one. */

import type { Chatted, FromServer, Said, State, Welcome } from "../protocol";

export interface Known {
  welcome: Welcome | null;
  state: State | null;
  log: Line[];
  /** What happened beside the game: who left their seat to a bot, and why. */
  asides: Aside[];
  chat: Chatted[];
}

/** A line of the log, with what followed from it by itself. */
export type Line = Said & { follows?: Said[] };

export interface Aside {
  /** After so many lines of the log. */
  at: number;
  said: Said;
}

export const NOTHING: Known = { welcome: null, state: null, log: [], asides: [], chat: [] };

export function fold(known: Known, message: FromServer): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, welcome: message, chat: message.chat };
    case "state":
      return { ...known, state: message, ...told(known, message) };
    case "chatted":
      return { ...known, chat: [...known.chat, message] };
    default:
      return known;
  }
}

/** Lines may be taken back; that somebody left is still true then. */
function told(known: Known, now: State): Pick<Known, "log" | "asides"> {
  const log = [...known.log.slice(0, now.log_from), ...now.log.map((said, number) => line(said, now.changes[number] ?? []))];
  const earlier = known.asides.map(({ at, said }) => ({ at: Math.min(at, log.length), said }));
  const fresh = departures(known.state, now).map((said) => ({ at: log.length, said }));
  return { log, asides: [...earlier, ...fresh] };
}

/** What nothing followed from stays as it is. */
export const line = (said: Said, follows: Said[]): Line => (follows.length > 0 ? { ...said, follows } : said);

/** Who left their seat to a bot since then, or is back. */
function departures(before: State | null, now: State): Said[] {
  if (!before || now.status === "waiting") return [];
  const whys = ({ players }: State): string[] => players.map(({ why }) => why ?? "back");
  const earlier = whys(before);
  return whys(now).flatMap((why, seat) => (why === earlier[seat] ? [] : [{ id: `departed-${why}`, args: { seat } }]));
}

/** Everything that happened, in its order. */
export function lines({ log, asides }: Known): Line[] {
  const all: Line[] = [];
  for (let at = 0; at <= log.length; at += 1) {
    for (const aside of asides) if (aside.at === at) all.push(aside.said);
    const said = log[at];
    if (said) all.push(said);
  }
  return all;
}

/** What has happened since then, each event with what followed from it by itself. */
export function news(past: Known, { log, asides }: Known): Said[] {
  const events = log.slice(past.log.length).flatMap((said) => [said, ...(said.follows ?? [])]);
  return [...events, ...asides.slice(past.asides.length).map(({ said }) => said)];
}
