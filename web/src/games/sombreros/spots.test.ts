import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { kindOf } from "../shared/picking";
import { path, rules } from "./spots";

const choice = (notation: string, id = 0): Choice => ({ id, notation, says: { id: "", args: {} }, at: {} });

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
    ["offer 7", ["sum:7"]],
    ["offer 126", ["sum:126"]],
  ])("%s is pressed on the board", (notation, spots) => {
    expect(path(choice(notation))).toEqual(spots);
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
