import { expect, it } from "vitest";
import type { Said } from "../../protocol";
import { band, sample } from "./sample";
import { acts } from "./staging";

const said = (id: string, args: Said["args"] = {}): Said => ({ id: `caramba-${id}`, args });

/** Gringos win gold with 9 against 3; munitions are tied at 7, and Soldados lose m2 m3 to the centre. */
const before = sample();
const after = sample({
  phase: "securing",
  centre: ["d2", "m2", "m3"],
  seats: [
    band("Bandidos", { secured: 1, discard: ["g5m2", "g7"] }),
    band("Soldados", { secured: 1 }),
    band("Gringos", { secured: 1, front: ["g2", "g3"], discard: ["g5d2", "g4m3"] }),
    band("Indios", { hand: 5, passed: true, special: "vuelta" }),
  ],
  you: { seat: 1, hand: ["g2d5", "g5m2", "d7", "g3m4"], special: "fuera", secured: ["m4"] },
});
const news = [
  said("pass", { seat: 1 }),
  said("change-offers", { good: "g" }),
  said("change-won", { good: "g", seat: 2, offer: 9 }),
  said("change-spent", { good: "g", seat: 2 }),
  said("change-tie", { good: "m" }),
  said("change-centre", { good: "m" }),
  said("change-round"),
];

it("settles good by good: the offers, then the crates and the cards", () => {
  const shown = acts(before, after, news);
  const told = shown.map((act) => act.news.map(({ id }) => id.replace(/caramba-(change-)?/, "")));
  expect(told).toEqual([["pass"], ["offers"], ["won", "spent"], ["tie"], ["centre", "round"]]);
  expect(shown.at(-1)?.view).toBe(after);
  expect(shown.flatMap((act) => act.news)).toEqual(news);
});

it("moves the crates of one good alone; the winner's cards are discarded, the others' return", () => {
  const gold = acts(before, after, news)[2]?.view;
  expect(gold?.seats[2]).toMatchObject({ front: ["g2", "g3"], discard: ["g5d2", "g4m3"], hand: 4, bids: { g: [] } });
  expect(gold?.seats[0]?.front).toEqual([]);
  expect(gold?.centre).toEqual(["d2"]);
  expect(gold?.seats[1]).toMatchObject({ front: ["m2", "m3"], bids: { m: ["g3m4"] } });
  expect(gold?.phase).toBe("auction");
});

it("loses no card and no crate on the way", () => {
  for (const { view } of acts(before, after, news)) {
    const cards = view.seats.map((one) => one.hand + one.discard.length + Object.values(one.bids).flat().length);
    expect(cards).toEqual(before.seats.map((one) => one.hand + one.discard.length + Object.values(one.bids).flat().length));
    expect(view.centre.length + view.seats.flatMap((one) => one.front).length).toBe(5);
  }
});
