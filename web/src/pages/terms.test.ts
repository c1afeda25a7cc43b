import { expect, it } from "vitest";
import { lasting, turns, USUAL } from "./terms";

it("offers for a turn what a usual clock has", () => {
  for (const { clock, increment, delay } of USUAL) {
    expect(turns(clock)).toContain(increment);
    expect(turns(clock)).toContain(delay);
  }
});

it("knows games that last for days", () => {
  expect(USUAL.map(({ clock }) => lasting(clock))).toEqual([false, false, false, false, false, true, true, true]);
});
