import { describe, expect, it } from "vitest";
import { plan } from "./layout";
import { follower } from "./pieces";
import { pack, stand } from "./places";
import { sample, seat } from "./sample";

describe("pack", () => {
  const room = { x: 20, y: 20, width: 60, height: 60 };

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
  const board = plan(sample().path, 2, true);
  const { runners, groups } = stand(follower()(sample({ seats: [seat([1, 1, 4]), seat([4], [1, 12])] })), board);

  it("draws every runner, always in the same order", () => {
    expect(runners.map(({ key }) => key)).toEqual(["0-0", "0-1", "0-2", "1-0", "1-1", "1-2"]);
    expect(runners.map(({ seated }) => seated)).toEqual([false, false, false, false, true, true]);
  });
  it("groups a team on a space", () => {
    expect(groups.map((group) => [group.space, group.seat, group.count])).toEqual([[1, 0, 2], [4, 0, 1], [4, 1, 1]]);
  });
});
