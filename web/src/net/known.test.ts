import { expect, it } from "vitest";
import type { Said, State } from "../protocol";
import { fold, type Known, lines, news, NOTHING } from "./known";

const line = (id: string): Said => ({ id, args: {} });
const state = (from: number, ...lines: string[]): State =>
  ({ type: "state", log_from: from, log: lines.map(line), changes: [], players: [] }) as unknown as State;
const left = (why: string | null, from: number, ...lines: string[]): State =>
  ({ ...state(from, ...lines), status: "playing", players: [{ why: null }, { why }] }) as unknown as State;
const story = (...states: State[]): string[] => lines(states.reduce<Known>(fold, NOTHING)).map((said) => said.id);

it("adds the tail of the log", () => {
  const known = fold(fold(NOTHING, state(0, "a", "b")), state(2, "c"));
  expect(known.log.map((said) => said.id)).toEqual(["a", "b", "c"]);
});

it("forgets the lines that were taken back", () => {
  const known = fold(fold(NOTHING, state(0, "a", "b", "c")), state(1, "d"));
  expect(known.log.map((said) => said.id)).toEqual(["a", "d"]);
});

it("keeps what was said lately, and what is said now", () => {
  const chat = [{ type: "chatted" as const, seat: 0, name: "Ana", text: "hola" }];
  const welcome = { type: "welcome", chat } as never;
  const known = fold(fold(NOTHING, welcome), { type: "chatted", seat: 1, name: "Bo", text: "hey" });
  expect(known.chat.map((said) => said.text)).toEqual(["hola", "hey"]);
});

it("tells where in the game somebody left, why, and when they were back", () => {
  expect(story(left(null, 0, "a"), left("away", 1), left("away", 1, "b"), left(null, 2, "c"))).toEqual(["a", "departed-away", "b", "c", "departed-back"]);
  expect(story(left(null, 0, "a"), left("time", 1), left("time", 1, "b"))).toEqual(["a", "departed-time", "b"]);
});

it("says to which seat that happened", () => {
  const known = [left(null, 0), left("resigned", 0)].reduce<Known>(fold, NOTHING);
  expect(lines(known)).toEqual([{ id: "departed-resigned", args: { seat: 1 } }]);
});

it("does not tell again what was so before one came", () => {
  expect(story(left("time", 0, "a"), left("time", 1, "b"))).toEqual(["a", "b"]);
});

it("still tells it when the lines around it were taken back", () => {
  expect(story(left(null, 0, "a", "b"), left("time", 2), left("time", 1, "c"))).toEqual(["a", "c", "departed-time"]);
  expect(story(left(null, 0, "a", "b"), left("time", 2), left("time", 0))).toEqual(["departed-time"]);
});

it("tells what is new: every event with what followed from it, and who left", () => {
  const past = [left(null, 0, "a", "b")].reduce<Known>(fold, NOTHING);
  const now = fold(past, { ...left("time", 1, "c", "d", "e"), changes: [[line("c1"), line("c2")], [], [line("e1")]] });
  expect(news(past, now).map((said) => said.id)).toEqual(["d", "e", "e1", "departed-time"]);
  expect(news(NOTHING, now).map((said) => said.id)).toEqual(["a", "c", "c1", "c2", "d", "e", "e1", "departed-time"]);
  expect(news(now, now)).toEqual([]);
});
