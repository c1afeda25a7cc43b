/** What was asked for cannot be; nothing has changed. */

import type { Code } from "../protocol.ts";

export class Refusal extends Error {
  readonly code: Code;

  constructor(code: Code, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** Whatever went wrong, as a page is told. */
export function told(error: unknown): { code: Code; reason: string } {
  const reason = error instanceof Error ? error.message : `${error}`;
  return { code: error instanceof Refusal ? error.code : "server_error", reason };
}
