/** What a table needs, brought before somebody presses: while nothing else is to be done, and when a finger, a pointer or the keyboard is at a game. */

import { GAMES, gameTable } from "../games";
import * as api from "../net/api";
import { thrifty } from "../net/thrifty";
import { router } from "../route.svelte";
import { words } from "../words/words.svelte";
import { whenIdle } from "../games/shared/moments";

type TablePage = typeof import("../pages/Table.svelte");
let page: Promise<TablePage> | null = null;
/** Brought once: even for what is there, an import takes its time. */
export function tablePage(): Promise<TablePage> {
  page ??= import("../pages/Table.svelte").catch((error: unknown) => {
    page = null; // who asks again tries again
    throw error;
  });
  return page;
}

/** Something other than the first page or a table that begins, and what it says. */
export const withWords = async <T>(page: Promise<T>): Promise<T> => (await Promise.all([page, words.need("pages")]))[0];

/** What a table does not begin with. */
export const rest = (): Promise<typeof import("./rest")> => withWords(import("./rest"));

/** The same for who asks something of the game. */
export const answers = async (game: string): ReturnType<typeof rest> => (await Promise.all([rest(), words.need(`${game}.asked`)]))[0];

/** What all games need: the page of tables, and the worker that plays; then one game after the other. */
export function expectTable(): void {
  waiting = true;
  ahead(() => {
    tablePage().catch(() => {}); // who presses is told
    api.wake();
    words.say("open-table", { game: "", free: 2 }); // the first number and the first plural take their time
    for (const game of GAMES) ahead(() => void warmUp(game).catch(() => {}));
  });
}

/** Whether there is time to warm up: nobody has pressed anything that leads elsewhere. */
const idle = (): boolean => waiting && router.route.page === "home" && !document.hidden;
let waiting = true;

/** Bring a game, and draw its board where nobody sees it. */
async function warmUp(game: string): Promise<void> {
  bring(game);
  const [page, table, state] = await Promise.all([tablePage(), gameTable(game), api.prepare(game), words.need(game)]);
  page.warmUp(table, state, idle);
}

/** A table is drawn: what may be asked for there. */
export function expectQuestions(game: string): void {
  ahead(() => void answers(game).catch(() => {}));
}

/** What is not needed yet, when nothing else is to be done. */
export function ahead(act: () => void): void {
  if (!thrifty()) whenIdle(act);
}

/** It seems that this one will be played. */
export function expectGame(game: string): void {
  if (!thrifty()) bring(game);
}

/** Somebody has pressed: from now on everything else has to wait. */
export function play(game: string): void {
  waiting = false;
  bring(game);
}

/** All at once, instead of each when the one before is there. */
function bring(game: string): void {
  const parts = [tablePage(), gameTable(game), words.bring(game), api.carried(game) ? api.prepare(game) : null];
  for (const part of parts) part?.catch(() => {}); // who presses is told
}
