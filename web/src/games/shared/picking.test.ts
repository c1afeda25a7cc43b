import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { carried, numbered, offered, press, related, typed } from "./picking";

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

describe("carried", () => {
  const legal = [bid("g3", "g"), bid("g3", "m"), bid("d2", "d")];
  it("is what another spot follows", () => expect([...carried(legal, path, [])]).toEqual(["card:g3", "card:d2"]));
  it("may be another than what was picked", () => expect([...carried(legal, path, ["card:g3"])]).toEqual(["card:g3", "card:d2"]));
  it("is nothing where one press is enough", () => expect(carried(legal, () => ["pass"], []).size).toBe(0));
});

describe("numbered", () => {
  it("gives spots their own numbers", () => expect([...numbered(["ready:now", "space:3", "space:12"]).keys()]).toEqual([13, 3, 12]));
  it("counts those that have none", () => expect([...numbered(["card:g3", "pass"]).keys()]).toEqual([1, 2]));
  it("counts those that share one", () => expect([...numbered(["gold:1", "coin:1"]).keys()]).toEqual([1, 2]));
});

describe("typed", () => {
  it("is complete when nothing else begins so", () => expect(typed("", "3", [1, 2, 3])).toEqual({ number: 3 }));
  it("waits where more could follow", () => expect(typed("", "1", [1, 12])).toEqual({ typed: "1" }));
  it("goes on", () => expect(typed("1", "2", [1, 12])).toEqual({ number: 12 }));
  it("begins anew with what leads nowhere", () => expect(typed("1", "3", [1, 12, 3])).toEqual({ number: 3 }));
  it("forgets what is no number here", () => expect(typed("", "9", [1, 2])).toEqual({ typed: "" }));
});
