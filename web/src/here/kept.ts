/** The tables that this browser keeps: read without starting anything that could play. */

import { CHANNEL } from "./channel";
import { Database } from "./database";
import type { Kept } from "./store";

/** The latest first; none where a browser keeps nothing. */
export async function keptTables(): Promise<Kept[]> {
  const database = await Database.open().catch(() => null);
  return (await database?.list()) ?? [];
}

export async function forget(table: string): Promise<void> {
  await (await Database.open()).remove(table);
  new BroadcastChannel(CHANNEL).postMessage(table);
}
