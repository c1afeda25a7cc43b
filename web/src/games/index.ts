/** The three games, each brought when its table is opened. */

import type { GameTable } from "./contract";

type Any = GameTable<never>;

const GAMES: Record<string, () => Promise<{ table: Any }>> = {
  caramba: () => import("./caramba"),
  pamplona: () => import("./pamplona"),
  sombreros: () => import("./sombreros"),
};

export type View = Record<string, unknown>;

/** The table of a game: how it is drawn and told. */
export async function gameTable(key: string): Promise<GameTable<View>> {
  const load = GAMES[key];
  if (!load) throw new Error(`there is no game ${key}`);
  return (await load()).table as unknown as GameTable<View>;
}
