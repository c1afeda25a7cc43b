/** What the table shows a seat, drawn as the browser draws it: an SVG, and the styles that belong to it. */

import { render } from "svelte/server";
import { GAMES, gameTable, type View } from "../src/games";
import type { GameTable } from "../src/games/contract";
import theme from "../src/theme.css?inline";
import { words } from "../src/words/words.svelte";
import Drawing from "./Drawing.svelte";

const tables: Record<string, GameTable<View>> = {};
const STYLES = import.meta.glob<string>("../src/games/*/*.css", { query: "?inline", import: "default", eager: true });

export interface Wanted {
  game: string;
  view: unknown;
  seat: number;
  players: string[];
}

/** The boards, and the words on them; without a page there is nothing else to keep the language in. */
export async function ready(): Promise<void> {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await words.need("tertulia", "web", ...GAMES);
  for (const game of GAMES) tables[game] = await gameTable(game);
}

export function draw({ game, ...board }: Wanted): { svg: string; styles: string } {
  const { head, body } = render(Drawing, { props: { ...board, Board: tables[game]?.Board } as never });
  const own = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]);
  return { svg: body, styles: [theme, ...Object.values(STYLES), ...own].join("\n") };
}
