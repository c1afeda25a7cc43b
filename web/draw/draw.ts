/** What the table shows a seat, drawn as the browser draws it: an SVG with its styles worked in. */

import "./stage"; // first: the words look at once

import { render } from "svelte/server";
import { GAMES, gameTable, type View } from "../src/games";
import type { GameTable } from "../src/games/contract";
import theme from "../src/theme.css?inline";
import { words } from "../src/words/words.svelte";
import Drawing from "./Drawing.svelte";
import { styled } from "./styles";

const tables: Record<string, GameTable<View>> = {};
const STYLES = import.meta.glob<string>("../src/games/*/*.css", { query: "?inline", import: "default", eager: true });

export interface Wanted {
  game: string;
  view: unknown;
  seat: number;
  players: string[];
}

/** The boards, and the words on them. */
export async function ready(): Promise<void> {
  await words.need("web", ...GAMES);
  for (const game of GAMES) tables[game] = await gameTable(game);
}

export function draw({ game, ...board }: Wanted): string {
  const table = tables[game];
  if (!table) throw new Error("there are pictures of our own boards only");
  const { head, body } = render(Drawing, { props: { ...board, Board: table.Board } as never });
  const own = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]);
  return styled(body, [theme, ...Object.values(STYLES), ...own].join("\n"));
}
