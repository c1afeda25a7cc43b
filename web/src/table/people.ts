/** What players are called. Bots have names too, so that a log reads like a story. */

import type { Player } from "../protocol";

const BOTS = ["Alma", "Benito", "Chelo", "Domingo", "Elvira", "Fermín"];

export function names(players: Player[]): string[] {
  return players.map((player, seat) => player.name ?? BOTS[seat] ?? `${seat + 1}`);
}
