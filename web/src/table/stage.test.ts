import { afterEach, expect, it, vi } from "vitest";
import { type Known, NOTHING } from "../net/known";
import { Stage } from "./stage.svelte";

vi.stubGlobal("document", { documentElement: {}, hidden: false });
vi.stubGlobal("window", globalThis);
const known = (status: "waiting" | "playing", cards: number): Known => {
  const log = Array.from({ length: cards }, () => ({ id: "card", args: {} }));
  const views = log.map((_, number) => ({ cards: number + 1 }));
  const state = { type: "state", version: cards, status, view: views.pop() ?? null, steps: views, log_from: 0, log, story: [], changes: [], legal: [], prompt: null };
  return { ...NOTHING, log, state } as unknown as Known;
};
const stages: Stage[] = [];
function stage(): Stage {
  const made = new Stage(() => ({ pause: 1000, waits: false }));
  stages.push(made);
  return made;
}
afterEach(() => stages.splice(0).forEach((one) => one.close()));

it("shows a table as it stands to who comes later", () => {
  const late = stage();
  late.arrive(known("playing", 3));
  expect([late.shown?.state?.view, late.behind]).toEqual([{ cards: 3 }, 0]);
});

it("shows a game that has just begun from its first card on", () => {
  const fresh = stage();
  fresh.clear();
  expect(fresh.shown?.state).toBeNull();
  fresh.arrive(known("playing", 3));
  expect([fresh.shown?.state?.view, fresh.behind]).toEqual([{ cards: 1 }, 2]);
});

it("shows at once that a table waits", () => {
  const waiting = stage();
  waiting.clear();
  waiting.arrive(known("waiting", 0));
  expect([waiting.shown?.state?.status, waiting.behind]).toEqual(["waiting", 0]);
  waiting.arrive(known("playing", 3));
  expect([waiting.shown?.state?.view, waiting.behind]).toEqual([{ cards: 1 }, 2]);
});
