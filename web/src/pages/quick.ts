/** One press and the game begins: a table, a seat, and bots all around, for free seats are theirs at the start. */

import * as api from "../net/api";
import { freshId } from "../net/fresh";
import { hold, myName } from "../net/keep";
import type { Card, Held } from "../protocol";
import { words } from "../words/words.svelte";

/** Enough opponents for a lively game, few enough to follow. */
const COMPANY = 4;

/** Tables that begin when their page listens, so that it misses nothing of the deal. */
const wanted = new Set<string>();
export const begins = (table: string): boolean => wanted.delete(table);

export async function playBots(card: Card): Promise<string> {
  const seats = Math.min(COMPANY, card.max_seats);
  const { table } = await api.create({ game: card.key, seats });
  const held: Held = await api.sit(table, { name: myName() || words.say("guest"), seat: 0, entropy: freshId() });
  hold(held);
  wanted.add(table);
  return `/table/${table}`;
}
