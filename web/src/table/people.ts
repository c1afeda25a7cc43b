/** What players are called. Bots have names too, so that a log reads like a story. */

import { LEVELS } from "../facts";
import { letter } from "../games/shared/lettering";
import type { Player } from "../protocol";

const BOTS = ["Alma", "Benito", "Chelo", "Domingo", "Elvira", "Fermín"];

export function names(players: Player[]): string[] {
  return distinct(players.map((player, seat) => player.name ?? BOTS[seat] ?? `${seat + 1}`));
}

/** Players of the same name are told apart by the letter of their seat. */
export function distinct(names: string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${letter(seat)}`));
}

const LEVEL = new RegExp(`^(${LEVELS.join("|")})\\b`);

/** Players as a record writes them down: a bot by its level, and not everybody by a name. */
export function written(players: string[], seats: number): string[] {
  const named = Array.from({ length: seats }, (_, seat) => players[seat] || letter(seat));
  return distinct(named.map((name, seat) => (LEVEL.test(name) ? (BOTS[seat] ?? name) : name)));
}
