/** One press and the game begins: a table, a seat, bots all around. */

import * as api from "../net/api";
import { freshId } from "../net/fresh";
import { hold, myName } from "../net/keep";
import type { Card, Held } from "../protocol";
import { words } from "../words/words.svelte";

/** Enough opponents for a lively game, few enough to follow. */
const COMPANY = 4;
const OPPONENT = "easy";

/** Tables that begin when their page listens, so that it misses nothing of the deal. */
const wanted = new Set<string>();
export const begins = (table: string): boolean => wanted.delete(table);

export async function playBots(card: Card): Promise<string> {
  const seats = Math.min(COMPANY, card.max_seats);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, other) => [`${other + 1}`, OPPONENT]));
  const { table } = await api.create({ game: card.key, seats, bots });
  const held: Held = await api.sit(table, { name: myName() || words.say("guest"), seat: 0, entropy: freshId() });
  hold(held);
  wanted.add(table);
  return `/table/${table}`;
}
