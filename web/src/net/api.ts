/** Find, make and join tables: those of this browser, which it keeps itself, and those of a server, over HTTP. */

import type { Route } from "../facts";
import { CARDS } from "../here/cards";
import { isHere } from "../here/ids";
import { begin, call, wake } from "../here/link";
import { hasServer } from "../house";
import type { Exercise, Told } from "../here/exercise";
import type { Reached } from "../here/challenges";
import type { GameRecord } from "../engine/record";
import type { Analysis, Card, Claim, Held, Home, NewPlayer, NewTable, Problem, Replay, State, Summary, Verdict } from "../protocol";
import type { Asked } from "./asked";
import { words } from "../words/words.svelte";
import { guest } from "./guest";
import { Refused } from "./refused";

/** A record from who knows where: whoever reads it looks whether it is one. */
type Recorded = Record<string, unknown>;

/** Whoever has the table answers. */
async function ask<T>(route: Route, asked: Asked = {}, here = isHere(asked.table ?? "")): Promise<T> {
  return here ? call({ ask: route, with: asked }) : fetched(route, asked);
}

async function fetched<T>(route: Route, { table = "", seat = null, body, token }: Asked): Promise<T> {
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

/** Whether these pages carry the rules of that game, and bots of that name. */
export function carried(game: unknown, bots: string[] = []): boolean {
  const card = CARDS.find(({ key }) => key === game);
  return card !== undefined && bots.every((bot) => card.bots.includes(bot));
}

export const home = (): Promise<Home> => ask("GET /api/home");
export const openHome = (): Promise<Home> => ask("POST /api/home");
/** What pages carry themselves can be played without a server, and while one is out of reach. */
export async function games(): Promise<Card[]> {
  if (!hasServer()) return CARDS;
  return ask<Card[]>("GET /api/games").catch((error: Refused) => {
    if (error.code === "unreachable" && CARDS.length > 0) return CARDS;
    throw error;
  });
}
/** Bring the words of a game; of one that there is not, nothing is asked for. */
export async function introduce(game: string): Promise<void> {
  if (!carried(game) && !(await games()).some(({ key }) => key === game)) throw new Refused("unknown_game", `there is no game ${game}`);
  await words.need(game);
}
export const openTables = (): Promise<Summary[]> => ask("GET /api/tables");
export const table = (table: string): Promise<Summary> => ask("GET /api/tables/{table}", { table });
/** `here`: in this browser, without a server. */
export const create = (wanted: NewTable, here: boolean): Promise<Summary> => ask("POST /api/tables", { body: wanted }, here);
export const sit = (table: string, player: NewPlayer): Promise<Held> => ask("POST /api/tables/{table}/seats", { table, body: player });
export const claim = (table: string, code: Claim): Promise<Held> => ask("POST /api/tables/{table}/claim", { table, body: code });
export const leave = ({ table, token }: Held): Promise<Summary> => ask("DELETE /api/tables/{table}/seats", { table, token });
export const start = ({ table, token }: Held): Promise<Summary> => ask("POST /api/tables/{table}/start", { table, token });
export const rematch = ({ table, token }: Held): Promise<Summary> => ask("POST /api/tables/{table}/rematch", { table, token });
export const verify = (table: string): Promise<Verdict> => ask("GET /api/tables/{table}/verify", { table });
export const replay = (table: string, seat: number | null): Promise<Replay> => ask("GET /api/tables/{table}/replay", { table, seat });
export const record = (table: string): Promise<GameRecord> => ask("GET /api/tables/{table}/record", { table });
export const replayed = (record: Recorded, seat: number | null): Promise<Replay> => ask("POST /api/replay", { seat, body: record }, carried(record["game"]));
/** As much as is ready; ask again for the rest. */
export const analysis = (table: string): Promise<Analysis> => ask("GET /api/tables/{table}/analysis", { table });
export const analysed = (record: Recorded): Promise<Analysis> => ask("POST /api/analysis", { body: record }, carried(record["game"]));

/** A game of this browser against bots, which begins at once. */
export const play = (wanted: NewTable, player: NewPlayer): Promise<Held> => begin({ play: wanted, as: player });
/** Of a game of this browser that is not over, too: nobody else plays there. */
export const recordSoFar = (table: string): Promise<GameRecord> => call({ record: table });
export { wake };
/** Bring the rules of a game to where it is played here, and see how one begins. */
export const prepare = (game: string): Promise<State> => call({ prepare: game });
/** All games of this browser as a file, and such a file brought back. */
export const exportAll = (): Promise<string> => call({ export: true });
export const importAll = (text: string): Promise<Held[]> => call({ import: text });
/** A table with a deal that anybody can play, and what bots reach there. */
export const challenge = (game: string, code: string, name: string): Promise<Held> => begin({ challenge: game, code, name });
export const reached = (table: string, bot: string): Promise<Reached> => call({ reached: table, bot });
/** A game to learn from after these events, for who knows the first `seen` of them. */
export const exercise = (exercise: Exercise, events: string[], seen: number): Promise<Told> => call({ exercise, events, seen });
