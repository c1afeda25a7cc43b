import { expect, it } from "vitest";
import { weekOf } from "../here/codes";
import { count, endedFor } from "./tries";

it("counts a table once, and remembers the first try and the best", () => {
  const first = count(null, "a", { score: 30, won: false });
  expect(count(first, "a", { score: 99, won: true })).toEqual(first);
  const second = count(first, "b", { score: 20, won: true });
  expect(second).toEqual({ tables: ["a", "b"], first: { score: 30, won: false }, best: { score: 20, won: true } });
  expect(count(second, "c", { score: 40, won: false }).best).toEqual({ score: 20, won: true });
});

it("reads a result for one seat", () => {
  const result = { scores: [3, 9], breakdown: [], tiebreaks: [], winners: [1], reason: "" };
  expect([0, 1].map((seat) => endedFor(result, seat))).toEqual([{ score: 3, won: false }, { score: 9, won: true }]);
});

it.each([
  [2026, 11, 17, "2026w47"],
  [2026, 1, 1, "2026w01"],
  [2027, 1, 1, "2026w53"],
  [2027, 1, 4, "2027w01"],
  [2024, 12, 30, "2025w01"],
])("%d-%d-%d lies in the week %s", (year, month, day, week) => {
  expect(weekOf(new Date(year, month - 1, day))).toBe(week);
});
