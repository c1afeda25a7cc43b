/** What a viewer knows of a table: everything the server has said, folded into one. */

import type { Chatted, FromServer, Said, State, Welcome } from "../protocol";

export interface Known {
  welcome: Welcome | null;
  state: State | null;
  log: Said[];
  /** What followed by itself from each line of the log; nothing where one was not there to see it. */
  changes: Said[][];
  /** What happened beside the game: who left their seat to a bot, and why. */
  asides: Aside[];
  chat: Chatted[];
}

export interface Aside {
  /** After so many lines of the log. */
  at: number;
  said: Said;
}

export const NOTHING: Known = { welcome: null, state: null, log: [], changes: [], asides: [], chat: [] };

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
function told(known: Known, now: State): Pick<Known, "log" | "changes" | "asides"> {
  const log = [...known.log.slice(0, now.log_from), ...now.log];
  const changes = [...known.changes.slice(0, now.log_from), ...now.log.map((_, number) => now.changes[number] ?? [])];
  const earlier = known.asides.map(({ at, said }) => ({ at: Math.min(at, log.length), said }));
  const fresh = departures(known.state, now).map((said) => ({ at: log.length, said }));
  return { log, changes, asides: [...earlier, ...fresh] };
}

/** Who left their seat to a bot since then, or is back. */
function departures(before: State | null, now: State): Said[] {
  if (!before || now.status === "waiting") return [];
  const whys = ({ players }: State): string[] => players.map(({ why }) => why ?? "back");
  const earlier = whys(before);
  return whys(now).flatMap((why, seat) => (why === earlier[seat] ? [] : [{ id: `departed-${why}`, args: { seat } }]));
}

/** Everything that happened, in its order. */
export function lines({ log, asides }: Known): Said[] {
  const all: Said[] = [];
  for (let at = 0; at <= log.length; at += 1) {
    for (const aside of asides) if (aside.at === at) all.push(aside.said);
    const line = log[at];
    if (line) all.push(line);
  }
  return all;
}

/** What has happened since then, each event with what followed from it by itself. */
export function news(past: Known, { log, changes, asides }: Known): Said[] {
  const begin = past.log.length;
  const events = log.slice(begin).flatMap((said, number) => [said, ...(changes[begin + number] ?? [])]);
  return [...events, ...asides.slice(past.asides.length).map(({ said }) => said)];
}
