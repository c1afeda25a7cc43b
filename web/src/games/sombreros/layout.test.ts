import { describe, expect, it } from "vitest";
import { cells, hatAt, letter, plan, short, terrainOf, tokenAt, way } from "./layout";
import { follow } from "./pieces";
import { drawn, type Point } from "./parts/road";
import { reseated, sample } from "./sample";

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const { route } = sample();

describe.each([true, false])("the board, wide: %s", (wide) => {
  const board = plan(route, 4, wide);

  it("has a place for every space, none on top of another, all on the map", () => {
    expect(board.stops).toHaveLength(48);
    for (const [number, stop] of board.stops.entries()) {
      expect(stop.x).toBeGreaterThan(22);
      expect(stop.x).toBeLessThan(board.width - 22);
      expect(stop.y).toBeLessThan(board.ground - 20);
      for (const other of board.stops.slice(number + 1)) expect(apart(stop, other)).toBeGreaterThan(36);
    }
  });

  it("begins at the bottom and climbs to the mine", () => {
    const [first, last] = [board.stops[0], board.stops.at(-1)];
    expect(first?.y).toBeGreaterThan(last?.y ?? 0);
    expect(apart(last ?? board.start, board.mine)).toBeLessThan(70);
  });

  it("draws one bed for each ground", () => {
    expect(board.beds.map(({ terrain }) => terrain)).toEqual(["stone", "gravel", "earth"]);
    expect(drawn(board.beds[0]?.line ?? [])).toMatch(/^M[\d.]+ [\d.]+L/);
  });

  it.each([2, 3, 4, 5, 6])("seats %i players without overlap", (seats) => {
    const { seats: boxes, tray, height, width } = plan(route, seats, wide);
    expect(boxes).toHaveLength(seats);
    for (const [number, box] of boxes.entries()) {
      expect(box.x + box.w).toBeLessThanOrEqual(width);
      expect(box.y + box.h).toBeLessThanOrEqual(height);
      for (const other of [tray, ...boxes.slice(number + 1)]) {
        const beside = box.x + box.w <= other.x || other.x + other.w <= box.x;
        const below = box.y + box.h <= other.y || other.y + other.h <= box.y;
        expect(beside || below).toBe(true);
      }
    }
  });

  it("has room for the longest route an edition may have", () => {
    const long = plan([{ terrain: "earth", spaces: 60, dice: 1 }], 4, wide);
    const [one, two] = long.stops;
    expect(apart(one ?? board.mine, two ?? board.mine)).toBeGreaterThan(30);
  });
});

describe("pieces", () => {
  const board = plan(route, sample().seats.length, true);
  const { hats, tokens } = follow(null, sample());

  it("stand on their spaces, in hands, or at the mine", () => {
    const [first] = hats;
    const [inHand] = tokens;
    expect(first && hatAt(board, hats, first, false)).toMatchObject({ x: board.stops[15]?.x });
    expect(inHand && tokenAt(board, inHand).y).toBeGreaterThan(board.ground);
    const arrived = hats.filter(({ place }) => place === "mine").map((hat) => hatAt(board, hats, hat, false).x);
    expect(new Set(arrived).size).toBe(3);
  });

  it("step aside while two are on one space", () => {
    const view = reseated(sample(), { 1: { sombreros: [16] } });
    const { hats } = follow(null, view);
    const [sitter, comer] = hats.filter(({ place }) => place === 16);
    if (!sitter || !comer) throw new Error("two sombreros expected");
    expect(apart(hatAt(board, hats, sitter, false), hatAt(board, hats, comer, true))).toBeGreaterThan(10);
  });

  it("walk from space to space, the last steps to the mine too", () => {
    const before = follow(null, sample());
    const moved = follow(before, reseated(sample(), { 0: { sombreros: [20, 40] } }));
    expect(moved.hats.map((hat) => way(board, hat).length)).toEqual([5, 0, 0, 0, 0, 0]);
    const arrived = follow(before, reseated(sample(), { 0: { sombreros: [16], arrived: 1 } }));
    expect(arrived.hats.map((hat) => way(board, hat).length)).toEqual([0, 9, 0, 0, 0, 0]);
  });
});

it("names and grounds", () => {
  expect(letter(5)).toBe("F");
  expect(short("Maximiliano", 6)).toBe("Maxim…");
  expect(short("Ana", 6)).toBe("Ana");
  expect([16, 17, 48].map((space) => terrainOf(sample().route, space))).toEqual(["stone", "gravel", "earth"]);
  expect(cells({ x: 0, y: 0, w: 106, h: 50 }, 3, 2, 6)[1]).toEqual({ x: 56, y: 0, w: 50, h: 22 });
});
