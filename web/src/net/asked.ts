/** What goes with a request: the table of its path, the seat of its query, the body, the token that shows whose it is. */
export interface Asked {
  table?: string;
  seat?: number | null;
  body?: unknown;
  token?: string;
}
