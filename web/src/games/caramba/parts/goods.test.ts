import { describe, expect, it, vi } from "vitest";
import { sample } from "../sample";
import type { Band } from "../view";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { words } = await import("../../../words/words.svelte");
const { bonus, rank, shows, spelled, spelledAll, worth } = await import("./goods");

describe("what is printed", () => {
  it("reads cards and crates", () => {
    expect(shows("g3m4")).toEqual([{ good: "g", value: 3 }, { good: "m", value: 4 }]);
    expect(worth("d7", "d")).toBe(7);
    expect(worth("d7", "g")).toBe(0);
  });
  it("is spelled for those who listen", async () => {
    await words.need("web", "caramba");
    expect(spelled("g3m4")).toBe("gold 3 / munitions 4");
    expect(spelledAll(["g2", "d7"])).toBe("gold 2, dynamite 7");
    expect(spelledAll([])).toBe("none");
  });
});

describe("offers", () => {
  const view = sample();
  it("leave the bonus when the cards are taken away", () => {
    expect(bonus(view.seats[1] as Band, "m")).toBe(3);
    expect(bonus(view.seats[2] as Band, "g")).toBe(0);
  });
  it("are highest, tied, beaten or none", () => {
    expect(rank(view, 2, "g")).toBe("highest");
    expect(rank(view, 0, "g")).toBe("beaten");
    expect(rank(view, 1, "m")).toBe("tied");
    expect(rank(view, 1, "d")).toBe("none");
  });
});
