/** What a table needs, brought before somebody presses: while nothing else is to be done, and when a finger, a pointer or the keyboard is at a game. */

import { gameTable } from "../games";
import * as api from "../net/api";
import { words } from "../words/words.svelte";

export const tablePage = (): Promise<typeof import("./Table.svelte")> => import("./Table.svelte");

/** Who counts every byte gets what is asked for, and nothing ahead. */
const thrifty = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** What all games need: the page of tables, and the worker that plays. */
export function expectTable(): void {
  if (thrifty()) return;
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  idle(() => {
    tablePage().catch(() => {}); // who presses is told
    api.wake();
    words.say("open-table", { game: "", free: 2 }); // the first number and the first plural take their time
  });
}

/** It seems that this one will be played. */
export function expectGame(game: string): void {
  if (!thrifty()) bring(game);
}

/** All at once, instead of each when the one before is there. */
export function bring(game: string): void {
  const parts = [tablePage(), gameTable(game), words.bring(game), api.carried(game) ? api.prepare(game) : null];
  for (const part of parts) part?.catch(() => {}); // who presses is told
}
