import { describe, expect, it } from "vitest";
import { remembered, same, steady } from "./same";

const before = { seats: [{ hand: [1, 2] }, { hand: [] }], phase: "bid", you: null };

describe("same", () => {
  it("is the old one if nothing has changed", () => expect(same(before, structuredClone(before))).toBe(before));
  it("keeps the parts that have not changed", () => {
    const after = { ...structuredClone(before), phase: "over" };
    const made = same(before, after);
    expect(made).toEqual(after);
    expect(made.seats).toBe(before.seats);
  });
  it.each([
    [{ seats: [] }, { seats: [1] }],
    [{ seats: [1, 2] }, { seats: [1] }],
    [{ one: 1, two: 2 }, { one: 1 }],
    [{ one: 1 }, { one: undefined }],
    [{ one: undefined }, { two: undefined }],
    [[], {}],
    [null, { one: 1 }],
    [{ one: 1 }, null],
  ])("is the new one, whatever it was: %j, %j", (old, now) => expect(same(old, now)).toEqual(now));
});

it("remembers the last", () => {
  const keep = steady<number[][]>();
  const first = keep([[1], [2]]);
  expect(keep([[1], [2]])).toBe(first);
  expect(keep([[1], [3]])[0]).toBe(first[0]);
});

describe("remembered", () => {
  it("makes the same only once", () => {
    let made = 0;
    const twice = remembered((numbers: number[], more: number) => {
      made += 1;
      return numbers.map((number) => 2 * number + more);
    });
    expect(twice([1, 2], 1)).toEqual([3, 5]);
    expect(twice([1, 2], 1)).toBe(twice([1, 2], 1));
    expect(made).toBe(1);
    expect(twice([1, 2], 0)).toEqual([2, 4]);
  });
});
