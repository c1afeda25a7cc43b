/** What carries messages between a page and a table: a socket, or a port to the tables of this browser. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
