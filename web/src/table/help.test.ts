import { expect, it, vi } from "vitest";

// The words ask the browser for the language.
vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { pieces } = await import("./help");

it("finds the rules that a text cites", () => {
  expect(pieces("Lay a card, or pass (C10, C11). It is final (C9).")).toEqual([["Lay a card, or pass "], ["C10", "C11"], [". It is final "], ["C9"], ["."]]);
  expect(pieces("Dice A and B (both).")).toEqual([["Dice A and B (both)."]]);
});
