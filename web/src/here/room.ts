/** A table in memory, with the pages that show it. Memory is only a cache: the log can always be read again. */

import { hex, sha256, utf8 } from "../engine/hashes.ts";
import { type Advise, type FromClient, type FromServer, type Hello, type Ping, PROTOCOL, type Seen, type Weigh } from "../protocol.ts";
import { forced, pause } from "./discretion.ts";
import type { Entry } from "./log.ts";
import { Refusal, told } from "./refusal.ts";
import { Raced, type Store } from "./store.ts";
import type { Row, Step, Table } from "./table.ts";
import { choice, state, summary, weighed, welcome } from "./telling.ts";
import type { Thinkers } from "./thinkers.ts";

/** How often one tab may lose against others before who asked is told so. */
const TRIES = 20;
export type Made = Entry | Entry[] | Step;
type Request = Exclude<FromClient, Hello | Seen | Ping | Advise | Weigh>;

/** Tokens are not in the log, as with a server: who exports a game gives no seat away. */
export const hashToken = (token: string): string => hex(sha256(utf8(token)));

/** One page that shows the table. */
class Viewer {
  readonly hashes: ReadonlySet<string>;
  /** Log lines that it knows. */
  seen: number;
  readonly send: (message: FromServer) => void;

  constructor({ tokens = [], seen = 0 }: Hello, send: (message: FromServer) => void) {
    this.hashes = new Set(tokens.map(hashToken));
    this.seen = seen;
    this.send = send;
  }
}

export class Room {
  readonly table: Table;
  readonly #store: Store;
  readonly #thinkers: Thinkers;
  readonly #offered: string[];
  readonly #viewers = new Set<Viewer>();
  /** Tell the other tabs. */
  readonly #onwrite: () => void;
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #thinking = false;
  /** The question to everybody that was asked last, and until when its answer has to wait. */
  #question = { version: -1, until: 0 };

  constructor(table: Table, store: Store, thinkers: Thinkers, offered: string[], onwrite: () => void) {
    this.table = table;
    this.#store = store;
    this.#thinkers = thinkers;
    this.#offered = offered;
    this.#onwrite = onwrite;
    this.#ask();
  }

  get watched(): boolean {
    return this.#viewers.size > 0;
  }

  /** Let the table make entries, keep them, and then tell everybody. */
  change(make: (table: Table) => Made): Promise<void> {
    return this.#next(async () => {
      const { rows, ahead } = await this.#commit(make);
      this.#fold(rows, ahead);
      this.#tell();
      this.#onwrite();
      await this.#store.note({ summary: summary(this.table), touched: this.table.touched });
    });
  }

  /** Another tab wrote, it seems. */
  catchUp(): Promise<void> {
    return this.#next(async () => {
      await this.#readOn();
      this.#tell();
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done.then(() => this.#goOn());
  }

  async #commit(make: (table: Table) => Made): Promise<{ rows: Row[]; ahead: Step["ahead"] }> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { entries, ahead } = stepOf(make(this.table));
      const at = Date.now() / 1000;
      const rows = entries.map((entry): Row => [at, entry]);
      try {
        await this.#store.append(this.table.id, this.table.seq, rows);
        return { rows, ahead };
      } catch (error) {
        if (!(error instanceof Raced)) throw error;
        await this.#readOn();
      }
    }
    throw new Refusal("stale", "another tab was faster");
  }

  async #readOn(): Promise<void> {
    const rows = await this.#store.read(this.table.id, this.table.seq);
    if (rows.length > 0) this.#fold(rows);
    else if ((await this.#store.read(this.table.id, 0)).length === 0) throw new Refusal("unknown_table", "this table was deleted");
  }

  #fold(rows: Row[], ahead?: Step["ahead"]): void {
    for (const [, entry] of rows) {
      if (entry.type === "undone") for (const viewer of this.#viewers) viewer.seen = Math.min(viewer.seen, entry.events);
    }
    this.table.fold(rows, ahead);
    this.#ask();
  }

  #ask(): void {
    if (this.#question.version !== this.table.version) this.#question = { version: this.table.version, until: performance.now() + pause(this.table) };
  }

  #tell(): void {
    for (const viewer of this.#viewers) this.#tellOne(viewer);
  }

  #tellOne(viewer: Viewer): void {
    viewer.send(state(this.table, this.table.seatsOf(viewer.hashes), viewer.seen));
    viewer.seen = this.table.lines;
  }

  // Pages

  /** What a page says is answered through `send`; what comes back hears all the rest, and is told when it leaves. */
  enter(hello: Hello, send: (message: FromServer) => void): { hear: (message: FromClient) => Promise<void>; leave: () => void } {
    if (hello.protocol !== PROTOCOL) throw new Refusal("bad_protocol", `this is protocol ${PROTOCOL}`);
    const viewer = new Viewer(hello, send);
    this.#viewers.add(viewer);
    send(welcome(this.table, this.table.seatsOf(viewer.hashes)));
    this.#tellOne(viewer);
    this.#goOn();
    return { hear: (message) => this.#hear(viewer, message), leave: () => this.#viewers.delete(viewer) };
  }

  async #hear(viewer: Viewer, message: FromClient): Promise<void> {
    if (message.type === "ping") return viewer.send({ type: "pong" });
    if (message.type === "seen" || message.type === "hello") return;
    try {
      if (message.type === "advise") return await this.#advise(viewer, message);
      if (message.type === "weigh") return await this.#weigh(viewer, message);
      await this.#obey(viewer, message);
    } catch (error) {
      viewer.send({ type: "refused", id: message.id, ...told(error) });
      this.#tellOne(viewer);
    }
  }

  async #obey(viewer: Viewer, request: Request): Promise<void> {
    if (request.type === "act") await this.#holdBack();
    const repeated = this.table.knows(request.seat, request.id);
    if (!repeated) await this.change((table) => this.#entry(table, viewer, request));
    viewer.send({ type: "done", id: request.id, version: this.table.version });
  }

  #entry(table: Table, viewer: Viewer, request: Request): Made {
    const { seat, id } = request;
    this.#check(viewer, seat);
    if (table.seats[seat]?.bot) throw new Refusal("not_your_turn", "a bot plays for this seat");
    switch (request.type) {
      case "act":
        return table.play(seat, request.action, id, request.version);
      case "undo":
        return table.undo(seat, id, request.version);
      case "consent":
        return table.consent(seat, id, request.agree, request.version);
      case "resign":
        return table.resign(seat, id);
      case "engage":
        return table.engage(seat, id, request.at, request.bot, this.#offered);
      case "chat":
        throw new Refusal("muted", "nobody is at this table who is not at this screen");
    }
  }

  #check(viewer: Viewer, seat: number): void {
    if (!this.table.seatsOf(viewer.hashes).includes(seat)) throw new Refusal("not_your_seat", `you do not hold seat ${seat}`);
  }

  /** The seed comes from the question: asked again, it is answered alike. */
  async #advise(viewer: Viewer, { id, seat, version }: Advise): Promise<void> {
    this.#check(viewer, seat);
    const seed = `${this.table.id} ${version}`;
    const found = await this.#thinkers.advise(this.table.puzzled(seat, version).knowledge(seed), seed);
    const hints = found.map(({ action, chance, score, why }) => ({ action: choice(action), chance, score, why }));
    viewer.send({ type: "advised", id, version, seat, hints });
  }

  async #weigh(viewer: Viewer, request: Weigh): Promise<void> {
    this.#check(viewer, request.seat);
    const decision = this.table.hesitant(request.seat, request.action, request.version);
    viewer.send(weighed(request, await this.#thinkers.consider(decision), this.table));
  }

  // Bots, and who has no choice

  #goOn(): void {
    if (!this.watched || this.#thinking) return;
    this.#thinking = true;
    const failed = (error: unknown): void => this.#viewers.forEach(({ send }) => send({ type: "refused", id: null, ...told(error) }));
    void this.#run().catch(failed).finally(() => (this.#thinking = false));
  }

  async #run(): Promise<void> {
    while (this.watched) {
      const { version } = this.table;
      const next = await this.#decided();
      if (!next) return;
      await this.#holdBack();
      try {
        await this.change((table) => table.play(next.seat, next.action, null, version));
      } catch (error) {
        if (told(error).code !== "stale") throw error; // else something was taken back meanwhile: look again
      }
    }
  }

  /** What a bot, or somebody alone who has no choice, does now. */
  async #decided(): Promise<{ seat: number; action: string } | null> {
    const { match, id, undone } = this.table;
    const turn = this.table.botToMove();
    if (!match || match.actor === null) return null;
    if (turn) {
      if (this.table.setting.challenge) return { seat: turn.seat, action: await this.#thinkers.chooseAlike(this.table.setting.secret, turn.bot, match) };
      const who = `${id} ${undone} ${turn.seat}`; // what was taken back is not remembered
      return { seat: turn.seat, action: await this.#thinkers.choose(who, turn.bot, match) };
    }
    this.#thinkers.wake();
    const alone = this.table.people().every((seat) => seat === match.actor);
    const given = alone ? forced(match) : null;
    return given && { seat: match.actor, action: given.notation };
  }

  /** No answer comes sooner than that of somebody without a choice. */
  #holdBack(): Promise<void> {
    const left = this.#question.until - performance.now();
    return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : Promise.resolve();
  }
}

export function stepOf(made: Made): Step {
  if (Array.isArray(made)) return { entries: made };
  return "entries" in made ? made : { entries: [made] };
}
