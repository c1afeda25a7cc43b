import { expect, it } from "vitest";
import type { Analysis, Judged } from "../protocol";
import { keyStep, turningPoints, turnSteps } from "./turning";

const judged = (event: number, seat: number): Judged => ({ event, seat }) as Judged;
const analysis = { decisions: [0, 1, 2, 3, 4, 5].map((event) => judged(event, event % 2)), mistakes: [5, 0, 3, 2, 1] } as Analysis;
const events = (found: Judged[]): number[] => found.map((one) => one.event);

it("finds the three most costly decisions of all, or of one seat, and tells them as they came", () => {
  expect(events(turningPoints(analysis, null))).toEqual([0, 3, 5]);
  expect(events(turningPoints(analysis, 1))).toEqual([1, 3, 5]);
  expect(events(turningPoints(analysis, 0))).toEqual([0, 2]);
});

/** Before the first event; chance, 0, 0, chance, 1, chance, 0. */
const frames = [null, -1, 0, 0, -1, 1, -1, 0].map((actor) => ({ actor }));

it("stops where another player's turn begins", () => {
  expect(turnSteps(frames)).toEqual([0, 1, 4, 6, 7]);
});

it.each([
  ["ArrowRight", 3, 4],
  ["ArrowRight", 7, 7],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 2, 4],
  ["PageDown", 6, 7],
  ["ArrowUp", 4, 1],
  ["PageUp", 1, 0],
  ["Home", 5, 0],
  ["End", 5, 7],
  ["x", 5, null],
])("%s at step %i leads to %s", (key, step, to) => {
  expect(keyStep(key, step, frames)).toBe(to);
});
