import { describe, expect, it } from "vitest";
import { sample } from "./sample";
import { type Band, bonus, rank, shows, worth } from "./view";

describe("what is printed", () => {
  it("reads cards and crates", () => {
    expect(shows("g3m4")).toEqual([{ good: "g", value: 3 }, { good: "m", value: 4 }]);
    expect(worth("d7", "d")).toBe(7);
    expect(worth("d7", "g")).toBe(0);
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
