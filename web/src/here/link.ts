/** From a page to the tables of this browser. */

import type { Code, Held } from "../protocol.ts";
import { Refused } from "../net/refused.ts";
import type { Line } from "../net/line.ts";
import { CARDS } from "./cards.ts";
import { TABLES } from "./ids.ts";
import type { Call } from "./tables_worker.ts";

let started: Worker | null = null;
/** Lines on which a game that has just begun waits for its page, by table. */
const begun = new Map<string, MessagePort>();

/** Started when somebody plays here, or seems about to. The page knows what games there are, and tells it. */
function worker(): Worker {
  if (started) return started;
  started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: TABLES });
  started.postMessage(CARDS);
  return started;
}

/** Let it start: somebody seems about to play. */
export function wake(): void {
  worker();
}

/** `line`: for the page of the table that the answer is about. */
export function call<T>(wanted: Call, ...line: MessagePort[]): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ answer?: T; problem?: { code: Code; reason: string } }>) =>
      data.problem ? reject(new Refused(data.problem.code, data.problem.reason)) : resolve(data.answer as T);
    worker().addEventListener("error", () => reject(new Refused("unreachable", "this browser could not start the game")), { once: true });
    worker().postMessage(JSON.parse(JSON.stringify(wanted)), [port2, ...line]); // as a server would get it
  });
}

/** A game that begins at once. How it stands is told before its page asks for it: it waits on the line for that page. */
export async function begin(wanted: Call): Promise<Held> {
  const { port1, port2 } = new MessageChannel();
  const held = await call<Held>(wanted, port2);
  begun.set(held.table, port1);
  return held;
}

/** A line to a table of this browser, which speaks as a socket does. */
export class HereLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #port: MessagePort;

  constructor(table: string) {
    this.#port = begun.get(table) ?? freshLine();
    begun.delete(table);
    this.#port.onmessage = ({ data }) => this.onmessage?.({ data });
    queueMicrotask(() => this.#open());
  }

  send(text: string): void {
    this.#port.postMessage(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#port.postMessage(null);
    this.onclose?.();
  }

  #open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
}

function freshLine(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  worker().postMessage(null, [port2]);
  return port1;
}
