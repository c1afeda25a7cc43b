/** One line to one table: a socket, or a port to the tables of this browser. It comes back by itself, and nothing that was asked is done twice. */

import { type Advised, type FromClient, type FromServer, type Hello, type Ping, PROTOCOL, type Refused, type Seen, type Weighed } from "../protocol";
import { isHere } from "../here/ids";
import { HereLine } from "../here/link";
import { freshId } from "./fresh";
import { guest } from "./guest";
import { fold, type Known, NOTHING } from "./known";
import type { Line } from "./line";
import { Pulse } from "./pulse";

export type Link = "connecting" | "live" | "lost" | "refused";
type Request = Exclude<FromClient, Hello | Seen | Ping>;
type Wanted = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

interface Shown {
  version: number;
  seat: number;
  at: number;
}

const PATIENCE = [250, 500, 1000, 2000, 4000];
/** Milliseconds: how long a socket may take to open, and how long a hello may wait (a server may have to compile first). */
const [OPENING, GREETING] = [10_000, 60_000];
const FINAL = new Set(["unknown_table", "not_your_seat", "bad_protocol", "too_many", "banned", "unreadable"]);

export class Connection {
  link = $state<Link>("connecting");
  known = $state.raw<Known>(NOTHING);
  refusal = $state.raw<Refused | null>(null);
  /** The latest hints, for the version they name. */
  advice = $state.raw<Advised | null>(null);
  /** The latest action that was weighed. */
  weighed = $state.raw<Weighed | null>(null);
  /** When the newest state came, by a clock that nobody sets. */
  heard = 0;
  /** The last prompt that was on the screen, and since when. */
  shown = $state.raw<Shown | null>(null);
  /** What was asked and not answered yet: asked again, with the same id, after a break. */
  waiting = $state.raw<Request[]>([]);
  private line: Line | null = null;
  private tries = 0;
  private timer = 0;
  private over = false;
  private readonly pulse = new Pulse(
    () => this.send({ type: "ping" }),
    () => this.retry(),
  );

  constructor(
    private readonly table: string,
    private readonly tokens: () => string[],
    private readonly onstate: () => void = () => {},
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  ask(wanted: Wanted): void {
    const request = { ...wanted, id: freshId() } as Request;
    this.waiting = [...this.waiting, request];
    this.refusal = null;
    if (this.link !== "live") return;
    this.send(request);
    this.pulse.expect();
  }

  /** What is asked of this seat is on the screen: said once, and its clock may run. */
  saw(version: number, seat: number): void {
    if (this.link !== "live" || (this.shown?.version === version && this.shown.seat === seat)) return;
    this.shown = { version, seat, at: performance.now() };
    this.send({ type: "seen", version, seat });
  }

  /** Say hello again, with other seats. */
  renew(): void {
    this.open();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.pulse.stop();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.hangUp();
    const line = isHere(this.table) ? new HereLine(this.table) : socketTo(this.table);
    this.line = line;
    this.pulse.within(OPENING);
    line.onopen = () => {
      this.pulse.within(GREETING);
      const seen = this.known.log.length;
      this.send({ type: "hello", protocol: PROTOCOL, table: this.table, tokens: this.tokens(), seen, steps: true });
    };
    line.onmessage = (event: { data: unknown }) => {
      if (line === this.line) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    line.onclose = () => {
      if (line === this.line && !this.over && this.link !== "refused") this.retry();
    };
  }

  /** A browser complains of a socket that is closed before it was open: that one is closed as soon as it is. */
  private hangUp(): void {
    const old = this.line;
    if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
    else old?.close();
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.link = "live";
      this.tries = 0;
      this.shown = null; // a server that was started anew has not heard it
      for (const request of this.waiting) this.send(request);
    }
    if (message.type === "refused") {
      if (!this.doubts(message.id)) this.refusal = message;
      if (message.id === null && FINAL.has(message.code)) this.link = "refused";
    }
    if (message.type === "advised") this.advice = message;
    if (message.type === "weighed") this.weighed = message;
    if ("id" in message) this.waiting = this.waiting.filter((request) => request.id !== message.id);
    if (message.type === "state") this.heard = performance.now();
    this.known = fold(this.known, message);
    if (this.link === "refused") this.pulse.stop();
    else this.pulse.heard(this.waiting.length > 0);
    if (message.type === "state") this.onstate();
  }

  /** Where nothing is weighed, play goes on without: nobody has asked for anything. */
  private doubts(id: string | null): boolean {
    return this.waiting.some((request) => request.id === id && request.type === "weigh");
  }

  private retry(): void {
    this.pulse.stop();
    this.link = "lost";
    const pause = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 4000;
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.link === "lost") this.open();
    if (this.link === "live") this.pulse.doubt();
  };

  private send(message: FromClient): void {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(message));
  }
}

function socketTo(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${table}?guest=${guest()}`);
}
