/** What the table shows a seat, drawn as the browser draws it: an SVG, and the styles that belong to it. */

import { render } from "svelte/server";
import { table as caramba } from "../src/games/caramba";
import { table as pamplona } from "../src/games/pamplona";
import { table as sombreros } from "../src/games/sombreros";
import theme from "../src/theme.css?inline";
import { words } from "../src/words/words.svelte";
import Drawing from "./Drawing.svelte";

const BOARDS = { caramba: caramba.Board, pamplona: pamplona.Board, sombreros: sombreros.Board };
const STYLES = import.meta.glob<string>("../src/games/*/*.css", { query: "?inline", import: "default", eager: true });

export interface Wanted {
  game: keyof typeof BOARDS;
  view: unknown;
  seat: number;
  players: string[];
}

/** The words on the boards; without a page there is nothing else to keep the language in. */
export async function ready(): Promise<void> {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await words.need("tertulia", "web", ...Object.keys(BOARDS));
}

export function draw({ game, ...board }: Wanted): { svg: string; styles: string } {
  const { head, body } = render(Drawing, { props: { ...board, Board: BOARDS[game] } as never });
  const own = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]);
  return { svg: body, styles: [theme, ...Object.values(STYLES), ...own].join("\n") };
}
