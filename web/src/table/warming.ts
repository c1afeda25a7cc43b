/** A board is drawn where nobody sees it: what a browser does for the first time takes longest, and after a press somebody waits. */

import { mount, unmount } from "svelte";
import type { View } from "../games";
import type { GameTable } from "../games/contract";
import { LAST, Layers } from "../games/shared/layers.svelte";
import type { State } from "../protocol";
import { whenIdle } from "./moments";
import WarmUp from "./WarmUp.svelte";

/** Browsers make code quicker that has run a few times. */
const TIMES = 3;

/** Layer by layer, each when nothing else is to be done: on a slow machine all of it at once would keep a press waiting. */
export function warmUp(table: GameTable<View>, state: State, wanted: () => boolean, times = TIMES): void {
  const layers = new Layers();
  const board = mount(WarmUp, { target: document.body, props: { table, state, layers } });
  const next = (): void => {
    const goesOn = wanted();
    if (goesOn && layers.done < LAST) {
      layers.done += 1;
      return whenIdle(next);
    }
    void unmount(board);
    if (goesOn && times > 1) whenIdle(() => warmUp(table, state, wanted, times - 1));
  };
  whenIdle(next);
}
