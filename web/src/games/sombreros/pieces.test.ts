import { expect, it } from "vitest";
import type { Said } from "../../protocol";
import { follower } from "./pieces";
import { reseated, sample } from "./sample";

const where = (pieces: { key: string; place: unknown }[]) => Object.fromEntries(pieces.map(({ key, place }) => [key, place]));

it("shows every sombrero and every token once", () => {
  const { hats, tokens, turn } = follower()(sample());
  expect(where(hats)).toEqual({ "hat-0-0": 16, "hat-0-1": 40, "hat-1-0": 12, "hat-1-1": "mine", "hat-2-0": "mine", "hat-2-1": "mine" });
  expect(where(tokens)).toMatchObject({ "token-0-0": "hand", "token-1-0": 21, "token-2-0": 44, "token-2-1": "hand" });
  expect(turn).toBe("hat-0-0");
});

it("lets the sombrero that moved keep its key, also when it overtakes its fellow", () => {
  const look = follower();
  const before = look(sample());
  const after = look(reseated(sample(), { 0: { sombreros: [40, 42] } }));
  expect(where(after.hats)).toMatchObject({ "hat-0-0": 42, "hat-0-1": 40 });
  expect(after.hats.find(({ key }) => key === "hat-0-0")?.from).toBe(16);
  expect(after.hats.map(({ key }) => key)).toEqual(before.hats.map(({ key }) => key));
});

it("knows which of two on one space is on turn", () => {
  const look = follower();
  expect(look(sample({ sombrero: 12 })).turn).toBe("hat-1-0");
  const after = look(reseated(sample(), { 1: { sombreros: [16] } }, { sombrero: 16, phase: "occupied", throwing: 1 }));
  expect(after.turn).toBe("hat-1-0");
});

it("holds sombreros in hand while they are being placed", () => {
  const seats = { 0: { sombreros: [], unplaced: 2 }, 1: { sombreros: [5], unplaced: 1, arrived: 0 }, 2: { unplaced: 2, arrived: 0 } };
  const { hats } = follower()(reseated(sample(), seats, { phase: "placing", round: 0, sombrero: null }));
  expect(hats.filter(({ place }) => place === "hand")).toHaveLength(5);
});

it("changes nothing when it sees the same view again, and shows what was paid once", () => {
  const look = follower();
  const view = sample();
  expect(look(view)).toBe(look(structuredClone(view)));
  const after = reseated(view, { 0: { silver: 11 } }, { pot: 9 });
  const news: Said[] = [{ id: "sombreros-throw", args: { seat: 0, dice: 1 } }, { id: "sombreros-change-pot", args: { seat: 0, silver: 1 } }];
  const pieces = look(after, news);
  expect(pieces.paid).toEqual([{ from: 0, to: "pot", silver: 1 }]);
  expect(look(structuredClone(after), news)).toBe(pieces);
});

it.each([
  ["sombreros-change-paid", { seat: 1, other_seat: 2, silver: 3 }, { from: 1, to: 2, silver: 3 }],
  ["sombreros-accept", { seat: 1, other_seat: 2, silver: 3 }, { from: 2, to: 1, silver: 3 }],
  ["sombreros-change-won", { seat: 1, silver: 30 }, { from: "pot", to: 1, silver: 30 }],
])("knows where the silver of %s goes", (id, args, flow) => {
  expect(follower()(sample(), [{ id, args }]).paid).toEqual([flow]);
});
