import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { offered, press } from "../shared/picking";
import { path, rules } from "./spots";

function choice(id: number, notation: string, name: string, args: Record<string, string | number>): Choice {
  const { seat: _, ...at } = args;
  return { id, notation, says: { id: `pamplona-${name}`, args }, at };
}
const run = (space: number, steps: number): Choice =>
  choice(space * 10 + steps, `${space}+${steps}`, steps ? "move" : "stay", { seat: 2, space, steps });
const one = (die: string, steps: number): Choice =>
  choice(steps, `${die} 30+${steps}`, "move-one", { seat: 0, die, space: 30, steps });

describe("path", () => {
  it("leads from the runners of a seat to a space", () => {
    expect(path(run(12, 4))).toEqual(["runner:2-12", "space:16"]);
    expect(path(run(12, 0))).toEqual(["runner:2-12", "space:12"]);
  });
  it("begins with the die when there is one runner", () => expect(path(one("B", 4))).toEqual(["die:B", "space:34"]));
  it("is one press for a shove", () => {
    const shove = (way: string): Choice => choice(35, "shove 1 0", `shove-${way}`, { seat: 0, other_seat: 1, steps: 2 });
    expect(["back", "not", "on"].map((way) => path(shove(way)))).toEqual([["shove:back"], ["shove:not"], ["shove:on"]]);
  });
  it("tells two runners apart that can reach one space", () => {
    const legal = [run(4, 3), run(1, 6)];
    expect(offered(legal, path, ["runner:2-1"])).toEqual(new Set(["space:7"]));
    expect(press(legal, path, ["runner:2-1"], "space:7")).toEqual({ kind: "chosen", choice: legal[1] });
  });
});

describe("rules", () => {
  it("stand behind every phase", () => {
    for (const phase of ["first", "roll-a", "roll-b", "die-a", "die-b", "one-die", "shove", "torro", "over"])
      expect(rules).toHaveProperty(phase);
  });
});
