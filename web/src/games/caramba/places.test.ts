import { describe, expect, it } from "vitest";
import { follow } from "../shared/identity";
import { plan } from "./layout";
import { cards, crates } from "./pieces";
import { inGrid, inRow, laid } from "./places";
import { sample } from "./sample";
import type { View } from "./view";

describe.each([true, false])("the board, wide: %s", (wide) => {
  it("lays every piece on the board", () => {
    const board = plan(sample(), wide);
    const pieces = [crates(sample()), ...[0, 1, 2, 3].map((seat) => cards(sample(), seat))].flatMap((all) => laid(board, follow([], all)));
    for (const { x, y } of pieces) expect(x >= 0 && y >= 0 && x <= board.width && y <= board.height).toBe(true);
  });

  it("swaps hand and discards to choose from them", () => {
    const board = plan(sample({ you: { ...(sample().you as NonNullable<View["you"]>), seat: 0, hand: ["d7", "m7", "g2d5", "g3d4"] } }), wide);
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
});
