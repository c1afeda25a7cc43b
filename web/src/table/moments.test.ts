import { expect, it } from "vitest";
import type { Known } from "../net/known";
import { moments } from "./moments";

const line = (id: string) => ({ id, args: {} });
const known = (steps: unknown[]): Known =>
  ({
    welcome: { game: "caramba" },
    chat: [],
    log: ["old", "throw", "die", "die"].map(line),
    state: { type: "state", version: 7, view: { last: true }, steps, story: ["one", "two", "last"], log_from: 1, legal: [1], status: "over" },
  }) as unknown as Known;

it("is one moment if nothing lies on the way", () => {
  expect(moments(known([]))).toHaveLength(1);
});

it("shows every view on the way with the log up to there, and offers nothing before the end", () => {
  const shown = moments(known([{ phase: "hands" }, { phase: "drawing" }])).map((moment) => moment.known);
  expect(shown.map((moment) => moment.state?.view)).toEqual([{ phase: "hands" }, { phase: "drawing" }, { last: true }]);
  expect(shown[0]?.state?.prompt).toEqual({ id: "caramba-phase-hands", args: {} });
  expect(shown.map((moment) => moment.state?.story.at(-1))).toEqual(["one", "two", "last"]);
  expect(shown.map((moment) => moment.log.length)).toEqual([2, 3, 4]);
  expect(shown.map((moment) => moment.state?.legal.length)).toEqual([0, 0, 1]);
  expect(shown.map((moment) => moment.state?.status)).toEqual(["playing", "playing", "over"]);
});

it("takes less time for a step than for a decision, and no more than a few pauses for a long way", () => {
  expect(moments(known([{ at: 1 }, { at: 2 }])).map((moment) => moment.share)).toEqual([0.6, 0.6, 1]);
  const deal = moments(known(Array(25).fill({}))).map((moment) => moment.share);
  expect(deal).toEqual([...Array(25).fill(4 / 25), 1]);
});
