import { describe, expect, it } from "vitest";
import { distance } from "../shared/geometry";
import { plan } from "./layout";
import { follower, type Placed } from "./pieces";
import { hatAt, tokenAt, way } from "./places";
import { reseated, sample } from "./sample";
import type { View } from "./view";

describe("pieces", () => {
  const board = plan(sample().route, sample().seats.length, true);
  const { hats, tokens } = follower()(sample());

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
    const { hats } = follower()(view);
    const [sitter, comer] = hats.filter(({ place }) => place === 16);
    if (!sitter || !comer) throw new Error("two sombreros expected");
    expect(distance(hatAt(board, hats, sitter, false), hatAt(board, hats, comer, true))).toBeGreaterThan(10);
  });

  it("walk from space to space, the last steps to the mine too", () => {
    const after = (seat: Partial<View["seats"][number]>): Placed[] => {
      const look = follower();
      look(sample());
      return look(reseated(sample(), { 0: seat })).hats;
    };
    expect(after({ sombreros: [20, 40] }).map((hat) => way(board, hat).length)).toEqual([5, 0, 0, 0, 0, 0]);
    expect(after({ sombreros: [16], arrived: 1 }).map((hat) => way(board, hat).length)).toEqual([0, 9, 0, 0, 0, 0]);
  });
});
