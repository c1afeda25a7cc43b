/** Workers of this browser as thinkers: what they are asked goes out in order, and comes back in order. */

import { MOST, type Task, type Thinker, Thinkers } from "./thinkers.ts";

class Hand implements Thinker {
  readonly #name: string;
  #started: Worker | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** Another worker of this very file: started when there is something to think about, and not while a table is being opened. */
  get #worker(): Worker {
    return (this.#started ??= new Worker(location.href, { type: "module", name: this.#name }));
  }

  wake(): void {
    void this.#worker;
  }

  do<T>(task: Task): Promise<T> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<{ answer?: T; trouble?: string }>) =>
        data.trouble === undefined ? resolve(data.answer as T) : reject(new Error(data.trouble));
      this.#worker.addEventListener("error", () => reject(new Error("a bot's worker could not be started")), { once: true });
      this.#worker.postMessage(task, [port2]);
    });
  }
}

/** One core is left for the page. */
export function crew(): Thinkers {
  const count = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1));
  return new Thinkers(Array.from({ length: count }, (_, number) => new Hand(`thinker ${number + 1}`)));
}
