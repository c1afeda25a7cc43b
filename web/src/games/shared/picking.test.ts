import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { offered, press, related } from "./picking";

const bid = (card: string, good: string): Choice => ({
  id: 0,
  notation: `bid ${card} ${good}`,
  says: { id: "bid", args: {} },
  at: { card, good },
});
const path = (choice: Choice): string[] =>
  choice.at["card"] ? [`card:${choice.at["card"]}`, `good:${choice.at["good"]}`] : [];
const legal = [bid("g3", "g"), bid("g3m4", "g"), bid("g3m4", "m")];

describe("choosing on the board", () => {
  it("offers the first spots of all choices", () => {
    expect(offered(legal, path, [])).toEqual(new Set(["card:g3", "card:g3m4"]));
  });
  it("offers what can follow", () => {
    expect(offered(legal, path, ["card:g3m4"])).toEqual(new Set(["good:g", "good:m"]));
  });
  it("chooses when the path is complete", () => {
    expect(press(legal, path, ["card:g3"], "good:g")).toEqual({ kind: "chosen", choice: legal[0] });
  });
  it("lets go of a picked spot that is pressed again", () => {
    expect(press(legal, path, ["card:g3"], "card:g3")).toEqual({ kind: "picked", picked: [] });
  });
  it("begins anew with another first spot", () => {
    expect(press(legal, path, ["card:g3"], "card:g3m4")).toEqual({ kind: "picked", picked: ["card:g3m4"] });
  });
  it("does nothing where nothing is offered", () => {
    expect(press(legal, path, [], "good:g")).toEqual({ kind: "nothing" });
  });
  it("says what can be done with things of a kind", () => {
    expect(related(legal, path, "good:r")).toEqual(legal);
    expect(related(legal, path, "hat:2")).toEqual([]);
  });
});
