/** Which runner is which: the view tells places only, and a runner that lies elsewhere shall glide there. */

import type { Seat } from "./view";

/** A space, or a row of the grandstand. */
export type Place = { space: number } | { row: number };
/** The places of a seat's runners; a runner keeps its number. */
export type Team = Place[];

const same = (one: Place, other: Place): boolean => progress(one) === progress(other);
/** Who is farther on takes the lower row. */
const progress = (place: Place): number => ("space" in place ? place.space : 10_000 - place.row);
const behind = (one: Place, other: Place): number => progress(one) - progress(other);

export const places = (seat: Seat): Team => [
  ...seat.runners.map((space) => ({ space })),
  ...seat.rows.map((row) => ({ row })),
];

/** The new places of a team: who can stay stays, the others keep their order. */
export function followed(before: Team, seat: Seat): Team {
  const free = places(seat);
  if (before.length !== free.length) return free;
  const after: (Place | null)[] = before.map((place) => {
    const found = free.findIndex((one) => same(one, place));
    return found < 0 ? null : (free.splice(found, 1)[0] as Place);
  });
  const moving = [...before.keys()].filter((number) => after[number] === null);
  moving.sort((one, other) => behind(before[one] as Place, before[other] as Place));
  free.sort(behind);
  for (const [order, number] of moving.entries()) after[number] = free[order] as Place;
  return after as Team;
}

export const follow = (before: Team[], seats: Seat[]): Team[] =>
  seats.map((seat, number) => followed(before[number] ?? [], seat));
