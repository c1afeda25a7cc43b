/** From a page to the tables of this browser. */

import type { Code } from "../protocol.ts";
import { Refused } from "../net/refused.ts";
import type { Line } from "../net/line.ts";
import { CARDS } from "./cards.ts";
import { TABLES } from "./ids.ts";
import type { Call } from "./tables_worker.ts";

let started: Worker | null = null;

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

export function call<T>(wanted: Call): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ answer?: T; problem?: { code: Code; reason: string } }>) =>
      data.problem ? reject(new Refused(data.problem.code, data.problem.reason)) : resolve(data.answer as T);
    worker().addEventListener("error", () => reject(new Refused("unreachable", "this browser could not start the game")), { once: true });
    worker().postMessage(JSON.parse(JSON.stringify(wanted)), [port2]); // as a server would get it
  });
}

/** A line to a table of this browser, which speaks as a socket does. */
export class HereLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #port: MessagePort;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    worker().postMessage(null, [port2]);
    port1.onmessage = ({ data }) => this.onmessage?.({ data });
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
