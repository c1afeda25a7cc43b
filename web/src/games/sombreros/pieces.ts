/** Sombreros and tokens as pieces that stay themselves from one view to the next, so that they can glide. */

import type { Said } from "../../protocol";
import { type Followed, Tracker } from "../shared/identity";
import { steady } from "../shared/same";
import type { View } from "./view";

/** Where a piece lies: a space of the route, or one of these. */
export type Place = number | "hand" | "mine";

interface Lying {
  seat: number;
  place: Place;
  /** Its number among the pieces of its seat at this place. */
  nth: number;
}

export type Placed = Omit<Followed<Lying>, "key"> & { key: string };

/** Silver that changes hands: between seats, or to and from the pot. */
export interface Flow {
  from: number | "pot";
  to: number | "pot";
  silver: number;
}

export interface Pieces {
  hats: Placed[];
  tokens: Placed[];
  /** The key of the sombrero on turn. */
  turn: string | null;
  /** Silver that has just changed hands. */
  paid: Flow[];
}

/** A follower with a memory of one view; the same view sent again changes nothing and disturbs no piece on its way. */
export function follower(): (view: View, news?: Said[]) => Pieces {
  const [tracker, views] = [new Tracker<Lying>(), steady<View>()];
  let last: { view: View; pieces: Pieces } | null = null;
  const follow = (group: string, now: Lying[]): Placed[] =>
    tracker.follow(group, now).map((piece) => ({ ...piece, key: `${group}-${piece.key}` }));
  return (sent, news = []) => {
    const view = views(sent);
    if (last?.view === view) return last.pieces;
    const hats = view.seats.flatMap((_, seat) => follow(`hat-${seat}`, lying(seat, hatPlaces(view, seat))));
    const tokens = view.seats.flatMap((_, seat) => follow(`token-${seat}`, lying(seat, tokenPlaces(view, seat))));
    last = { view, pieces: { hats, tokens, turn: onTurn(hats, view, last?.pieces.turn ?? null), paid: news.flatMap(paid) } };
    return last.pieces;
  };
}

/** Where two stand, the one that was on turn still is. */
function onTurn(hats: Placed[], view: View, before: string | null): string | null {
  const there = hats.filter((hat) => hat.place === view.sombrero);
  return (there.find((hat) => hat.key === before) ?? there[0])?.key ?? null;
}

/** The silver that a sentence tells of. */
function paid({ id, args }: Said): Flow[] {
  const [seat, other, silver] = [Number(args["seat"]), Number(args["other_seat"]), Number(args["silver"])];
  switch (id) {
    case "sombreros-change-paid":
      return [{ from: seat, to: other, silver }];
    case "sombreros-accept":
      return [{ from: other, to: seat, silver }];
    case "sombreros-change-pot":
      return [{ from: seat, to: "pot", silver }];
    case "sombreros-change-won":
      return [{ from: "pot", to: seat, silver }];
    default:
      return [];
  }
}

function hatPlaces(view: View, seat: number): Place[] {
  const { sombreros = [], unplaced = 0, arrived = 0 } = view.seats[seat] ?? {};
  return [...sombreros, ...Array<Place>(arrived).fill("mine"), ...Array<Place>(unplaced).fill("hand")];
}

function tokenPlaces(view: View, seat: number): Place[] {
  const { ambushes = [], tokens = 0 } = view.seats[seat] ?? {};
  return [...ambushes, ...Array<Place>(tokens).fill("hand")];
}

function lying(seat: number, places: Place[]): Lying[] {
  return places.map((place, number) => ({ seat, place, nth: places.slice(0, number).filter((other) => other === place).length }));
}
