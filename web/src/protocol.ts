// Made by `tertulia protocol --write`; do not edit.

export const PROTOCOL = 1;

export type Access = "link" | "open";

/** Play an action, as an answer to the state of that version. The client makes the `id` up. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat: number;
  action: string;
}

/** What is best for this seat, which is to move at that version? Only who asks is told. */
export interface Advise {
  type: "advise";
  id: string;
  version: number;
  seat: number;
}

/** The answer to advise: the best few actions at that version, the best first. */
export interface Advised {
  type: "advised";
  id: string;
  version: number;
  seat: number;
  hints: Hint[];
}

/** As much as is ready: `decisions` of `of`. `end`: the shares of the win. Once everything is ready: `mistakes`, all decisions that clearly lost something, as places in `decisions`, and `turns`, the largest changes; the most costly first. */
export interface Analysis {
  game: string;
  seats: number;
  players: string[];
  events: number;
  of: number;
  decisions: Judged[];
  mistakes: number[];
  turns: Turn[];
  end: number[] | null;
}

/** After so many events of a record, or of a finished table of this server: one of the two. */
export interface Begin {
  record?: { [key: string]: unknown } | null;
  table?: string | null;
  events: number;
}

/** From that event on chance was drawn in that branch of the secret, because something was taken back. */
export interface Branch {
  event: number;
  number: number;
}

/** What can be said of a game without reading its rules. What an option means is said in every language by the Fluent message `KEY-option-NAME`. */
export interface Card {
  key: string;
  title: string;
  author: string;
  publisher: string;
  year: number | null;
  min_seats: number;
  max_seats: number;
  edition: string;
  rules_version: number;
  options: { [key: string]: Option };
  reasons: string[];
  score_lines: string[];
  editions: string[];
  bots: string[];
  ratings: { [key: string]: number };
  tiebreaks?: string[];
}

export interface Chat {
  type: "chat";
  id: string;
  seat: number;
  text: string;
}

export interface Chatted {
  type: "chatted";
  seat: number;
  name: string;
  text: string;
}

/** One legal action: its id and notation, what it says, and what it points at on the board. */
export interface Choice {
  id: number;
  notation: string;
  says: Said;
  at: { [key: string]: string | number };
}

/** The code of a link that those who run the server gave to somebody who had lost a seat. */
export interface Claim {
  code: string;
}

/** Seconds left of each seat, whose clock runs, and how many seconds it still waits in this turn. */
export interface Clock {
  left: number[];
  running: number | null;
  free: number;
}

export type Code = "bad_message" | "bad_protocol" | "banned" | "chat_too_long" | "closed" | "illegal_action" | "muted" | "no_hints" | "no_undo" | "not_playing" | "not_your_seat" | "not_your_turn" | "seat_taken" | "server_error" | "stale" | "too_fast" | "too_many" | "unknown_table" | "unreadable";

/** The answer to somebody's wish to undo. */
export interface Consent {
  type: "consent";
  id: string;
  version: number;
  seat: number;
  agree: boolean;
}

export type Control = "bot" | "open" | "player";

/** What the client asked for with this id is in the log on disk; the table is at this version. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** What was drawn of one kind (the first word of its notation), by one seat or, with null, by nobody. */
export interface Draws {
  kind: string;
  seat: number | null;
  draws: number;
  fates: Fate[];
}

/** Which bot plays at the seat `at`, from its next decision on. Before the game any player may say so, and with no bot the seat is free again; during the game the only person at the table may. */
export interface Engage {
  type: "engage";
  id: string;
  seat: number;
  at: number;
  bot: string | null;
}

/** How often chance brought this, and how often it was to be expected before each draw. */
export interface Fate {
  notation: string;
  says: Said;
  came: number;
  expected: number;
}

/** The table after an event as the seat saw it then, in words too, what followed from the event by itself, and what the scores would be if the game ended there. The first frame is the table before any event: it has no `event`, `notation` or `actor` (-1 is chance). */
export interface Frame {
  event: Said | null;
  notation: string | null;
  actor: number | null;
  view: { [key: string]: unknown };
  story: Story;
  changes: Said[];
  scores: number[];
}

export type FromClient = Hello | Act | Undo | Consent | Chat | Resign | Engage | Advise | Weigh | Seen | Ping;

export type FromServer = Welcome | State | Done | Refused | Chatted | Advised | Weighed | Pong;

/** The token holds the seat as long as the table lasts. Keep it secret. */
export interface Held {
  table: string;
  seat: number;
  token: string;
}

/** The first message: which table, which seats (by their tokens), how many log lines are known already. `steps`: states shall come with the views on the way, for those who show how it went, and in words. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  tokens?: string[];
  seen?: number;
  steps?: boolean;
}

/** One of the best actions: its chance to win (0 to 1), the score to be expected, and why, in terms of the game; null if the game gives no reasons. */
export interface Hint {
  action: Choice;
  chance: number;
  score: number;
  why: Said | null;
}

/** Where others in the house find this server, and whether who asks may open it to them. */
export interface Home {
  addresses: string[];
  may_open: boolean;
}

/** A decision, before event number `event` (from 0): the chances of all seats to win if the best is played, what was played, the chance that it left, what it lost in chance and in expected score, and why the best is better, in terms of the game: null where it was played, or if the game gives no reasons. */
export interface Judged {
  event: number;
  seat: number;
  chances: number[];
  played: Said;
  best: Said;
  chance: number;
  loss: number;
  points: number;
  why: Said | null;
}

/** A guest who sits down; `entropy` is mixed into the dice. */
export interface NewPlayer {
  name: string;
  seat?: number | null;
  entropy?: string | null;
}

/** What a host decides. `bots`: the seats that bots hold from the start. With `begin` the game, its seats, edition and options are those of the record, and need not be said. `clock`: seconds each player has for the whole game, and `increment` more after each turn; the first `delay` seconds of a turn are free. `coach`: with hints, also those who play with other people may be warned of their mistakes. */
export interface NewTable {
  game?: string | null;
  seats?: number | null;
  edition?: string | { [key: string]: unknown } | null;
  options?: { [key: string]: boolean };
  bots?: { [key: string]: string };
  access?: Access;
  takeover?: number | null;
  clock?: number | null;
  increment?: number;
  delay?: number;
  hints?: boolean;
  coach?: boolean;
  begin?: Begin | null;
}

/** A variant of the rules that a table may switch. */
export interface Option {
  default: boolean;
  meaning: string;
}

/** Where a table began that goes on from another game: after so many events of a table, or of a record. */
export interface Origin {
  table: string | null;
  events: number;
}

/** Does this line still carry anything? A browser is not told when its network dies. */
export interface Ping {
  type: "ping";
}

/** Who sits in a seat. `away`: a bot plays until the player returns; `why`: why it plays for somebody. */
export interface Player {
  name: string | null;
  control: Control;
  bot: string | null;
  online: boolean;
  away: boolean;
  why: "away" | "resigned" | "time" | null;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
}

/** Nothing has changed; the code is stable, the reason is for people. */
export interface Problem {
  code: string;
  reason: string;
}

/** Provable dice: the commitment from the start, the secret at the end (docs/protocol.md). `branches`: from which event on, after an undo, chance comes from which branch of the secret. */
export interface Proof {
  commitment: string;
  entropy: string[];
  secret: string | null;
  branches: Branch[];
}

/** Nothing has changed. The code is stable, the reason is for people, and the fresh state follows. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: Code;
  reason: string;
}

/** A game to look at, from one seat or (null) as a spectator saw it. `begin`: it began from a position. */
export interface Replay {
  game: string;
  edition: string;
  options: { [key: string]: boolean };
  seats: number;
  players: string[];
  begin: boolean;
  seat: number | null;
  frames: Frame[];
  luck: Draws[];
  outcome: Result | null;
}

/** Leave the seat to a bot for the rest of the game. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

export interface Result {
  scores: number[];
  breakdown: { [key: string]: number }[];
  tiebreaks: { [key: string]: number }[];
  winners: number[];
  reason: string;
}

/** A sentence in every language: the id of a Fluent message and its arguments. An argument is a word or a number; a message, which is said first; or several of these, which are said with commas between them; an empty list is `nothing`. `seat` and `other_seat` are said as `player` and `other_player`, the names of those who sit there; `card` and `crate` are things in notation. */
export interface Said {
  id: string;
  args: { [key: string]: string | number | (string | number | Said)[] | Said };
}

/** What is asked of this seat at that version is on the screen: from now on its clock may run. There is no answer. A client that does not say it has some seconds in a game, and no more. */
export interface Seen {
  type: "seen";
  version: number;
  seat: number;
}

/** Everything this viewer may know. `log` continues at line `log_from`; `seat` is whose view it is. For who asked for them: `steps`, the views after each line of `log` but the last, or nothing; `story`, these views and the last one in words; `changes`, what followed by itself from each line of `log`, as everybody sees it. */
export interface State {
  type: "state";
  version: number;
  status: Status;
  seat: number | null;
  view: { [key: string]: unknown } | null;
  steps: { [key: string]: unknown }[];
  story: Story[];
  changes: Said[][];
  prompt: Said | null;
  legal: Choice[];
  log_from: number;
  log: Said[];
  players: Player[];
  clock: Clock | null;
  can_undo: boolean;
  wish: Wish | null;
  proof: Proof;
  outcome: Result | null;
  rematch: string | null;
}

export type Status = "over" | "playing" | "waiting";

/** A view in words: what all see and what only its seat sees, line by line, each with its notes; and what every seat has, in few words. */
export interface Story {
  table: Said[][];
  own: Said[][];
  standings: Said[];
}

/** What anybody may know of a table. */
export interface Summary {
  table: string;
  game: string;
  seats: number;
  status: Status;
  access: Access;
  hints: boolean;
  coach: boolean;
  players: Player[];
  begin: Origin | null;
  commitment: string;
}

/** The chance of a seat, as it could judge it, changed by much until before this event. */
export interface Turn {
  event: number;
  seat: number;
  before: number;
  after: number;
}

/** Take back the last action: at once if it is one's own and harmless, else all human players decide. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
}

/** Whether all chance events follow from the secret that was committed to; how many, or why not. */
export interface Verdict {
  ok: boolean;
  events: number;
  reason: string | null;
}

/** What would this action lose? Asked by the seat to move at that version; only who asks is told. */
export interface Weigh {
  type: "weigh";
  id: string;
  version: number;
  seat: number;
  action: string;
}

/** The answer to weigh: the chance to win after that action (0 to 1), what it loses against the best one, whether that is a serious mistake, and why the best one is better; null if it is the best one itself, or if the game gives no reasons. */
export interface Weighed {
  type: "weighed";
  id: string;
  version: number;
  seat: number;
  action: string;
  chance: number;
  loss: number;
  serious: boolean;
  best: Choice;
  why: Said | null;
}

/** The answer to hello: what table this is, which seats the tokens hold, the latest chat. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  game: string;
  edition: string;
  options: { [key: string]: boolean };
  access: Access;
  takeover: number | null;
  clock: number | null;
  increment: number;
  delay: number;
  hints: boolean;
  coach: boolean;
  begin: Origin | null;
  seats: number[];
  chat: Chatted[];
}

/** Somebody wants to undo; who has agreed so far. */
export interface Wish {
  seat: number;
  agreed: number[];
}
