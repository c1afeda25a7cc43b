import { expect, it } from "vitest";
import type { Known } from "../net/known";
import { moments } from "./moments";

const line = (id: string) => ({ id, args: {} });
const known = (steps: unknown[]): Known =>
  ({
    welcome: null,
    chat: [],
    log: ["old", "throw", "die", "die"].map(line),
    state: { type: "state", version: 7, view: { last: true }, steps, log_from: 1, legal: [1], status: "over" },
  }) as unknown as Known;

it("is one moment if nothing lies on the way", () => {
  expect(moments(known([]))).toHaveLength(1);
});

it("shows every view on the way with the log up to there, and offers nothing before the end", () => {
  const shown = moments(known([{ at: 1 }, { at: 2 }]));
  expect(shown.map((moment) => moment.state?.view)).toEqual([{ at: 1 }, { at: 2 }, { last: true }]);
  expect(shown.map((moment) => moment.log.length)).toEqual([2, 3, 4]);
  expect(shown.map((moment) => moment.state?.legal.length)).toEqual([0, 0, 1]);
  expect(shown.map((moment) => moment.state?.status)).toEqual(["playing", "playing", "over"]);
});
