/** An auction is settled good by good: first the offers, then the crates and the cards. */

import type { Said } from "../../protocol";
import type { Act, Sound, Weight } from "../contract";
import { GOODS } from "./parts/goods";
import type { Band, Good, View } from "./view";

export const weights: Record<string, Weight> = {
  "caramba-first": "plain",
  "caramba-special": "light",
  "caramba-special-unseen": "light",
  "caramba-card": "light",
  "caramba-card-unseen": "light",
  "caramba-crate": "plain",
  "caramba-no": "light",
  "caramba-manos": "heavy",
  "caramba-vuelta": "heavy",
  "caramba-fuera": "heavy",
  "caramba-seguridad": "heavy",
  "caramba-change-offers": "heavy",
  "caramba-change-tie": "heavy",
  "caramba-change-won": "heavy",
  "caramba-change-kept": "heavy",
  "caramba-change-bag-end": "great",
  "caramba-change-guard-end": "great",
};

export const sounds: Record<string, Sound> = {
  "caramba-bid": "card",
  "caramba-card": "card",
  "caramba-card-unseen": "card",
  "caramba-special": "card",
  "caramba-special-unseen": "card",
  "caramba-vuelta": "card",
  "caramba-crate": "crate",
  "caramba-safe": "crate",
  "caramba-safe-unseen": "crate",
  "caramba-manos": "horn",
  "caramba-change-won": "crate",
  "caramba-change-centre": "crate",
};

export function acts(before: View, after: View, news: Said[]): Act<View>[] {
  const about = (good: Good): Said[] => news.filter(({ id, args }) => id.startsWith("caramba-change-") && args["good"] === good);
  const settled = GOODS.filter((good) => about(good).length > 0);
  if (settled.length === 0) return [{ view: after, news }];
  const [event, ...others] = news;
  const shown: Act<View>[] = event ? [{ view: before, news: [event] }] : [];
  let view = before;
  for (const good of settled) {
    const [offers, award] = split(about(good));
    if (offers.length > 0 && award.length > 0) shown.push({ view, news: offers });
    view = awarded(view, after, good, news);
    shown.push({ view, news: award.length > 0 ? award : offers });
  }
  const last = shown.pop()?.news ?? [];
  return [...shown, { view: after, news: [...last, ...others.filter(({ args }) => !("good" in args))] }];
}

/** What was offered, and what comes of it. */
function split(news: Said[]): [Said[], Said[]] {
  const offers = news.filter(({ id }) => id === "caramba-change-offers" || id === "caramba-change-tie");
  return [offers, news.filter((said) => !offers.includes(said))];
}

/** The table after a good was settled and before the next one is. */
function awarded(view: View, after: View, good: Good, news: Said[]): View {
  const spent = new Set(news.flatMap(({ id, args }) => (id === "caramba-change-spent" && args["good"] === good ? [args["seat"]] : [])));
  const seats = view.seats.map((band, seat): Band => {
    const then = after.seats[seat] as Band;
    const cards = band.bids[good];
    const back = spent.has(seat) ? 0 : cards.length;
    return {
      ...band,
      front: mixed(band.front, then.front, good),
      bids: { ...band.bids, [good]: [] },
      offers: { ...band.offers, [good]: then.offers[good] },
      discard: spent.has(seat) ? [...band.discard, ...cards] : band.discard,
      hand: band.hand + back,
      protected: band.protected === good ? then.protected : band.protected,
    };
  });
  const { you } = view;
  const own = you && !spent.has(you.seat) ? (view.seats[you.seat]?.bids[good] ?? []) : [];
  const centre = mixed(view.centre, after.centre, good);
  return { ...view, centre, seats, ...(you ? { you: { ...you, hand: [...you.hand, ...own] } } : {}) };
}

/** Crates of this good as they lie afterwards, all others as they lie now. */
const mixed = (now: string[], then: string[], good: Good): string[] => [
  ...now.filter((crate) => !crate.startsWith(good)),
  ...then.filter((crate) => crate.startsWith(good)),
];
