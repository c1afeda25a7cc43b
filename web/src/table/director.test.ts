import { expect, it } from "vitest";
import type { Staging } from "../games/contract";
import type { Known } from "../net/known";
import { scenes, weightOf } from "./director";

type View = Record<string, unknown>;
const line = (id: string) => ({ id, args: {} });
const known = (lines: string[], state: object, seat = 1): Known =>
  ({
    welcome: { game: "caramba", seats: [0] },
    chat: [],
    asides: [],
    log: lines.map(line),
    state: { type: "state", steps: [], story: [], changes: [], legal: [], status: "playing", prompt: { id: "p", args: { seat } }, ...state },
  }) as unknown as Known;
const before = known(["old"], { version: 6, view: { phase: "auction", at: 0 }, log_from: 0, log: [] });
const arrived = (steps: View[], ids: string[], more: object = {}): Known =>
  known(["old", ...ids], { version: 7, view: { last: true }, steps, log_from: 1, log: ids.map(line), story: ids, legal: [1], ...more }, 2);
const staging: Staging<View> = { weights: { die: "light", bang: "great", won: "heavy" } };

it("is one scene if nothing lies on the way", () => {
  const [scene, ...others] = scenes(before, arrived([], ["bid"]), staging);
  expect(others).toEqual([]);
  expect(scene).toMatchObject({ news: [line("bid")], share: 1, great: false, turnEnds: true });
});

it("shows every view on the way with the log up to there, and offers nothing before the end", () => {
  const shown = scenes(before, arrived([{ phase: "hands" }, { phase: "drawing" }], ["throw", "die", "die"]), staging).map((scene) => scene.known);
  expect(shown.map(({ state }) => state?.view)).toEqual([{ phase: "hands" }, { phase: "drawing" }, { last: true }]);
  expect(shown[0]?.state?.prompt).toEqual({ id: "caramba-phase-hands", args: {} });
  expect(shown.map(({ state }) => state?.story.at(-1))).toEqual(["throw", "die", "die"]);
  expect(shown.map(({ log }) => log.length)).toEqual([2, 3, 4]);
  expect(shown.map(({ state }) => state?.legal.length)).toEqual([0, 0, 1]);
});

it("gives time by weight, and no more than a few pauses to a long deal", () => {
  const shares = (ids: string[]): number[] => scenes(before, arrived(Array(ids.length - 1).fill({}), ids), staging).map(({ share }) => share);
  expect(shares(["die", "bid", "won", "bang"])).toEqual([0.5, 1, 2, 3]);
  const deal = shares(Array(40).fill("die"));
  expect(deal.reduce((sum, share) => sum + share, 0)).toBeCloseTo(4);
});

it("goes by the heaviest of what is told", () => {
  expect(weightOf([line("die"), line("won"), line("bid")], staging)).toBe("heavy");
  expect(weightOf([line("die")], staging)).toBe("light");
  expect(weightOf([], staging)).toBe("light");
});

it("lets a game cut an event into acts; the last shows what arrived", () => {
  const acts: Staging<View>["acts"] = (old, now, news) => [{ view: { ...old, charged: true }, news: news.slice(0, 1) }, { view: now, news: news.slice(1) }];
  const after = arrived([], ["bang"], { changes: [[line("won")]] });
  const follows = { ...after, log: [line("old"), { ...line("bang"), follows: [line("won")] }] };
  const cut = scenes(before, follows, { ...staging, acts });
  expect(cut.map(({ news }) => news.map(({ id }) => id))).toEqual([["bang"], ["won"]]);
  expect(cut[0]?.known.state?.view).toEqual({ phase: "auction", at: 0, charged: true });
  expect(cut[0]?.known.log).toEqual([line("old"), line("bang")]);
  expect(cut[1]?.known).toBe(follows);
  expect(cut.map(({ turnEnds }) => turnEnds)).toEqual([false, true]);
});

it("does not cut what was taken back or missed", () => {
  const acts = (): never => { throw new Error("there is nothing to cut"); };
  expect(scenes(before, known(["new"], { version: 8, view: {}, log_from: 0, log: [line("new")] }), { ...staging, acts })).toHaveLength(1);
});
