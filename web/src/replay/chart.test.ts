import { expect, it } from "vitest";
import type { Analysis, Judged } from "../protocol";
import { chanceLines, scoreLines } from "./chart";

it("draws a line for each seat, from left to right and bottom to top", () => {
  const { lines, least, most } = scoreLines([[0, 0], [5, 10]], 100, 50);
  expect([least, most]).toEqual([0, 10]);
  expect(lines).toEqual(["M0.0 50.0L100.0 25.0", "M0.0 50.0L100.0 0.0"]);
});

it("makes room below for debts", () => {
  expect(scoreLines([[-5], [5]], 10, 10)).toEqual({ least: -5, most: 5, lines: ["M0.0 10.0L10.0 0.0"] });
});

const judged = (event: number, seat: number, chances: number[]): Judged => ({ event, seat, chances }) as Judged;
const analysis = (more: Partial<Analysis>): Analysis =>
  ({ seats: 2, events: 10, of: 3, end: [1, 0], decisions: [judged(0, 0, [0.5, 0.5]), judged(2, 1, [0.2, 0.8]), judged(5, 0, [0.4, 0.6])], ...more }) as Analysis;

it("draws what each seat thought of its own chances, and what it won", () => {
  expect(chanceLines(analysis({}), 100, 50)).toEqual([
    { seat: 0, path: "M0.0 25.0L50.0 30.0L100.0 0.0", x: 100, y: 0 },
    { seat: 1, path: "M20.0 10.0L100.0 50.0", x: 100, y: 50 },
  ]);
});

it("does not tell the end before everything is judged", () => {
  const [first, second] = chanceLines(analysis({ of: 4 }), 100, 50);
  expect([first?.path, second?.path]).toEqual(["M0.0 25.0L50.0 30.0", "M20.0 10.0"]);
});

it("draws nothing for a seat that nothing is known of", () => {
  expect(chanceLines(analysis({ of: 1, end: null, decisions: [judged(4, 1, [0.5, 0.5])] }), 100, 50).map((line) => line.seat)).toEqual([1]);
});
