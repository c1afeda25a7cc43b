/** The HTTP part of the protocol: find, make and join tables. */

import type { Analysis, Card, Held, NewPlayer, NewTable, Problem, Replay, Summary, Verdict } from "../protocol";
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

export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "x-tertulia-guest": guest() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const problem = data as Problem | null;
  throw new Refused(problem?.code ?? "server_error", problem?.reason ?? answer.statusText);
}

export const games = (): Promise<Card[]> => ask("GET", "/api/games");
export const openTables = (): Promise<Summary[]> => ask("GET", "/api/tables");
export const table = (id: string): Promise<Summary> => ask("GET", `/api/tables/${id}`);
export const create = (wanted: NewTable): Promise<Summary> => ask("POST", "/api/tables", wanted);
export const sit = (id: string, player: NewPlayer): Promise<Held> => ask("POST", `/api/tables/${id}/seats`, player);
export const leave = (held: Held): Promise<Summary> => ask("DELETE", `/api/tables/${held.table}/seats`, undefined, held.token);
export const start = (held: Held): Promise<Summary> => ask("POST", `/api/tables/${held.table}/start`, undefined, held.token);
export const rematch = (held: Held): Promise<Summary> => ask("POST", `/api/tables/${held.table}/rematch`, undefined, held.token);
export const verify = (id: string): Promise<Verdict> => ask("GET", `/api/tables/${id}/verify`);
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  ask("GET", `/api/tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const replayed = (record: unknown, seat: number | null): Promise<Replay> =>
  ask("POST", `/api/replay${seat === null ? "" : `?seat=${seat}`}`, record);
/** As much as is ready; ask again for the rest. */
export const analysis = (id: string): Promise<Analysis> => ask("GET", `/api/tables/${id}/analysis`);
export const analysed = (record: unknown): Promise<Analysis> => ask("POST", "/api/analysis", record);
