/** The HTTP part of the protocol: find, make and join tables. */

import type { Route } from "../facts";
import { file, hasServer } from "../house";
import type { Analysis, Card, Claim, Held, Home, NewPlayer, NewTable, Problem, Replay, Summary, Verdict } from "../protocol";
import { guest } from "./guest";

/** The server's own words about what cannot be done. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** What goes with a request: the table of its path, the seat of its query, the body, the token that shows whose it is. */
interface Asked {
  table?: string;
  seat?: number | null;
  body?: unknown;
  token?: string;
}

async function ask<T>(route: Route, { table = "", seat = null, body, token }: Asked = {}): Promise<T> {
  const [method = "", path = ""] = route.split(" ");
  const address = path.replace("{table}", table) + (seat === null ? "" : `?seat=${seat}`);
  const headers: Record<string, string> = { "x-tertulia-guest": guest() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const problem = data as Problem | null;
  throw new Refused(problem?.code ?? "server_error", problem?.reason ?? answer.statusText);
}

export const home = (): Promise<Home> => ask("GET /api/home");
export const openHome = (): Promise<Home> => ask("POST /api/home");
/** Without a server they lie beside the pages. */
export const games = async (): Promise<Card[]> => (hasServer() ? ask("GET /api/games") : (await fetch(file("games.json"))).json());
export const openTables = (): Promise<Summary[]> => ask("GET /api/tables");
export const table = (table: string): Promise<Summary> => ask("GET /api/tables/{table}", { table });
export const create = (wanted: NewTable): Promise<Summary> => ask("POST /api/tables", { body: wanted });
export const sit = (table: string, player: NewPlayer): Promise<Held> => ask("POST /api/tables/{table}/seats", { table, body: player });
export const claim = (table: string, code: Claim): Promise<Held> => ask("POST /api/tables/{table}/claim", { table, body: code });
export const leave = ({ table, token }: Held): Promise<Summary> => ask("DELETE /api/tables/{table}/seats", { table, token });
export const start = ({ table, token }: Held): Promise<Summary> => ask("POST /api/tables/{table}/start", { table, token });
export const rematch = ({ table, token }: Held): Promise<Summary> => ask("POST /api/tables/{table}/rematch", { table, token });
export const verify = (table: string): Promise<Verdict> => ask("GET /api/tables/{table}/verify", { table });
export const replay = (table: string, seat: number | null): Promise<Replay> => ask("GET /api/tables/{table}/replay", { table, seat });
export const replayed = (record: unknown, seat: number | null): Promise<Replay> => ask("POST /api/replay", { seat, body: record });
/** As much as is ready; ask again for the rest. */
export const analysis = (table: string): Promise<Analysis> => ask("GET /api/tables/{table}/analysis", { table });
export const analysed = (record: unknown): Promise<Analysis> => ask("POST /api/analysis", { body: record });
