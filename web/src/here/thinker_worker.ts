/** The worker of a thinker: one task after the other, each answered through the port that came with it. */

import { engine } from "./engines.ts";
import { work } from "./thinker.ts";
import type { Task } from "./thinkers.ts";

export function thinkAlong(): void {
  let last: Promise<unknown> = Promise.resolve();
  addEventListener("message", ({ data, ports: [port] }: MessageEvent<Task>) => {
    last = last
      .then(() => work(data, engine))
      .then((answer) => port?.postMessage({ answer }), (error: unknown) => port?.postMessage({ trouble: `${error}` }));
  });
}
