/** Tables on the move, from one browser to another: each on one line, as servers export theirs. */

import type { Game } from "../engine/game.ts";
import { freshId } from "../net/fresh.ts";
import type { Held } from "../protocol.ts";
import { isHere } from "./ids.ts";
import type { Created } from "./log.ts";
import { hashToken } from "./room.ts";
import type { Store } from "./store.ts";
import { type Row, Table } from "./table.ts";
import { summary } from "./telling.ts";

/** How such a line is written. */
const FORMAT = "tertulia-table/1";
type Rules = (created: Created) => Promise<Game>;

/** All tables with all that ever happened to them. */
export async function exported(store: Store): Promise<string> {
  const ids = (await store.list()).map(({ summary: { table } }) => table);
  const moved = ids.map(async (table) => JSON.stringify({ format: FORMAT, table, log: await store.read(table, 0) }));
  return `${(await Promise.all(moved)).join("\n")}\n`;
}

/** Tables from such a file; who brings them holds the seats of all people there. Those that are here already stay as they are. */
export async function imported(text: string, store: Store, rules: Rules): Promise<Held[]> {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return (await Promise.all(lines.map((line) => takenIn(line, store, rules)))).flat();
}

async function takenIn(line: string, store: Store, rules: Rules): Promise<Held[]> {
  const { format, table: id, log } = JSON.parse(line) as { format: string; table: string; log: Row[] };
  if (format !== FORMAT || !isHere(id)) throw new Error("these are not the games of a browser");
  if ((await store.read(id, 0)).length > 0) return [];
  const game = await rules(log[0]?.[1] as Created);
  const people = new Table(id, game, log).seats.flatMap(({ tokenHash }, seat) => (tokenHash === null ? [] : [seat]));
  const held = people.map((seat): Held => ({ table: id, seat, token: freshId() }));
  const at = log.at(-1)?.[0] ?? 0;
  const handed = held.map(({ seat, token }): Row => [at, { type: "handed", seat, token_hash: hashToken(token) }]);
  const rows = [...log, ...handed];
  const table = new Table(id, game, rows);
  await store.append(id, 0, rows);
  await store.note({ summary: summary(table), touched: table.touched });
  return held;
}
