import { describe, expect, it } from "vitest";
import { follow, type Followed, type Lying, stays, Tracker } from "./identity";

const at = (...places: (string | number)[]): Lying[] => places.map((place) => ({ place }));
const where = (pieces: Followed<Lying>[]): Record<number, string | number> => Object.fromEntries(pieces.map(({ key, place }) => [key, place]));

describe("pieces that are followed", () => {
  const before = follow([], at("hand", 7, "hand"));

  it("get keys in their order, and have not moved", () => {
    expect(before).toEqual(at("hand", 7, "hand").map((one, key) => ({ ...one, key, from: null, order: 0 })));
  });
  it("stay where somebody lay", () => expect(where(follow(before, at(7, "hand", "hand")))).toEqual(where(before)));
  it("keep the order of their keys, and know where they came from", () => {
    const after = follow(before, at(9, "hand", "hand"));
    expect(after.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(after[1]).toEqual({ place: 9, key: 1, from: 7, order: 0 });
  });
  it("move one after the other", () => {
    expect(follow(before, at(8, 9, "hand")).map(({ from, order }) => [from, order])).toEqual([
      [null, 0],
      [7, 0],
      ["hand", 1],
    ]);
  });
  it("leave, and come anew with a key that is free", () => {
    const fewer = follow(before, at(7));
    expect(where(fewer)).toEqual({ 1: 7 });
    expect(where(follow(fewer, at(7, "hand", "hand")))).toEqual(where(before));
  });
  it("go where it is least in doubt that they went", () => {
    const far = (one: Lying, other: Lying): number => Math.min(5, Math.abs(Number(one.place) - Number(other.place)));
    const two = follow([], at(1, 10));
    expect(where(follow(two, at(11, 4), far, 5))).toEqual({ 0: 4, 1: 11 });
    expect(where(follow(two, at(11, 4), stays))).toEqual({ 0: 11, 1: 4 });
  });
});

it("groups do not mix", () => {
  const tracker = new Tracker<Lying>();
  tracker.follow("one", at(1));
  expect(tracker.follow("other", at(1, 2))).toEqual(follow([], at(1, 2)));
  expect(tracker.follow("one", at(2))).toMatchObject([{ key: 0, from: 1 }]);
});
