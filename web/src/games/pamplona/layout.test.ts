import { describe, expect, it } from "vitest";
import { follow, followed, places } from "./pieces";
import { pack, plan, stand } from "./layout";
import { bunting, rowOfHouses } from "./parts/scenery";
import { along, type Leg, type Pose } from "./parts/street";
import type { Path, Seat } from "./view";

const PATH: Path = { street: 32, arena: 6, tomatoes: [21, 22], fear: [5, 9, 13, 17, 25, 29], rows: 12 };
const seat = (runners: number[], rows: number[] = []): Seat => ({ runners, rows, courage: 30, credits: 0, balance: 30, attack: null });

describe("along", () => {
  const start: Pose = { x: 0, y: 0, heading: 0, bend: 0 };
  const legs: Leg[] = [{ ahead: 100 }, { turn: -180, radius: 50 }, { ahead: 100 }];
  const near = (pose: Pose): number[] => [pose.x, pose.y, pose.heading].map(Math.round);

  it("goes straight on", () => expect(near(along(start, legs, 40))).toEqual([40, 0, 0]));
  it("turns left in the bend", () => expect(near(along(start, legs, 100 + 25 * Math.PI))).toEqual([150, -50, -90]));
  it("comes back after it", () => expect(near(along(start, legs, 150 + 50 * Math.PI))).toEqual([50, -100, -180]));
});

describe.each([true, false])("plan, wide: %s", (wide) => {
  const board = plan(PATH, 6, wide);

  it("has a tile for every space, in their order", () => {
    expect(board.tiles.map(({ space }) => space)).toEqual(Array.from({ length: 39 }, (_, space) => space));
  });
  it("has all rows", () => expect(board.rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  it("keeps everything on the board", () => {
    const points = [...board.tiles.flatMap(({ room, number, bull }) => [room, number, bull]), ...board.rows.map(({ number }) => number)];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(board.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(board.height);
    }
  });
  it("gives a finger room on every space", () => {
    const [, ...street] = board.tiles.slice(0, PATH.street + 1);
    for (const [number, { room }] of street.slice(1).entries()) {
      const before = street[number] as (typeof street)[number];
      expect(Math.hypot(room.x - before.room.x, room.y - before.room.y)).toBeGreaterThan(30);
    }
  });
  it("draws the longer street of another edition too", () => {
    expect(plan({ ...PATH, street: 40, arena: 8, rows: 10 }, 2, wide).tiles).toHaveLength(49);
  });
});

describe("pack", () => {
  const room = { x: 50, y: 50, w: 60, h: 60 };

  it("puts one thing into the middle, as large as allowed", () => {
    expect(pack([20], 29, room, 1.4)).toEqual({ scale: 1.4, spots: [{ x: 50, y: 50 }] });
  });
  it("breaks lines and shrinks until all fit", () => {
    const { scale, spots } = pack([20, 20, 20, 20], 29, room, 1.4);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
    expect(scale).toBeLessThan(1.1);
    for (const { x, y } of spots) expect(Math.max(Math.abs(x - 50) + 10 * scale, Math.abs(y - 50) + 14.5 * scale)).toBeLessThanOrEqual(30.01);
  });
  it("squeezes what cannot fit", () => {
    expect(pack(Array<number>(60).fill(20), 29, room, 1).spots).toHaveLength(60);
  });
});

describe("stand", () => {
  const board = plan(PATH, 2, true);
  const teams = [seat([1, 1, 4]), seat([4], [1, 12])].map(places);
  const { runners, groups } = stand(teams, board);

  it("draws every runner, always in the same order", () => {
    expect(runners.map(({ key }) => key)).toEqual(["0-0", "0-1", "0-2", "1-0", "1-1", "1-2"]);
    expect(runners.map(({ seated }) => seated)).toEqual([false, false, false, false, true, true]);
  });
  it("groups a team on a space", () => {
    expect(groups.map((group) => [group.space, group.seat, group.count])).toEqual([[1, 0, 2], [4, 0, 1], [4, 1, 1]]);
  });
});

describe("follow", () => {
  it("moves the one runner that has moved", () => {
    expect(followed([{ space: 1 }, { space: 7 }, { space: 4 }], seat([1, 4, 12]))).toEqual([{ space: 1 }, { space: 12 }, { space: 4 }]);
  });
  it("seats the farthest on the lowest row", () => {
    expect(followed([{ space: 36 }, { space: 34 }, { space: 3 }], seat([3], [4, 5]))).toEqual([{ row: 4 }, { row: 5 }, { space: 3 }]);
  });
  it("follows a shove back", () => {
    expect(followed([{ space: 8 }, { space: 8 }, { space: 2 }], seat([2, 6, 6]))).toEqual([{ space: 6 }, { space: 6 }, { space: 2 }]);
  });
  it("changes nothing when nothing has changed", () => {
    const teams = follow([], [seat([1, 4, 12]), seat([], [1, 2, 2])]);
    expect(follow(teams, [seat([1, 4, 12]), seat([], [1, 2, 2])])).toEqual(teams);
  });
});

describe("the town", () => {
  it("fills a row with houses", () => {
    const houses = rowOfHouses({ x: 10, y: 99, w: 440, h: 74 });
    const last = houses.at(-1);
    expect((last?.x ?? 0) + (last?.w ?? 0)).toBeCloseTo(450, 0);
  });
  it("hangs as many flags as asked", () => expect(bunting({ x: 0, y: 0 }, { x: 90, y: 0 }, 9, 7).flags).toHaveLength(7));
});
