import { describe, expect, it } from "vitest";
import { face, low, read, spoken, untilNext, warning } from "./clock";

describe("a clock", () => {
  const clock = { left: [100, 40], running: 1, free: 5 };

  it("runs for whoever has to decide", () => {
    expect(read(clock, 1, 12)).toEqual({ left: 33, free: 0, runs: true });
    expect(read(clock, 0, 12)).toEqual({ left: 100, free: 0, runs: false });
  });

  it("waits as long as a turn is free", () => {
    expect(read(clock, 1, 2)).toEqual({ left: 40, free: 3, runs: true });
    expect(read(clock, 1, 5)).toEqual({ left: 40, free: 0, runs: true });
  });

  it("stops at nothing", () => {
    expect(read(clock, 1, 99).left).toBe(0);
  });

  it("stands while nobody has to decide", () => {
    expect(read({ ...clock, running: null }, 1, 99)).toEqual({ left: 40, free: 0, runs: false });
  });
});

const DAY = 86_400;

it.each([
  [2 * DAY, { kind: "days", days: 2, hours: 0 }],
  [DAY + 4.9 * 3600, { kind: "days", days: 1, hours: 4 }],
  [DAY, { kind: "days", days: 1, hours: 0 }],
  [DAY - 0.1, { kind: "time", text: "23:59:59" }],
  [3600, { kind: "time", text: "1:00:00" }],
  [3599.9, { kind: "time", text: "59:59" }],
  [300, { kind: "time", text: "5:00" }],
  [61.2, { kind: "time", text: "1:01" }],
  [10, { kind: "time", text: "0:10" }],
  [9.99, { kind: "tenths", seconds: 9.9 }],
  [0.04, { kind: "tenths", seconds: 0 }],
])("writes %d seconds as one reads a clock", (seconds, written) => {
  expect(face(seconds)).toEqual(written);
});

it.each([
  [{ left: 100.25, free: 0 }, 250],
  [{ left: 100, free: 0 }, 1000],
  [{ left: 100, free: 2.5 }, 500],
  [{ left: 10.05, free: 0 }, 100],
  [{ left: 5, free: 0 }, 100],
  [{ left: 80.001, free: 0 }, 50],
])("is written anew in time: %o", (reading, milliseconds) => {
  expect(untilNext({ ...reading, runs: true })).toBeCloseTo(milliseconds);
});

it("warns below 30 s, and again below 10 s", () => {
  expect([31, 30, 29.9, 10, 9.9, 0].map(warning)).toEqual([null, null, 30, 30, 10, 10]);
  expect([30, 29.9].map(low)).toEqual([false, true]);
});

it.each([
  [5, { unit: "seconds", count: 5 }],
  [90, { unit: "minutes", count: 1.5 }],
  [3600, { unit: "hours", count: 1 }],
  [3 * DAY, { unit: "days", count: 3 }],
])("says %d seconds as people do", (seconds, said) => {
  expect(spoken(seconds)).toEqual(said);
});
