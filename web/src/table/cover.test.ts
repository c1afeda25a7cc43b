import { describe, expect, it } from "vitest";
import type { Known } from "../net/known";
import { awaited, covered } from "./cover";

const HAND = { seat: 1, hand: ["g2m5"] };

function known(seats: number[], view: Record<string, unknown>, status = "playing"): Known {
  const legal = [{ notation: "bid g2m5 g" }];
  const story = [{ table: [], own: [["g2m5"]], standings: ["of all"] }];
  const state = { status, seat: 1, view, legal, steps: [view], story, changes: [], can_undo: true };
  return { welcome: { seats }, state } as unknown as Known;
}

describe("several people at one screen", () => {
  const shared = known([0, 1], { round: 2, you: HAND });

  it("leaves nothing of a seat while nobody, or somebody else, looks", () => {
    for (const looking of [null, 0]) {
      const { state } = covered(shared, looking);
      expect(JSON.stringify(state)).not.toContain("g2m5");
      expect(state?.view).toEqual({ round: 2 });
      expect(state).toMatchObject({ seat: null, legal: [], steps: [], can_undo: false });
      expect(state?.story).toEqual([{ table: [], own: [], standings: ["of all"] }]);
      expect(awaited(shared, looking)).toBe(1);
    }
  });

  it("shows a seat its own", () => {
    expect(covered(shared, 1)).toBe(shared);
    expect(awaited(shared, 1)).toBeNull();
  });
});

it.each([
  ["one who is alone", known([1], { you: HAND })],
  ["a game without secrets", known([0, 1], { round: 2 })],
  ["a game that is over", known([0, 1], { you: HAND }, "over")],
])("covers nothing for %s", (_, open) => {
  expect(covered(open, null)).toBe(open);
  expect(awaited(open, null)).toBeNull();
});
