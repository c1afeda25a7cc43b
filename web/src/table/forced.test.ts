import { expect, it } from "vitest";
import type { Choice, State } from "../protocol";
import { forced } from "./forced";

const choice = (notation: string): Choice => ({ notation }) as Choice;
const shown = (view: object): State => ({ view }) as State;

it("is what can be done if nothing else can", () => {
  expect(forced(shown({}), [choice("pass")])?.notation).toBe("pass");
  expect(forced(shown({}), [choice("pass"), choice("bid")])).toBeNull();
  expect(forced(shown({}), [])).toBeNull();
});

it("waits for its player where a hand is secret", () => {
  expect(forced(shown({ you: {} }), [choice("no")])).toBeNull();
});
