import { expect, it } from "vitest";
import type { Said, State } from "../protocol";
import { fold, NOTHING } from "./known";

const line = (id: string): Said => ({ id, args: {} });
const state = (from: number, ...lines: string[]): State =>
  ({ type: "state", log_from: from, log: lines.map(line) }) as unknown as State;

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
