import { expect, test } from "vitest";
import type { Kept } from "../here/store";
import type { Analysis, Judged, Player } from "../protocol";
import { average, byLevel, bySeat, course, motifs, personAt, type Play, playOf } from "./play";

const bot = (name: string): Player => ({ name: null, control: "bot", bot: name, online: false, away: false, why: null });
const you: Player = { name: "Ana", control: "player", bot: null, online: true, away: false, why: null };
const kept = (...players: Player[]): Kept => ({ summary: { table: "here-1", players } as Kept["summary"], touched: 100 });

const judged = (seat: number, event: number, loss: number, why: string | null = null): Judged => ({
  event, seat, chances: [], played: { id: "a", args: {} }, best: { id: "b", args: {} }, chance: 0, loss, points: 0, why: why === null ? null : { id: why, args: {} },
});
const ANALYSIS: Analysis = {
  game: "caramba", seats: 3, players: [], events: 9, of: 4, turns: [], end: [0, 1, 0],
  decisions: [judged(0, 1, 0.3, "caramba-why-wins"), judged(1, 2, 0.1, "caramba-why-waits"), judged(1, 4, 0.02), judged(1, 6, 0)],
  mistakes: [0, 1],
};

const play = (more: Partial<Play>): Play => ({
  table: "here-1", game: "caramba", seats: 4, seat: 0, bots: ["hard"], touched: 0, share: 0, decisions: 10, loss: 0, mistakes: [], ...more,
});

test("a table with two people is nobody's own", () => {
  expect(personAt([you, bot("hard"), you])).toBeNull();
  expect(personAt([bot("easy"), you])).toBe(1);
});

test("of a game only one's own decisions count, and of these the clear losses are mistakes", () => {
  const found = playOf(kept(bot("hard"), you, bot("easy")), ANALYSIS);
  expect(found).toMatchObject({ seat: 1, bots: ["easy", "hard"], share: 1, decisions: 3 });
  expect(found?.loss).toBeCloseTo(0.12);
  expect(found?.mistakes).toEqual([{ event: 2, loss: 0.1, why: "caramba-why-waits" }]);
});

test("who resigned has lost, and what the bot did afterwards is not their play", () => {
  const players = [bot("hard"), { ...you, control: "bot", bot: "medium", why: "resigned" } as Player, bot("hard")];
  expect(playOf(kept(...players), ANALYSIS)).toMatchObject({ bots: ["hard"], share: 0, decisions: 0, mistakes: [] });
});

test("a game that is not over is no result", () => {
  expect(playOf(kept(bot("hard"), you, bot("hard")), { ...ANALYSIS, end: null })).toBeNull();
});

test("results by level and by seat stand beside what equals would win", () => {
  const plays = [play({ share: 1 }), play({ seats: 2, seat: 1 }), play({ bots: ["easy", "hard"], share: 0.5 })];
  expect(byLevel(plays)).toEqual([
    { of: "hard", games: 2, wins: 1, equal: 0.75 },
    { of: "mixed", games: 1, wins: 0.5, equal: 0.25 },
  ]);
  const levels = ["hard", "medium:bold", "champion", "easy"].map((one) => play({ bots: [one] }));
  expect(byLevel(levels).map(({ of }) => of)).toEqual(["easy", "medium:bold", "hard", "champion"]);
  expect(bySeat(plays).map(({ of, games }) => [of, games])).toEqual([["1", 2], ["2", 1]]);
});

test("what cost most in all comes first, with the game in which it cost most", () => {
  const [often, once] = ["caramba-why-waits", "caramba-why-wins"];
  const plays = [
    play({ mistakes: [{ event: 1, loss: 0.1, why: often }, { event: 2, loss: 0.15, why: once }, { event: 3, loss: 0.9, why: null }] }),
    play({ table: "here-2", seat: 3, mistakes: [{ event: 7, loss: 0.12, why: often }] }),
  ];
  expect(motifs(plays)).toMatchObject([
    { motif: "caramba-motif-waits", count: 2, worst: { table: "here-2", seat: 3, event: 7 } },
    { motif: "caramba-motif-wins", count: 1, worst: { table: "here-1", event: 2 } },
  ]);
});

test("the course goes from the oldest game on, and smooths over five of them", () => {
  const plays = [6, 5, 4, 3, 2, 1].map((touched) => play({ touched, loss: touched / 10 }));
  const points = course([...plays, play({ touched: 9, decisions: 0 })]);
  expect(points.map((point) => point.play.touched)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(points.at(-1)?.average).toBeCloseTo(0.06);
  expect(points.at(-1)?.lately).toBeCloseTo(0.04); // of the games 2 to 6
  expect(average([])).toBe(0);
});
