// Made by `tertulia protocol --write`; do not edit.

export interface Created {
  type: "created";
  game: string;
  rules: number;
  seats: number;
  edition: string | { [key: string]: unknown };
  options: { [key: string]: boolean };
  access: Access;
  bots: { [key: string]: string };
  takeover: number | null;
  clock: number | null;
  secret: string;
  begin?: Beginning | null;
  hints?: boolean;
  coach?: boolean;
  challenge?: string | null;
  increment?: number;
  delay?: number;
}

/** Where a table begins that does not begin with the set-up: after so many events of another game. */
export interface Beginning {
  table: string | null;
  events: number;
  laid: { [key: string]: unknown };
}

export interface Seated {
  type: "seated";
  seat: number;
  name: string;
  token_hash: string;
  entropy: string | null;
}

export interface Left {
  type: "left";
  seat: number;
}

export interface Started {
  type: "started";
  events: string[];
  steady?: Instant | null;
}

/** When something happened, by a clock that nobody sets: seconds since the machine with that id began. */
export interface Instant {
  boot: string;
  seconds: number;
}

/** An action and the chance events that followed; the client's `id` lets a repeat be answered. */
export interface Played {
  type: "played";
  seat: number;
  id: string | null;
  events: string[];
  thought?: number | null;
  passes?: boolean;
  steady?: Instant | null;
}

/** The match goes back to its first `events` events; from there chance goes on in a branch of the secret. Version 0.1 knew no branches: cards and dice came again as they had been. */
export interface Undone {
  type: "undone";
  seat: number;
  id: string;
  events: number;
  branch?: number;
  thinker?: number | null;
  thought?: number | null;
  steady?: Instant | null;
}

export interface Wished {
  type: "wished";
  seat: number;
  id: string;
}

export interface Answered {
  type: "answered";
  seat: number;
  id: string;
  agree: boolean;
}

/** A bot takes a seat over, for a while (`away`) or for good; or, with no bot, the player is back. */
export interface Controlled {
  type: "controlled";
  seat: number;
  bot: string | null;
  away: boolean;
  id?: string | null;
  why?: Departure | null;
}

/** A player has chosen the bot that plays at a seat from now on; or, with no bot, the seat is free. */
export interface Engaged {
  type: "engaged";
  seat: number;
  id: string;
  at: number;
  bot: string | null;
}

export interface Chatted {
  type: "chatted";
  seat: number;
  id: string;
  text: string;
}

export interface Rematched {
  type: "rematched";
  table: string;
}

/** Nothing changes at this table any more. */
export interface Closed {
  type: "closed";
}

/** Another token holds the seat from now on, because the old one was lost; or none does. */
export interface Handed {
  type: "handed";
  seat: number;
  token_hash: string | null;
}

export interface Muted {
  type: "muted";
  seat: number;
  muted: boolean;
}

/** The name and the chat of who sat there were taken out of the log, before this and for ever. */
export interface Forgotten {
  type: "forgotten";
  seat: number;
}

/** All that is left of a table: it stands where the next entry would have, so that nobody writes there. */
export interface Deleted {
  type: "deleted";
}

export type Entry = Created | Seated | Left | Started | Played | Undone | Wished | Answered | Controlled | Engaged | Chatted | Rematched | Closed | Handed | Muted | Forgotten | Deleted;

export type Access = "link" | "open";

export type Departure = "away" | "resigned" | "time";
