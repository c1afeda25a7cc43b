/** Sombreros and tokens as pieces that stay themselves from one view to the next, so that they can glide. */

import { type Followed, Tracker } from "../shared/identity";
import { steady } from "../shared/same";
import { type Flow, flows } from "./events";
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

export interface Pieces {
  hats: Placed[];
  tokens: Placed[];
  /** The key of the sombrero on turn. */
  turn: string | null;
  /** Silver that has just changed hands. */
  paid: Flow[];
}

/** A follower with a memory of one view; the same view sent again changes nothing and disturbs no piece on its way. */
export function follower(): (view: View) => Pieces {
  const [tracker, views] = [new Tracker<Lying>(), steady<View>()];
  let last: { view: View; pieces: Pieces } | null = null;
  const follow = (group: string, now: Lying[]): Placed[] =>
    tracker.follow(group, now).map((piece) => ({ ...piece, key: `${group}-${piece.key}` }));
  return (sent) => {
    const view = views(sent);
    if (last?.view === view) return last.pieces;
    const hats = view.seats.flatMap((_, seat) => follow(`hat-${seat}`, lying(seat, hatPlaces(view, seat))));
    const tokens = view.seats.flatMap((_, seat) => follow(`token-${seat}`, lying(seat, tokenPlaces(view, seat))));
    const paid = last?.view.seats.length === view.seats.length ? flows(last.view, view) : [];
    last = { view, pieces: { hats, tokens, turn: onTurn(hats, view, last?.pieces.turn ?? null), paid } };
    return last.pieces;
  };
}

/** Where two stand, the one that was on turn still is. */
function onTurn(hats: Placed[], view: View, before: string | null): string | null {
  const there = hats.filter((hat) => hat.place === view.sombrero);
  return (there.find((hat) => hat.key === before) ?? there[0])?.key ?? null;
}

function hatPlaces(view: View, seat: number): Place[] {
  const { sombreros = [], arrived = 0 } = view.seats[seat] ?? {};
  const placed = [...sombreros, ...Array<Place>(arrived).fill("mine")];
  const placing = view.phase === "first" || view.phase === "placing";
  // As many dice are laid out as there are sombreros.
  const each = placing ? Math.round(view.dice_laid_out / view.seats.length) : 0;
  return [...placed, ...Array<Place>(Math.max(0, each - placed.length)).fill("hand")];
}

function tokenPlaces(view: View, seat: number): Place[] {
  const { ambushes = [], tokens = 0 } = view.seats[seat] ?? {};
  return [...ambushes, ...Array<Place>(tokens).fill("hand")];
}

function lying(seat: number, places: Place[]): Lying[] {
  return places.map((place, number) => ({ seat, place, nth: places.slice(0, number).filter((other) => other === place).length }));
}
