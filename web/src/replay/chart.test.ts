import { expect, it } from "vitest";
import { scoreLines } from "./chart";

it("draws a line for each seat, from left to right and bottom to top", () => {
  const { lines, least, most } = scoreLines([[0, 0], [5, 10]], 100, 50);
  expect([least, most]).toEqual([0, 10]);
  expect(lines).toEqual(["M0.0 50.0L100.0 25.0", "M0.0 50.0L100.0 0.0"]);
});

it("makes room below for debts", () => {
  expect(scoreLines([[-5], [5]], 10, 10)).toEqual({ least: -5, most: 5, lines: ["M0.0 10.0L10.0 0.0"] });
});
