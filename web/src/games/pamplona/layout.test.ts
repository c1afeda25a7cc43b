import { describe, expect, it } from "vitest";
import { distance, middle } from "../shared/geometry";
import { plan } from "./layout";
import { bunting, rowOfHouses } from "./parts/scenery";
import { along, type Leg, type Pose } from "./parts/street";
import { sample } from "./sample";

const { path } = sample();

describe("along", () => {
  const start: Pose = { x: 0, y: 0, heading: 0, bend: 0 };
  const legs: Leg[] = [{ ahead: 100 }, { turn: -180, radius: 50 }, { ahead: 100 }];
  const near = (pose: Pose): number[] => [pose.x, pose.y, pose.heading].map(Math.round);

  it("goes straight on", () => expect(near(along(start, legs, 40))).toEqual([40, 0, 0]));
  it("turns left in the bend", () => expect(near(along(start, legs, 100 + 25 * Math.PI))).toEqual([150, -50, -90]));
  it("comes back after it", () => expect(near(along(start, legs, 150 + 50 * Math.PI))).toEqual([50, -100, -180]));
});

describe.each([true, false])("plan, wide: %s", (wide) => {
  const board = plan(path, 6, wide);

  it("has a tile for every space, in their order", () => {
    expect(board.tiles.map(({ space }) => space)).toEqual(Array.from({ length: 39 }, (_, space) => space));
  });
  it("has all rows", () => expect(board.rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  it("keeps everything on the board", () => {
    const points = [...board.tiles.flatMap(({ room, number, bull }) => [middle(room), number, bull]), ...board.rows.map(({ number }) => number)];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(board.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(board.height);
    }
  });
  it("gives a finger room on every space", () => {
    const [, ...street] = board.tiles.slice(0, path.street + 1);
    for (const [number, { room }] of street.slice(1).entries()) {
      const before = street[number] as (typeof street)[number];
      expect(distance(middle(room), middle(before.room))).toBeGreaterThan(30);
    }
  });
  it("draws the longer street of another edition too", () => {
    expect(plan({ ...path, street: 40, arena: 8, rows: 10 }, 2, wide).tiles).toHaveLength(49);
  });
});

describe("the town", () => {
  it("fills a row with houses", () => {
    const houses = rowOfHouses({ x: 10, y: 99, width: 440, height: 74 });
    const last = houses.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(450, 0);
  });
  it("hangs as many flags as asked", () => expect(bunting({ x: 0, y: 0 }, { x: 90, y: 0 }, 9, 7).flags.map((path) => path.match(/M/g)?.length)).toEqual([3, 2, 2]));
});
