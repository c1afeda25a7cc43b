import { describe, expect, it } from "vitest";
import { cards, crates, follower, type Piece } from "./pieces";
import { band, sample } from "./sample";

const keys = (pieces: Piece[], place: string): number[] => pieces.filter((piece) => piece.place === place).map((piece) => piece.key);

describe("all pieces", () => {
  it("are the crates of the table", () => {
    const all = crates(sample());
    expect(all).toHaveLength(15 + 2 + 3 + 3);
    expect(all.filter((one) => one.place === "secured:1")).toEqual([{ place: "secured:1", what: "m4", nth: 0 }]);
    expect(all.filter((one) => one.place === "secured:0")).toEqual([{ place: "secured:0", what: null, nth: 0 }]);
  });
  it("are the cards of a band, one's own hand in the open", () => {
    const shown = (seat: number): (string | null)[] =>
      cards(sample(), seat).filter((one) => one.place === `hand:${seat}`).map((one) => one.what);
    expect(shown(1)).toEqual(["g2d5", "g5m2", "d7"]);
    expect(shown(0)).toEqual([null, null, null, null]);
  });
  it("are known in another hand only with the memory aid", () => {
    const view = sample({ seats: [band("Bandidos", { remembered: { hand: ["m7"], secured: [] } })] });
    const hand = cards(view, 0).filter((one) => !one.place.startsWith("pile"));
    expect(hand.map((one) => one.place)).toEqual(["hand:0", "hand:0", "hand:0", "known:0"]);
  });
});

describe("following pieces", () => {
  it("keeps every key where nothing moves", () => {
    const next = follower();
    const before = next(sample()).crates;
    expect(next(sample()).crates).toEqual(before);
  });

  it("lets a crate glide from the centre to its winner", () => {
    const next = follower();
    const before = next(sample({ centre: ["g2", "d2"] })).crates;
    const seats = sample().seats.map((one, seat) => (seat === 2 ? { ...one, front: ["g2", "g3"] } : { ...one, front: [] }));
    const after = next(sample({ centre: ["d2", "m2", "m3"], seats })).crates;
    expect(keys(after, "front:2:g").sort()).toEqual([...keys(before, "centre:g"), ...keys(before, "front:0:g")].sort());
    expect(keys(after, "centre:m").sort()).toEqual(keys(before, "front:1:m").sort());
  });

  it("does not take a secured crate for an equal one from the bag", () => {
    const next = follower();
    const before = next(sample()).crates;
    const seats = sample().seats.map((one, seat) => (seat === 0 ? { ...one, front: [], secured: 2 } : one));
    const after = next(sample({ bag: 14, centre: ["g2", "g3", "d2"], seats })).crates;
    const secured = keys(before, "front:0:g")[0];
    expect(keys(after, "secured:0")).toContain(secured);
    expect(keys(after, "centre:g")).not.toContain(secured);
  });

  it("turns a hidden card of a hand into a bid, and back", () => {
    const hidden = sample();
    const bid = sample();
    bid.seats[0] = { ...hidden.seats[0], ...band("Bandidos"), discard: ["g5m2", "g7"], hand: 3, bids: { g: [], m: [], d: ["d7"] } };
    const next = follower();
    const before = next(hidden).cards[0] ?? [];
    const after = next(bid).cards[0] ?? [];
    expect(keys(before, "hand:0")).toContain(keys(after, "bid:0:d")[0]);
    expect(next(hidden).cards[0]?.map((piece) => piece.place)).toEqual(before.map((piece) => piece.place));
  });

  it("moves pieces of one event one after the other", () => {
    const next = follower();
    const before = next(sample()).crates;
    const after = next(sample({ bag: 13, centre: ["g2", "m4", "d2", "d4"] })).crates;
    expect(after.filter((piece) => piece.place !== before[piece.key]?.place).map((piece) => piece.order).sort()).toEqual([0, 1]);
  });
});
