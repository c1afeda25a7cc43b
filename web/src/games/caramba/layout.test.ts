import { describe, expect, it } from "vitest";
import { type Box, frame, seating, wrapped } from "./layout";
import { cards, crates, follow } from "./pieces";
import { cell, inGrid, inRow, laid } from "./places";
import { sample } from "./sample";
import { GOODS, type View } from "./view";

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
    const board = frame(view, wide);
    expect(board.rows).toHaveLength(4);
    const boxes = [
      board.stock,
      ...GOODS.flatMap((good) => [board.centre[good], board.lanes[good], ...board.stalls[good]]),
      ...board.rows.flatMap((row) => [row.plaque, ...Object.values(row.cells)]),
      ...Object.values(board.mine ?? {}),
    ];
    for (const box of boxes) expect(inside(box, board)).toBe(true);
  });

  it("lays every piece on the board", () => {
    const board = frame(sample(), wide);
    const pieces = [crates(sample()), ...[0, 1, 2, 3].map((seat) => cards(sample(), seat))].flatMap((all) => laid(board, follow([], all)));
    for (const { x, y } of pieces) expect(inside({ x, y, width: 0, height: 0 }, board)).toBe(true);
  });

  it("keeps one's crates large enough for a finger", () => {
    const row = frame(sample(), wide).rows.at(-1);
    expect(row?.own).toBe(true);
    if (row) expect(cell(row.cells.m, wide, true).crate).toBeGreaterThanOrEqual(36);
  });

  it("swaps hand and discards to choose from them", () => {
    const board = frame(sample({ you: { ...(sample().you as NonNullable<View["you"]>), seat: 0, hand: ["d7", "m7", "g2d5", "g3d4"] } }), wide);
    const view = sample({ you: { seat: 0, hand: ["d7", "m7", "g2d5", "g3d4"], special: "vuelta", secured: [] } });
    const forms = (swapped: boolean): string[] =>
      laid(board, follow([], cards(view, 0)), swapped).filter((one) => one.what !== null).map((one) => `${one.place} ${one.form}`);
    expect(new Set(forms(false))).toEqual(new Set(["hand:0 card", "discard:0 chip"]));
    expect(new Set(forms(true))).toEqual(new Set(["hand:0 chip", "discard:0 card"]));
  });
});

describe("rows and grids", () => {
  const box = { x: 10, y: 0, width: 100, height: 50 };
  it("a row moves closer together when it is full", () => {
    expect(inRow(box, 20, 1, 2)).toEqual({ x: 42, y: 25 });
    expect(inRow(box, 20, 9, 10).x).toBe(100);
  });
  it("a grid never overlaps", () => {
    const places = Array.from({ length: 15 }, (_, nth) => inGrid(box, { width: 20, height: 20 }, nth, 15, 1));
    const scale = places[0]?.scale ?? 0;
    for (const [number, one] of places.entries()) {
      for (const other of places.slice(number + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(20 * scale);
      }
    }
  });
  it("wraps words into lines", () => {
    expect(wrapped("Fuera before the auction", 16)).toEqual(["Fuera before the", "auction"]);
  });
});
