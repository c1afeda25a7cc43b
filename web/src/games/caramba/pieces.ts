/** Crates and cards as pieces that stay themselves from one view to the next, so that they can glide. */

import { type Followed, Tracker } from "../shared/identity";
import { GOODS } from "./parts/goods";
import type { View } from "./view";

/** Where a piece lies, as which one there, and what it shows: null lies face down. */
interface Lying {
  place: string;
  what: string | null;
  nth: number;
}

export type Piece = Followed<Lying>;

const lying = (place: string, whats: (string | null)[]): Lying[] => whats.map((what, nth) => ({ place, what, nth }));
const hidden = (count: number): null[] => Array<null>(Math.max(0, count)).fill(null);

/** All crates: in the bag, in the centre, in front of the bands, secured. */
export function crates(view: View): Lying[] {
  const bands = view.seats.flatMap((band, seat) => {
    const known = view.you?.seat === seat ? view.you.secured : (band.remembered?.secured ?? []);
    const secured = [...known, ...hidden(band.secured - known.length)];
    const front = GOODS.flatMap((good) => lying(`front:${seat}:${good}`, of(band.front, good)));
    return [...front, ...lying(`secured:${seat}`, secured)];
  });
  const centre = GOODS.flatMap((good) => lying(`centre:${good}`, of(view.centre, good)));
  return [...lying("bag", hidden(view.bag)), ...centre, ...bands];
}

const of = (whats: string[], good: string): string[] => whats.filter((what) => what.startsWith(good));

/** All cards of a band: in the hand, known to be there, in the pile, discarded, bid on a good. */
export function cards(view: View, seat: number): Lying[] {
  const band = view.seats[seat];
  if (!band) return [];
  const own = view.you?.seat === seat ? view.you.hand : [];
  const known = own.length ? [] : (band.remembered?.hand ?? []);
  const bids = Object.entries(band.bids).flatMap(([good, bid]) => lying(`bid:${seat}:${good}`, bid));
  return [
    ...lying(`hand:${seat}`, [...own, ...hidden(band.hand - own.length - known.length)]),
    ...lying(`known:${seat}`, known),
    ...lying(`pile:${seat}`, hidden(band.pile)),
    ...lying(`discard:${seat}`, band.discard),
    ...bids,
  ];
}

/** How unlikely it is that this piece went there. */
function doubt(before: Lying, now: Lying): number {
  const stays = before.place === now.place;
  const same = before.what === now.what;
  if (stays && same) return 0;
  const [from, seat] = before.place.split(":");
  const securing = from === "front" && now.place === `secured:${seat}`;
  if (securing && (same || now.what === null)) return 1; // else an equal crate from the bag would be taken for it
  if (same && now.what !== null) return 2;
  if (before.what !== null && now.what !== null) return 5; // only if the view tells of another table
  return stays ? 3 : 4;
}

const WORST = 5;

export interface Pieces {
  crates: Piece[];
  /** By seat. */
  cards: Piece[][];
}

/** A follower with a memory of one view. */
export function follower(): (view: View) => Pieces {
  const tracker = new Tracker(doubt, WORST);
  return (view) => ({
    crates: tracker.follow("crates", crates(view)),
    cards: view.seats.map((_, seat) => tracker.follow(`cards ${seat}`, cards(view, seat))),
  });
}
