import { expect, it } from "vitest";
import { dayOf, lasting, NO_STREAK, ofDay, withDay } from "./days";

it("a day begins at midnight where the reader lives", () => {
  const [late, early] = [new Date(2026, 2, 28, 23, 59), new Date(2026, 2, 29, 0, 0)];
  expect(dayOf(early) - dayOf(late)).toBe(1);
  expect(dayOf(new Date(2026, 2, 29, 12))).toBe(dayOf(early));
});

it.each([1, 2, 150, 180])("of %i puzzles each has its day before one comes again", (count) => {
  const all = [...Array(count).keys()];
  const days = all.map((day) => ofDay(all, 20_000 + day));
  expect(new Set(days).size).toBe(count);
});

it("a streak grows by one a day, and once", () => {
  const first = withDay(NO_STREAK, 20_000);
  expect(first).toEqual({ last: 20_000, days: 1, most: 1 });
  const second = withDay(withDay(first, 20_001), 20_001);
  expect(second).toEqual({ last: 20_001, days: 2, most: 2 });
  expect(withDay(second, 20_003)).toEqual({ last: 20_003, days: 1, most: 2 });
});

it("a streak lasts until a whole day was missed", () => {
  const streak = { last: 20_000, days: 4, most: 9 };
  expect([20_000, 20_001, 20_002].map((day) => lasting(streak, day))).toEqual([4, 4, 0]);
});
