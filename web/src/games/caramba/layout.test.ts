import { describe, expect, it } from "vitest";
import type { Box } from "../shared/geometry";
import { plan, seating } from "./layout";
import { cell } from "./places";
import { sample } from "./sample";
import { GOODS } from "./parts/goods";
import type { View } from "./view";

const spectator = (): View => {
  const { you: _, ...view } = sample();
  return view;
};
const inside = (inner: Box, outer: { width: number; height: number }): boolean =>
  inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= outer.width && inner.y + inner.height <= outer.height;

describe("seating", () => {
  it("goes round clockwise and ends with oneself", () => {
    expect(seating(4, 1)).toEqual([2, 3, 0, 1]);
    expect(seating(3, null)).toEqual([0, 1, 2]);
  });
});

describe.each([true, false])("the board, wide: %s", (wide) => {
  const cases: [string, View][] = [["a player", sample()], ["a spectator", spectator()]];
  it.each(cases)("has room for all that %s sees", (_, view) => {
    const board = plan(view, wide);
    expect(board.rows).toHaveLength(4);
    const boxes = [
      board.stock,
      ...GOODS.flatMap((good) => [board.centre[good], board.lanes[good], ...board.stalls[good]]),
      ...board.rows.flatMap((row) => [row.plaque, ...Object.values(row.cells)]),
      ...Object.values(board.mine ?? {}),
    ];
    for (const box of boxes) expect(inside(box, board)).toBe(true);
  });

  it("keeps one's crates large enough for a finger", () => {
    const row = plan(sample(), wide).rows.at(-1);
    expect(row?.own).toBe(true);
    if (row) expect(cell(row.cells.m, wide, true).crate).toBeGreaterThanOrEqual(36);
  });
});
