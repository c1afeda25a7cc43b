/** The goods, and what cards and crates show of them. */

import { words } from "../../../words/words.svelte";
import type { Band, Good, View } from "../view";

export const GOODS = ["g", "m", "d"] as const satisfies Good[];

/** The goods that a card or crate shows, each with its value, as it is printed. */
export function shows(what: string): { good: Good; value: number }[] {
  return [...what.matchAll(/([gmd])(\d+)/g)].map(([, good, value]) => ({ good: good as Good, value: Number(value) }));
}

/** What a card is worth on a good. */
export function worth(card: string, good: Good): number {
  return shows(card).find((part) => part.good === good)?.value ?? 0;
}

/** What is in an offer beside the cards: the bonus for crates in front. */
export function bonus(band: Band, good: Good): number {
  return band.offers[good] - band.bids[good].reduce((sum, card) => sum + worth(card, good), 0);
}

export type Rank = "none" | "beaten" | "tied" | "highest";

/** How an offer for a good stands among all. */
export function rank(view: View, seat: number, good: Good): Rank {
  const offers = view.seats.map((band) => band.offers[good]);
  const [own, top] = [offers[seat] ?? 0, Math.max(...offers)];
  if (own === 0) return "none";
  if (own < top) return "beaten";
  return offers.filter((offer) => offer === top).length > 1 ? "tied" : "highest";
}

// In words

/** What a card or a crate shows: `gold 3 / munitions 4`. */
export const spelled = (what: string): string => words.tell({ id: "caramba-table-thing", args: { card: what } }, []);

/** Several cards or crates. */
export const spelledAll = (whats: string[]): string => whats.map(spelled).join(words.say("comma")) || words.say("nothing");
