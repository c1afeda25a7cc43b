import { describe, expect, it } from "vitest";
import { distance, drawn } from "../shared/geometry";
import { plan, terrainOf } from "./layout";
import { sample } from "./sample";

const { route } = sample();

describe.each([true, false])("the board, wide: %s", (wide) => {
  const board = plan(route, 4, wide);

  it("has a place for every space, none on top of another, all on the map", () => {
    expect(board.stops).toHaveLength(48);
    for (const [number, stop] of board.stops.entries()) {
      expect(stop.x).toBeGreaterThan(22);
      expect(stop.x).toBeLessThan(board.width - 22);
      expect(stop.y).toBeLessThan(board.ground - 20);
      for (const other of board.stops.slice(number + 1)) expect(distance(stop, other)).toBeGreaterThan(36);
    }
  });

  it("begins at the bottom and climbs to the mine", () => {
    const [first, last] = [board.stops[0], board.stops.at(-1)];
    expect(first?.y).toBeGreaterThan(last?.y ?? 0);
    expect(distance(last ?? board.start, board.mine)).toBeLessThan(70);
  });

  it("draws one bed for each ground", () => {
    expect(board.beds.map(({ terrain }) => terrain)).toEqual(["stone", "gravel", "earth"]);
    expect(drawn(board.beds[0]?.line ?? [])).toMatch(/^M[\d.]+ [\d.]+L/);
  });

  it.each([2, 3, 4, 5, 6])("seats %i players without overlap", (seats) => {
    const { purses: boxes, tray, height, width } = plan(route, seats, wide);
    expect(boxes).toHaveLength(seats);
    for (const [number, box] of boxes.entries()) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of [tray, ...boxes.slice(number + 1)]) {
        const beside = box.x + box.width <= other.x || other.x + other.width <= box.x;
        const below = box.y + box.height <= other.y || other.y + other.height <= box.y;
        expect(beside || below).toBe(true);
      }
    }
  });

  it("has room for the longest route an edition may have", () => {
    const long = plan([{ terrain: "earth", spaces: 60, dice: 1 }], 4, wide);
    const [one, two] = long.stops;
    expect(distance(one ?? board.mine, two ?? board.mine)).toBeGreaterThan(30);
  });
});

it("knows the ground of a space", () => {
  expect([16, 17, 48].map((space) => terrainOf(route, space))).toEqual(["stone", "gravel", "earth"]);
});
