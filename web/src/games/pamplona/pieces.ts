/** Runners as pieces that stay themselves from one view to the next, so that they can glide. */

import { follow, type Followed } from "../shared/identity";
import type { Seat, View } from "./view";

/** A space, or a row of the grandstand. */
export type Place = `space:${number}` | `row:${number}`;

interface Lying {
  place: Place;
  /** How far it has come. Who is farther on takes the lower row. */
  way: number;
}

/** The runners of a seat. */
export type Team = Followed<Lying>[];

const SEATED = 10_000;
const behind = (one: Lying, other: Lying): number => one.way - other.way;

/** Where the runners of a seat are, from the last to the first. */
const lying = (seat: Seat): Lying[] =>
  [
    ...seat.runners.map((space): Lying => ({ place: `space:${space}`, way: space })),
    ...seat.rows.map((row): Lying => ({ place: `row:${row}`, way: SEATED - row })),
  ].sort(behind);

/** A follower with a memory of one view: who can stay stays, the others keep their order on the way. */
export function follower(): (view: View) => Team[] {
  let teams: Team[] = [];
  return ({ seats }) => {
    teams = seats.map((seat, number) => follow((teams[number] ?? []).toSorted(behind), lying(seat)));
    return teams;
  };
}
