/** What a seat, or a spectator, sees of the table: src/tertulia/games/caramba/view.py, in types. */

export const GOODS = ["g", "m", "d"] as const;
export type Good = (typeof GOODS)[number];
/** A good and a value: `g4`. */
export type Crate = string;
/** The goods it shows, each with its value: `g3m4`, `d7`. */
export type Card = string;
export type Special = "manos" | "vuelta" | "fuera" | "seguridad";
export type Phase = "first" | "specials" | "deal" | "crates" | "fuera" | "auction" | "securing" | "cards" | "over";

export interface Band {
  band: string;
  hand: number;
  pile: number;
  discard: Card[];
  front: Crate[];
  protected: Good | null;
  secured: number;
  bids: Record<Good, Card[]>;
  offers: Record<Good, number>;
  passed: boolean;
  special: Special | "unknown";
  /** Only with the memory aid. */
  remembered?: { hand: Card[]; secured: Crate[] };
}

export interface Own {
  seat: number;
  hand: Card[];
  /** Null before the deal and once played. */
  special: Special | null;
  secured: Crate[];
}

export interface View {
  round: number;
  phase: Phase;
  actor: number | "chance" | null;
  first: number | null;
  bag: number;
  centre: Crate[];
  seats: Band[];
  you?: Own;
}

/** The goods that a card or crate shows, each with its value, as it is printed. */
export function shows(what: Card | Crate): { good: Good; value: number }[] {
  return [...what.matchAll(/([gmd])(\d+)/g)].map(([, good, value]) => ({ good: good as Good, value: Number(value) }));
}

/** What a card is worth on a good. */
export function worth(card: Card, good: Good): number {
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
