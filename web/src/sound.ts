/** Small sounds, made on the spot: how is told by a file that comes with the first one, and nothing sounds before the first press. */

import type { Sound as OfGames } from "./games/contract";
import { settings } from "./settings.svelte";
import { whenDrawn, whenIdle } from "./games/shared/moments";

export type Sound = OfGames | "turn" | "fanfare" | "farewell";

let play: ((name: Sound) => void) | null = null;
/** Milliseconds: the first sound takes its time, and nobody waits for it who has a table to look at. */
const PATIENCE = 1000;

export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  whenDrawn(() => (play ? play(name) : whenIdle(() => void first(name).catch(() => {}), PATIENCE))); // if it does not come, it is quiet
}

async function first(name: Sound): Promise<void> {
  ({ play } = await import("./sounding"));
  play(name);
}
