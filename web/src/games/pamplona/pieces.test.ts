import { expect, it } from "vitest";
import { follower } from "./pieces";
import { sample, seat } from "./sample";
import type { Seat } from "./view";

/** Where the runners of a seat are in the last of these views, each by its number. */
function following(...seats: Seat[]): string[] {
  const follow = follower();
  const [team = []] = seats.map((one) => follow(sample({ seats: [one] }))).at(-1) ?? [];
  return team.map(({ place }) => place);
}

it("begins with the last runner", () => {
  expect(following(seat([1, 4], [3, 2]))).toEqual(["space:1", "space:4", "row:3", "row:2"]);
});
it("moves the one runner that has moved", () => {
  expect(following(seat([1, 4, 7]), seat([1, 7, 12]))).toEqual(["space:1", "space:12", "space:7"]);
});
it("lets a runner overtake its fellows and stay itself", () => {
  expect(following(seat([1, 4, 7]), seat([4, 7, 12]))).toEqual(["space:12", "space:4", "space:7"]);
  expect(following(seat([1, 4, 7]), seat([4, 7, 12]), seat([5, 7, 13]))).toEqual(["space:13", "space:5", "space:7"]);
});
it("seats the farthest on the lowest row", () => {
  expect(following(seat([3, 34, 36]), seat([3], [4, 5]))).toEqual(["space:3", "row:5", "row:4"]);
});
it("follows a shove back", () => {
  expect(following(seat([2, 8, 8]), seat([2, 6, 6]))).toEqual(["space:2", "space:6", "space:6"]);
});
it("changes nothing when nothing has changed", () => {
  const follow = follower();
  expect(follow(sample())).toEqual(follow(sample()));
});
