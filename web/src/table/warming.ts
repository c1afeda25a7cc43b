/** A board is drawn where nobody sees it: what a browser does for the first time takes longest, and after a press somebody waits. */

import { mount, unmount } from "svelte";
import type { View } from "../games";
import type { GameTable } from "../games/contract";
import { LAST, Layers } from "../games/shared/layers.svelte";
import type { State } from "../protocol";
import { whenIdle } from "../games/shared/moments";
import WarmUp from "./WarmUp.svelte";

/** Layer by layer, each when nothing else is to be done: on a slow machine all of it at once would keep a press waiting. */
export function warmUp(table: GameTable<View>, state: State, wanted: () => boolean): void {
  const layers = new Layers();
  const board = mount(WarmUp, { target: document.body, props: { table, state, layers } });
  const next = (): void => {
    if (!wanted() || layers.done === LAST) return void unmount(board);
    layers.done += 1;
    whenIdle(next);
  };
  whenIdle(next);
}
