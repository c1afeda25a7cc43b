import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Player, Weighed } from "../protocol";
import { Coach, mayCoach, PATIENCE } from "./coach.svelte";

const choice = (notation: string): Choice => ({ id: 0, notation, says: { id: "caramba-pass", args: {} }, at: {} });
const [pass, bid] = [choice("pass"), choice("bid g7 g")];
const weighed = (action: string, loss: number, version = 7): Weighed =>
  ({ type: "weighed", id: "x", version, seat: 0, action, chance: 0.5 - loss, loss, serious: loss >= 0.12, best: bid, why: null });

function table({ on = true, legal = [pass, bid], hints = [] as Choice[] } = {}) {
  const [asked, played]: [string[], string[]] = [[], []];
  const turn = { now: { version: 7 }, seat: 0, legal, weighing: false, act: ({ notation }: Choice) => void played.push(notation) };
  const advice = { hints: hints.map((action) => ({ action })) };
  const coach = new Coach(turn as never, advice as never, ({ action }) => void asked.push(action), () => on);
  return { coach, turn, asked, played };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is chosen", () => {
  it("happens at once without a coach, without a choice, and as the best hint said", () => {
    for (const given of [{ on: false }, { legal: [pass] }, { hints: [pass] }]) {
      const { coach, asked, played } = table(given);
      coach.choose(pass);
      expect([asked, played]).toEqual([[], ["pass"]]);
    }
  });
  it("happens as soon as the coach has nothing against it", () => {
    const { coach, turn, asked, played } = table();
    coach.choose(pass);
    expect([asked, played, turn.weighing]).toEqual([["pass"], [], true]);
    coach.hear(weighed("pass", 0.05));
    expect([played, turn.weighing, coach.doubt]).toEqual([["pass"], false, null]);
    vi.advanceTimersByTime(PATIENCE);
    expect(played).toEqual(["pass"]);
  });
  it("waits for a word if it would be a serious mistake", () => {
    const { coach, turn, played } = table();
    coach.choose(pass);
    coach.hear(weighed("pass", 0.3));
    vi.advanceTimersByTime(10 * PATIENCE);
    expect([played, turn.weighing, coach.doubt?.action]).toEqual([[], false, "pass"]);
    coach.anyway();
    expect([played, coach.doubt, coach.regret?.loss]).toEqual([["pass"], null, 0.3]);
  });
  it("can be chosen anew, and then the old answer means nothing", () => {
    const { coach, played } = table();
    coach.choose(pass);
    coach.hear(weighed("pass", 0.3));
    coach.close();
    coach.choose(bid);
    coach.hear(weighed("pass", 0.3));
    expect([played, coach.doubt]).toEqual([[], null]);
    coach.hear(weighed("bid g7 g", 0));
    expect([played, coach.regret]).toEqual([["bid g7 g"], null]);
  });
  it("is not asked about a second time", () => {
    const { coach, asked, played } = table();
    coach.choose(pass);
    coach.hear(weighed("pass", 0.3));
    coach.choose(pass);
    expect([asked, played]).toEqual([["pass"], ["pass"]]);
  });
  it("does not wait for a slow coach, who says afterwards what it was", () => {
    const { coach, played } = table();
    coach.choose(pass);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(["pass"]);
    coach.hear(weighed("pass", 0.2));
    expect([coach.doubt, coach.regret?.action]).toEqual([null, "pass"]);
  });
  it("is dropped if the table has moved on meanwhile", () => {
    const { coach, turn, played } = table();
    coach.choose(pass);
    turn.now = { version: 8 };
    vi.advanceTimersByTime(PATIENCE);
    expect(played).toEqual([]);
  });
});

describe("a coach", () => {
  const player = (more: Partial<Player>): Player => ({ name: null, control: "bot", bot: "easy", online: false, away: false, why: null, ...more });
  const [ana, bo] = ["Ana", "Bo"].map((name) => player({ name, control: "player", bot: null }));
  it("is for those who are alone with bots, and for others if all have agreed", () => {
    expect(mayCoach({ hints: true, coach: false }, { players: [ana!, player({})] })).toBe(true);
    expect(mayCoach({ hints: true, coach: false }, { players: [ana!, bo!] })).toBe(false);
    expect(mayCoach({ hints: true, coach: true }, { players: [ana!, bo!] })).toBe(true);
    expect(mayCoach({ hints: false, coach: true }, { players: [ana!] })).toBe(false);
    expect(mayCoach({ hints: true, coach: false }, { players: [ana!, player({ name: "Bo", away: true })] })).toBe(false);
  });
});
