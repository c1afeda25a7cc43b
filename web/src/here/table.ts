/** A table of this browser: its log, read from the start, as a server's `table.py` reads its own. */

import type { Decision } from "../engine/analysis.ts";
import { commitment, Provable } from "../engine/chance.ts";
import { deciding } from "../engine/deciding.ts";
import type { Game } from "../engine/game.ts";
import { type Event, IllegalAction, type Match } from "../engine/match.ts";
import type { GameRecord } from "../engine/record.ts";
import { REFUSED_WISHES } from "../facts.ts";
import type { Proof, Status } from "../protocol.ts";
import { answer } from "./discretion.ts";
import type { Answered, Controlled, Created, Departure, Engaged, Entry, Left, Rematched, Seated, Undone, Wished } from "./log.ts";
import { Refusal } from "./refusal.ts";

/** When something happened, in seconds, and what. */
export type Row = [at: number, entry: Entry];

export interface Seat {
  name: string | null;
  tokenHash: string | null;
  bot: string | null;
  entropy: string | null;
  /** Why a bot plays here for somebody. */
  why: Departure | null;
  /** Wishes to undo that somebody did not share. */
  refused: number;
}

/** Entries for the log, and the match as they would leave it, if they play on. */
export interface Step {
  entries: Entry[];
  ahead?: Match;
}

/** Entries that change nothing for an action which is on its way. */
const ASIDE = new Set<Entry["type"]>(["wished", "answered", "controlled", "engaged", "rematched", "handed"]);

const place = (given: Partial<Seat> = {}): Seat => ({ name: null, tokenHash: null, bot: null, entropy: null, why: null, refused: 0, ...given });

export class Table {
  readonly id: string;
  readonly game: Game;
  readonly setting: Created;
  seq = 0;
  /** Grows with everything that an action could answer: nothing else makes one stale. */
  version = 0;
  /** When something happened last, in seconds. */
  touched = 0;
  seats: Seat[] = [];
  match: Match | null = null;
  /** So many lines of the history came with the last step. */
  lately = 0;
  wish: number | null = null;
  agreed = new Set<number>();
  rematch: string | null = null;
  /** The last branch of the secret that was begun. */
  undone = 0;
  /** From which event on chance is drawn in which branch of the secret. */
  branches = new Map<number, number>();
  /** Who has wished to undo at this version, shared or not. */
  #wished = new Set<number>();
  /** What was asked and done. */
  readonly #known = new Set<string>();

  constructor(id: string, game: Game, rows: Row[]) {
    const [first] = rows;
    if (first?.[1].type !== "created") throw new Refusal("unreadable", "the log of this table does not begin with its creation");
    this.id = id;
    this.game = game;
    this.setting = first[1];
    this.fold(rows);
  }

  // The present

  /** The bot that plays for those who have resigned, and where nobody has sat down. */
  get substitute(): string {
    return this.game.layout.substitute;
  }

  get status(): Status {
    if (!this.match) return "waiting";
    return this.match.actor === null ? "over" : "playing";
  }

  get lines(): number {
    return this.match?.history.length ?? 0;
  }

  get proof(): Proof {
    const { secret } = this.setting;
    const branches = [...this.branches].map(([event, number]) => ({ event, number }));
    return { commitment: commitment(secret), entropy: this.#entropy, secret: this.status === "over" ? secret : null, branches };
  }

  get #entropy(): string[] {
    return this.seats.flatMap(({ entropy }) => (entropy === null ? [] : [entropy]));
  }

  seatsOf(hashes: ReadonlySet<string>): number[] {
    return this.#where(({ tokenHash }) => tokenHash !== null && hashes.has(tokenHash));
  }

  free(): number[] {
    return this.#where(({ tokenHash, bot }) => tokenHash === null && bot === null);
  }

  /** Seats whose players decide for themselves. */
  people(): number[] {
    return this.#where(({ tokenHash, bot }) => tokenHash !== null && bot === null);
  }

  #where(so: (seat: Seat) => boolean): number[] {
    return this.seats.flatMap((seat, number) => (so(seat) ? [number] : []));
  }

  /** Whether that seat has asked for this before, and it was done. */
  knows(seat: number, id: string): boolean {
    return this.#known.has(`${seat} ${id}`);
  }

  /** The bot whose decision it is, if it is one's. */
  botToMove(): { seat: number; bot: string } | null {
    const seat = this.match?.actor ?? -1;
    const bot = this.seats[seat]?.bot ?? null;
    return bot === null ? null : { seat, bot };
  }

  /** The whole game as far as it went, with its players and the proof of its dice: for who may know everything. */
  record(): GameRecord {
    if (!this.match) throw new Refusal("not_playing", "the game has not begun");
    const { branches, ...proof } = { ...this.proof, secret: this.setting.secret };
    const players = this.seats.map(({ name, bot }) => name ?? `${bot}`);
    return { ...this.match.record(), players, proof: branches.length > 0 ? { ...proof, branches } : proof };
  }

  // What may be done: each makes entries for the log, or refuses

  sit(wanted: number | null, name: string, tokenHash: string, entropy: string | null): Seated {
    if (this.status !== "waiting") throw new Refusal("not_playing", "the game has begun");
    const free = this.free();
    const seat = wanted ?? free[0];
    if (seat === undefined || !free.includes(seat)) throw new Refusal("seat_taken", `that seat is not free; free seats: ${free.join(", ")}`);
    return { type: "seated", seat, name, token_hash: tokenHash, entropy };
  }

  leave(seat: number): Left {
    if (this.status !== "waiting") throw new Refusal("not_playing", "the game has begun: resign instead");
    return { type: "left", seat };
  }

  /** Free seats are given to bots, and the game begins. */
  start(): Step {
    if (this.status !== "waiting") throw new Refusal("not_playing", "the game has begun");
    const ahead = this.newMatch();
    ahead.chance = this.#chance();
    ahead.settle();
    const filled = this.free().map((seat): Controlled => ({ type: "controlled", seat, bot: this.substitute, away: false }));
    return { entries: [...filled, { type: "started", events: notations(ahead.history) }], ahead };
  }

  play(seat: number, action: string, id: string | null, version: number): Step {
    const match = this.#playing(version);
    if (match.actor !== seat) throw new Refusal("not_your_turn", `it is the turn of seat ${match.actor}`);
    const ahead = match.copy();
    try {
      ahead.play(action);
    } catch (error) {
      throw error instanceof IllegalAction ? new Refusal("illegal_action", error.message) : error;
    }
    const passes = ahead.actor !== seat && answer(match) === null;
    return { entries: [{ type: "played", seat, id, events: notations(ahead.history.slice(match.history.length)), passes }], ahead };
  }

  /** At once under the four nevers; else a wish, which all players must share. */
  undo(seat: number, id: string, version: number): Undone | Wished {
    const match = this.#playing(version);
    if (this.setting.challenge) throw new Refusal("no_undo", "this deal is the same for everybody: nothing is taken back");
    if (this.mayUndo(seat)) return this.#backTo(match.history.length - 1, seat, id);
    const undone = this.#taken(seat, id, match);
    if (this.people().every((other) => other === seat)) return undone;
    if (this.wish !== null || this.#wished.has(seat)) throw new Refusal("no_undo", "that was asked already; play goes on");
    if ((this.seats[seat]?.refused ?? 0) >= REFUSED_WISHES) throw new Refusal("no_undo", `${REFUSED_WISHES} of your wishes were not shared; play goes on`);
    return { type: "wished", seat, id };
  }

  consent(seat: number, id: string, agree: boolean, version: number): Entry[] {
    const match = this.#playing(version);
    const { wish } = this;
    if (wish === null || seat === wish || this.agreed.has(seat)) throw new Refusal("no_undo", "nobody asks you to take anything back");
    const answered: Answered = { type: "answered", seat, id, agree };
    const all = this.people().every((one) => one === seat || one === wish || this.agreed.has(one));
    return agree && all ? [answered, this.#taken(wish, `${id}!`, match)] : [answered];
  }

  /** The match in which that seat may ask for a hint. */
  puzzled(seat: number, version: number): Match {
    if (this.setting.hints === false) throw new Refusal("no_hints", "this table plays without hints");
    const match = this.#playing(version);
    if (match.actor !== seat || this.seats[seat]?.bot) throw new Refusal("not_your_turn", `it is the turn of seat ${match.actor}`);
    return match;
  }

  /** The decision that this action would be, for who may have it weighed. Where several people play, all of them have agreed to it by sitting down. */
  hesitant(seat: number, action: string, version: number): Decision {
    const match = this.puzzled(seat, version);
    if (!this.setting.coach && this.people().length > 1) throw new Refusal("no_hints", "this table plays without a coach");
    const found = deciding(match, action);
    if (!found) throw new Refusal("illegal_action", `${action} is not allowed now`);
    return found;
  }

  resign(seat: number, id: string): Controlled {
    if (this.status !== "playing") throw new Refusal("not_playing", "there is no game to resign from");
    return { type: "controlled", seat, bot: this.substitute, away: false, id, why: "resigned" };
  }

  engage(seat: number, id: string, at: number, bot: string | null, offered: string[]): Engaged {
    if (bot !== null && !offered.includes(bot)) throw new Refusal("bad_message", `there is no bot ${bot} here; there are: ${offered.join(", ")}`);
    if (this.setting.challenge) throw new Refusal("seat_taken", "everybody plays this deal against the same bots");
    const there = this.seats[at];
    if (!there || there.tokenHash !== null) throw new Refusal("seat_taken", `seat ${at} is nobody's to give to a bot`);
    if (this.status === "over" || (this.status === "playing" && bot === null)) throw new Refusal("not_playing", "seats become free before the game alone");
    if (this.status === "playing" && this.people().some((other) => other !== seat)) throw new Refusal("not_your_seat", "others play here too: their opponents stay as they are");
    return { type: "engaged", seat, id, at, bot };
  }

  /** A rematch: the same setting, and the same people in the same seats. */
  again(secret: string): Entry[] {
    if (this.status !== "over") throw new Refusal("not_playing", "the game is not over");
    const bots = Object.fromEntries(this.seats.flatMap(({ bot, tokenHash }, seat) => (bot !== null && tokenHash === null ? [[`${seat}`, bot]] : [])));
    const seated = this.seats.flatMap(({ name, tokenHash }, seat): Seated[] =>
      tokenHash === null ? [] : [{ type: "seated", seat, name: name ?? "", token_hash: tokenHash, entropy: null }],
    );
    const rules = this.setting.begin ? this.setting.rules : this.game.layout.usual.rules;
    return [{ ...this.setting, rules, secret, bots, challenge: null }, ...seated];
  }

  pointTo(table: string): Rematched {
    if (this.rematch !== null) throw new Refusal("stale", "there is a rematch already");
    return { type: "rematched", table };
  }

  // Undo

  /** Never another's action, nor after chance, a change of turn, or something hidden shown; nor what the table may have answered. */
  mayUndo(seat: number): boolean {
    const last = this.match?.history.at(-1);
    if (this.setting.challenge || !last || this.match?.actor !== seat) return false;
    return last.actor === seat && !last.shows && !this.game.declined(last);
  }

  /** Back to before the last decision of a player; what bots, chance and the table answered goes too. */
  #taken(seat: number, id: string, match: Match): Undone {
    const people = this.people();
    const decided = match.history.findLastIndex((event) => people.includes(event.actor) && !this.game.declined(event));
    if (decided < 0) throw new Refusal("no_undo", "there is nothing to take back");
    return this.#backTo(decided, seat, id);
  }

  /** Whatever was seen meanwhile says nothing about what comes: chance goes on in a new branch. */
  #backTo(events: number, seat: number, id: string): Undone {
    return { type: "undone", seat, id, events, branch: this.undone + 1 };
  }

  newMatch(): Match {
    const { seats, edition, options, rules, begin } = this.setting;
    const setup = this.game.setup({ seats, edition, options, rules });
    return begin ? setup.lay(begin.laid, null) : setup.start(null);
  }

  #playing(version: number): Match {
    if (!this.match || this.match.actor === null) throw new Refusal("not_playing", "there is no game to play in");
    if (version !== this.version) throw new Refusal("stale", `you answer version ${version}; the table is at ${this.version}`);
    return this.match;
  }

  #chance(): Provable {
    return new Provable(this.setting.secret, this.#entropy, Math.max(0, ...this.branches.values()));
  }

  // The log

  /** Let entries of the log happen; what they take back is not played first. `ahead`: the match as they leave it, if this table has made them. */
  fold(rows: Row[], ahead?: Match): void {
    const before = this.match?.history.map(({ action }) => action.notation) ?? [];
    let events = before;
    for (const [at, entry] of rows) {
      if (entry.type === "started" || entry.type === "played") events = [...events, ...entry.events];
      if (entry.type === "undone") events = events.slice(0, entry.events);
      this.#happen(entry);
      this.#count(entry, at);
    }
    if (events === before) return;
    this.lately = ahead ? events.length - before.length : 0;
    this.match = ahead ?? this.#played(events);
  }

  #played(events: string[]): Match {
    const match = this.newMatch();
    for (const event of events) match.play(event);
    match.chance = this.#chance();
    return match;
  }

  #happen(entry: Entry): void {
    switch (entry.type) {
      case "created":
        this.seats = Array.from({ length: entry.seats }, (_, seat) => place({ bot: entry.bots[`${seat}`] ?? null }));
        break;
      case "seated":
        this.seats[entry.seat] = place({ name: entry.name, tokenHash: entry.token_hash, entropy: entry.entropy });
        break;
      case "left":
        this.seats[entry.seat] = place();
        break;
      case "started":
      case "played":
        this.#forgetWish();
        break;
      case "undone":
        this.#goBack(entry.events, entry.branch ?? 0);
        break;
      case "wished":
        this.wish = entry.seat;
        this.agreed = new Set();
        this.#wished.add(entry.seat);
        break;
      case "answered":
        this.#hear(entry);
        break;
      case "controlled":
        Object.assign(this.#at(entry.seat), { bot: entry.bot, why: entry.why ?? null });
        break;
      case "engaged":
        this.#at(entry.at).bot = entry.bot;
        break;
      case "rematched":
        this.rematch = entry.table;
        break;
      case "handed":
        this.#at(entry.seat).tokenHash = entry.token_hash;
        break;
      default:
        throw new Refusal("unreadable", `the log of this table has ${entry.type}, which only servers understand`);
    }
  }

  #at(seat: number): Seat {
    const found = this.seats[seat];
    if (!found) throw new Refusal("unreadable", `the log of this table names seat ${seat}, which it does not have`);
    return found;
  }

  #hear({ seat, agree }: Answered): void {
    this.agreed.add(seat);
    if (agree) return;
    if (this.wish !== null) this.#at(this.wish).refused += 1;
    this.#forgetWish();
  }

  #forgetWish(): void {
    this.wish = null;
    this.agreed = new Set();
  }

  #goBack(events: number, branch: number): void {
    this.undone = branch;
    this.branches = new Map([...[...this.branches].filter(([event]) => event < events), [events, branch]]);
    this.#forgetWish();
  }

  #count(entry: Entry, at: number): void {
    this.seq += 1;
    this.touched = at;
    if (!ASIDE.has(entry.type)) {
      this.version = this.seq;
      this.#wished = new Set();
    }
    if ("seat" in entry && "id" in entry && entry.id) this.#known.add(`${entry.seat} ${entry.id}`);
  }
}

const notations = (events: Event[]): string[] => events.map(({ action }) => action.notation);
