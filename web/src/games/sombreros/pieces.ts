/** Which piece is which: views only say where pieces lie, so the nearest story is told of them. */

import { type Flow, flows } from "./events";
import type { View } from "./view";

/** Where a piece lies: a space of the route, or one of these. */
export type Place = number | "hand" | "mine";

export interface Placed {
  key: string;
  seat: number;
  place: Place;
  /** Where it lay before it came here. */
  from: Place | null;
  /** Its number among the pieces of its seat at this place. */
  nth: number;
}

export interface Pieces {
  hats: Placed[];
  tokens: Placed[];
  /** The key of the sombrero on turn. */
  turn: string | null;
  /** Silver that has just changed hands. */
  paid: Flow[];
}

/** The pieces of the next view, each with the key it had in the last one. */
export function follow(last: Pieces | null, view: View): Pieces {
  const hats = view.seats.flatMap((_, seat) => matched("hat", seat, hatPlaces(view, seat), last?.hats));
  const tokens = view.seats.flatMap((_, seat) => matched("token", seat, tokenPlaces(view, seat), last?.tokens));
  // Where two stand, the one that was on turn still is.
  const there = hats.filter((hat) => hat.place === view.sombrero);
  const turn = there.find((hat) => hat.key === last?.turn) ?? there[0];
  return { hats, tokens, turn: turn?.key ?? null, paid: [] };
}

/** A follower with a memory of one view; the same view sent again changes nothing and disturbs no piece on its way. */
export function follower(): (view: View) => Pieces {
  let last: { view: View; text: string; pieces: Pieces } | null = null;
  return (view) => {
    const text = JSON.stringify(view);
    if (last?.text === text) return last.pieces;
    const known = last?.view.seats.length === view.seats.length ? last : null;
    const pieces = { ...follow(known && known.pieces, view), paid: known ? flows(known.view, view) : [] };
    last = { view, text, pieces };
    return pieces;
  };
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

/** Who lies where somebody lay stays; the others take the remaining keys in their order. */
function matched(kind: string, seat: number, places: Place[], last: Placed[] = []): Placed[] {
  const free = last.filter((piece) => piece.seat === seat);
  const stay = places.map((place) => take(free, (piece) => piece.place === place));
  const came = stay.map((piece) => piece ?? take(free, () => true));
  const used = new Set(came.map((piece) => piece?.key));
  const fresh = places.map((_, number) => `${kind}-${seat}-${number}`).filter((key) => !used.has(key));
  const seen = new Map<Place, number>();
  const pieces = places.map((place, number): Placed => {
    const old = came[number];
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    const from = old && old.place !== place ? old.place : null;
    return { key: old?.key ?? fresh.shift() ?? "", seat, place, from, nth };
  });
  // The order of the keys never changes: what is moved in the document would not glide.
  return pieces.sort((a, b) => a.key.localeCompare(b.key));
}

function take(pieces: Placed[], wanted: (piece: Placed) => boolean): Placed | undefined {
  const at = pieces.findIndex(wanted);
  return at < 0 ? undefined : pieces.splice(at, 1)[0];
}
