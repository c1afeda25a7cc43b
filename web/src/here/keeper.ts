/** Looks after the tables of this browser: answers what a server would be asked about them. */

import { newSecret } from "../engine/chance.ts";
import type { Game } from "../engine/game.ts";
import type { GameRecord } from "../engine/record.ts";
import { NAME_LENGTH, type Route } from "../facts.ts";
import type { Asked } from "../net/asked.ts";
import { freshId } from "../net/fresh.ts";
import type { Begin, Card, FromClient, FromServer, Hello, Held, NewPlayer, NewTable, State, Summary, Verdict } from "../protocol.ts";
import type { Analyses } from "./analyses.ts";
import type { Challenges, Reached } from "./challenges.ts";
import type { Exercise, Told } from "./exercise.ts";
import { HERE } from "./ids.ts";
import type { Created, Entry, Seated } from "./log.ts";
import { Refusal } from "./refusal.ts";
import { hashToken, type Made, Room, stepOf } from "./room.ts";
import type { Store } from "./store.ts";
import { type Row, Table } from "./table.ts";
import { state, summary } from "./telling.ts";
import type { Thinkers } from "./thinkers.ts";

/** What there is to play with: rules, and what can be said of a game without reading them. */
export interface Games {
  engine(key: string): Promise<Game>;
  card(key: string): Card;
}

export class Keeper {
  readonly #store: Store;
  readonly #games: Games;
  readonly #thinkers: Thinkers;
  /** Made when somebody looks back for the first time, or lets bots play a deal. */
  #analyses: Promise<Analyses> | null = null;
  #challenges: Promise<Challenges> | null = null;
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #prepared = new Map<string, Promise<State>>();
  /** Tell the other tabs that something was written at a table. */
  readonly #onwrite: (table: string) => void;

  constructor(store: Store, games: Games, thinkers: Thinkers, onwrite: (table: string) => void) {
    this.#store = store;
    this.#games = games;
    this.#thinkers = thinkers;
    this.#onwrite = onwrite;
  }

  /** Another tab wrote something there. */
  async heard(table: string): Promise<void> {
    await (await this.#rooms.get(table))?.catchUp();
  }

  async enter(hello: Hello, send: (message: FromServer) => void): Promise<{ hear: (message: FromClient) => Promise<void>; leave: () => void }> {
    return (await this.#room(hello.table)).enter(hello, send);
  }

  async ask(route: Route, { table = "", seat = null, body, token }: Asked): Promise<unknown> {
    switch (route) {
      case "POST /api/tables":
        return this.#create(body as NewTable);
      case "GET /api/tables/{table}":
        return summary((await this.#room(table)).table);
      case "POST /api/tables/{table}/seats":
        return this.#sit(await this.#room(table), body as NewPlayer);
      case "DELETE /api/tables/{table}/seats":
        return this.#changed(table, token, (there, held) => there.leave(held));
      case "POST /api/tables/{table}/start":
        return this.#changed(table, token, (there) => there.start());
      case "POST /api/tables/{table}/rematch":
        return this.#rematch(await this.#room(table));
      case "GET /api/tables/{table}/record":
        return this.#finished(table);
      case "GET /api/tables/{table}/replay":
        return this.#replay(await this.#finished(table), seat);
      case "POST /api/replay":
        return this.#replay(body as GameRecord, seat);
      case "GET /api/tables/{table}/analysis":
        return this.#analysis(await this.#finished(table));
      case "POST /api/analysis":
        return this.#analysis(body as GameRecord);
      case "GET /api/tables/{table}/verify":
        return this.#verify(await this.#finished(table));
      default:
        throw new Error(`a browser does not answer ${route}`);
    }
  }

  /** Once for each game. */
  prepare(game: string): Promise<State> {
    const prepared = this.#prepared.get(game) ?? this.#warmUp(game);
    this.#prepared.set(game, prepared);
    prepared.catch(() => this.#prepared.delete(game)); // who asks again tries again
    return prepared;
  }

  /** Bring the rules, and begin a game that nobody plays: whatever is done for the first time takes longest. */
  async #warmUp(game: string): Promise<State> {
    const created = this.#decided({ game, seats: this.#games.card(game).min_seats });
    const table = new Table("", await this.#rules(created), [[0, created]]);
    happen(table, table.start(), 0);
    return state(table, [0], 0);
  }

  /** The game as far as it went, dice included: to go on with elsewhere. */
  async record(table: string): Promise<GameRecord> {
    return (await this.#room(table)).table.record();
  }

  async exercise(exercise: Exercise, events: string[], seen: number): Promise<Told> {
    const { exercised } = await import("./exercise.ts");
    return exercised(await this.#rules(exercise), exercise, events, seen);
  }

  /** A table for a deal that anybody can play: who asks sits where the code says, and it begins at once. */
  async challenge(game: string, code: string, name: string): Promise<Held> {
    const { challenge } = await import("./deal.ts");
    const { seats, seat, bots, secret } = challenge(this.#games.card(game), code);
    const created: Created = { ...this.#decided({ game, seats, bots, hints: false }), secret, challenge: code };
    return this.#begun(created, { name, seat });
  }

  /** Against bots, who wait for nobody: it begins at once. */
  async play(wanted: NewTable, player: NewPlayer): Promise<Held> {
    return this.#begun(await this.#wanted(wanted), player);
  }

  /** What a bot of that name reaches in the place of who played that deal, as far as it has played. */
  async reached(table: string, bot: string): Promise<Reached> {
    const { table: there } = await this.#room(table);
    if (there.status !== "over") throw new Refusal("not_playing", "bots play this deal when the game is over");
    this.#challenges ??= import("./challenges.ts").then((part) => new part.Challenges(this.#thinkers));
    return (await this.#challenges).ask(there, bot);
  }

  /** All games of this browser as a file, and such a file brought back. */
  async exported(): Promise<string> {
    return (await import("./moving.ts")).exported(this.#store);
  }

  async imported(text: string): Promise<Held[]> {
    return (await import("./moving.ts")).imported(text, this.#store, (created) => this.#rules(created));
  }

  // Tables

  /** `rows`: what has just been written, if it is new. */
  #room(id: string, rows?: Row[]): Promise<Room> {
    const found = this.#rooms.get(id) ?? this.#open(id, rows);
    this.#rooms.set(id, found);
    found.catch(() => this.#rooms.delete(id));
    return found;
  }

  async #open(id: string, written?: Row[]): Promise<Room> {
    const rows = written ?? (await this.#store.read(id, 0));
    const [first] = rows;
    if (first?.[1].type !== "created") throw new Refusal("unknown_table", "this browser does not keep that table");
    return this.#opened(new Table(id, await this.#rules(first[1]), rows));
  }

  #opened(table: Table): Room {
    return new Room(table, this.#store, this.#thinkers, this.#games.card(table.setting.game).bots, () => this.#onwrite(table.id));
  }

  /** The rules, with what only some need. */
  async #rules({ game, edition, begin }: Pick<Created, "game" | "edition" | "begin"> | GameRecord | Exercise): Promise<Game> {
    const rules = await this.#games.engine(game);
    return begin || typeof edition !== "string" ? rules.prepare() : rules;
  }

  async #wanted(wanted: NewTable): Promise<Created> {
    return wanted.begin ? this.#goneOn(wanted, wanted.begin) : this.#decided(wanted);
  }

  async #create(wanted: NewTable): Promise<Summary> {
    const created = await this.#wanted(wanted);
    const rules = await this.#rules(created);
    rules.setup(created); // refuses what cannot be played
    return summary((await this.#made([created])).table);
  }

  /** A table that begins in the middle of another game. */
  async #goneOn(wanted: NewTable, { table = null, record: given, events }: Begin): Promise<Created> {
    const record = table === null ? (given as unknown as GameRecord) : await this.#finished(table);
    const match = (await (await this.#rules(record)).prepare()).replay({ ...record, events: record.events.slice(0, events), outcome: null });
    if (match.actor === null) throw new Error(`the game is over after ${events} events; begin earlier`);
    const { game, seats, edition, options, rules } = match.setup.head;
    return { ...this.#decided({ ...wanted, game, seats, edition, options }), rules, begin: { table, events, laid: match.now.laid() } };
  }

  /** With somebody in a seat, and begun: all of it is one write, because who has pressed waits. */
  async #begun(created: Created, player: NewPlayer): Promise<Held> {
    const [id, at, token] = [newId(), Date.now() / 1000, freshId()];
    const first: Row = [at, created];
    const table = new Table(id, await this.#rules(created), [first]);
    const seated = seat(table, player, token);
    const rows = [first, ...happen(table, seated, at), ...happen(table, table.start(), at)];
    await Promise.all([this.#store.append(id, 0, rows), this.#store.note({ summary: summary(table), touched: at })]);
    this.#rooms.set(id, Promise.resolve(this.#opened(table)));
    return { table: id, seat: seated.seat, token };
  }

  async #made(entries: Entry[]): Promise<Room> {
    const id = newId();
    const at = Date.now() / 1000;
    const rows = entries.map((entry): Row => [at, entry]);
    await this.#store.append(id, 0, rows);
    const room = await this.#room(id, rows);
    await this.#store.note({ summary: summary(room.table), touched: at });
    return room;
  }

  #decided({ game, seats, edition, options = {}, bots = {}, hints = true, coach = false }: NewTable): Created {
    const card = this.#games.card(game ?? "");
    if (seats === undefined || seats === null || seats < card.min_seats || seats > card.max_seats) throw new Error(`${card.title} is for ${card.min_seats} to ${card.max_seats} players`);
    for (const bot of Object.values(bots)) if (!card.bots.includes(bot)) throw new Error(`there is no bot ${bot} here; there are: ${card.bots.join(", ")}`);
    const usual = Object.fromEntries(Object.entries(card.options).map(([name, { default: on }]) => [name, on]));
    return {
      type: "created",
      game: card.key,
      rules: card.rules_version,
      seats,
      edition: edition ?? card.edition,
      options: { ...usual, ...options },
      access: "link",
      bots,
      takeover: null,
      clock: null,
      secret: newSecret(),
      hints,
      coach,
    };
  }

  async #sit(room: Room, player: NewPlayer): Promise<Held> {
    const token = freshId();
    await room.change((table) => seat(table, player, token));
    const [taken = -1] = room.table.seatsOf(new Set([hashToken(token)]));
    return { table: room.table.id, seat: taken, token };
  }

  async #changed(id: string, token: string | undefined, make: (table: Table, held: number) => Made): Promise<Summary> {
    const room = await this.#room(id);
    await room.change((table) => {
      const [held] = table.seatsOf(new Set([hashToken(token ?? "")]));
      if (held === undefined) throw new Refusal("not_your_seat", "this needs the token of a seat");
      return make(table, held);
    });
    return summary(room.table);
  }

  async #rematch(room: Room): Promise<Summary> {
    if (room.table.rematch === null) {
      const fresh = await this.#made(room.table.again(newSecret()));
      await room.change((table) => table.pointTo(fresh.table.id));
    }
    return summary((await this.#room(room.table.rematch ?? "")).table);
  }

  // Looking back

  async #finished(id: string): Promise<GameRecord> {
    const { table } = await this.#room(id);
    if (table.status !== "over") throw new Refusal("not_playing", "the record is open when the game is over");
    return table.record();
  }

  async #replay(record: GameRecord, seat: number | null): Promise<unknown> {
    const { replayed } = await import("./replay.ts");
    return replayed(await this.#rules(record), record, seat);
  }

  async #analysis(record: GameRecord): Promise<unknown> {
    this.#analyses ??= import("./analyses.ts").then((part) => new part.Analyses(this.#thinkers));
    return (await this.#analyses).ask(await this.#rules(record), record);
  }

  async #verify(record: GameRecord): Promise<Verdict> {
    try {
      return { ok: true, events: (await this.#rules(record)).verify(record), reason: null };
    } catch (error) {
      return { ok: false, events: 0, reason: (error as Error).message };
    }
  }
}

const newId = (): string => `${HERE}${freshId().slice(0, 20)}`;

function seat(table: Table, { name, seat = null, entropy = null }: NewPlayer, token: string): Seated {
  const called = name.trim().slice(0, NAME_LENGTH);
  if (called === "") throw new Refusal("bad_message", `a name has 1 to ${NAME_LENGTH} characters`);
  return table.sit(seat, called, hashToken(token), entropy);
}

/** At a table that nobody has seen yet, so that nobody has to be told. */
function happen(table: Table, made: Made, at: number): Row[] {
  const { entries, ahead } = stepOf(made);
  const rows = entries.map((entry): Row => [at, entry]);
  table.fold(rows, ahead);
  return rows;
}
