import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { kindOf, offered, press } from "../shared/picking";
import { path, rules } from "./spots";

const choice = (notation: string, id = 0): Choice => ({ id, notation, says: { id: "", args: {} }, at: {} });
const offers = (silver: number): Choice[] => Array.from({ length: silver }, (_, one) => choice(`offer ${one + 1}`, one));

describe("the way to a choice", () => {
  it.each([
    ["place 17", ["space:17"]],
    ["ambush 20", ["space:20"]],
    ["recall 9", ["ambush:9"]],
    ["throw 3", ["dice:3"]],
    ["accept 2", ["offer:2"]],
    ["ready", ["ready:ambushes"]],
    ["no", ["no:offer"]],
    ["refuse", ["refuse:offers"]],
    ["offer 7", ["coin:7"]],
    ["offer 10", ["gold:1", "coin:0"]],
    ["offer 126", ["gold:12", "coin:6"]],
  ])("%s is pressed on the board", (notation, spots) => {
    expect(path(choice(notation))).toEqual(spots);
  });

  it("leads to every sum, and to no other", () => {
    const ways = offers(240).map((one) => path(one).join(" "));
    expect(new Set(ways).size).toBe(240);
  });

  it("asks for silver after gold, up to what is there", () => {
    const legal = offers(23);
    expect(press(legal, path, [], "gold:2")).toEqual({ kind: "picked", picked: ["gold:2"] });
    expect([...offered(legal, path, ["gold:2"])]).toEqual(["coin:0", "coin:1", "coin:2", "coin:3"]);
    expect(press(legal, path, ["gold:2"], "coin:3")).toEqual({ kind: "chosen", choice: legal[22] });
  });
});

describe("the rules", () => {
  it("stand behind every kind of spot", () => {
    const kinds = ["place 1", "recall 1", "throw 1", "accept 1", "ready", "no", "refuse", "offer 11"];
    for (const spot of kinds.flatMap((notation) => path(choice(notation)))) {
      expect(rules).toHaveProperty(kindOf(spot));
    }
  });
});
