import { beforeAll, describe, expect, it, vi } from "vitest";
import { reseated, sample } from "./sample";
import { rules } from "./spots";
import type { View } from "./view";

const players = ["Ana", "Bruno", "Carla"];
let story: typeof import("./story");
let words: typeof import("../../words/words.svelte").words;

// The words look for a browser, which is not here.
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
  ({ words } = await import("../../words/words.svelte"));
  await words.need("tertulia", "sombreros");
  story = await import("./story");
});

const changes = (before: View, after: View): string[] => story.changes(before, after, players);

describe("the table in words", () => {
  it("is complete and in reading order", () => {
    expect(story.text(sample(), players)).toEqual([
      "Race 1, round 2. Choosing the number of dice. Pot: 8.",
      "The route: stone 1 to 16, gravel 17 to 32, earth 33 to 48. The mine lies beyond 48.",
      "Ana: silver 12; sombreros on: 16 40, at the mine: 0; ambushes on: none, tokens in hand: 2.",
      "Bruno: silver 60; sombreros on: 12, at the mine: 1; ambushes on: 21 33, tokens in hand: 0.",
      "Carla: silver 51; sombreros on: none, at the mine: 2; ambushes on: 44, tokens in hand: 1.",
      "Placing order: Bruno, Carla, Ana.",
      "On turn: the sombrero on space 16, entitled to 2 dice. Then, by space: 12.",
      "Prices now: welcome on an occupied space 1, next arrival at the mine 2.",
      "Number of dice and its price: 1: 1, 2: 0.",
    ]);
  });

  it("tells throws and offers", () => {
    const lines = story.text(sample({ throwing: 2, dice: [4], offers: { "2": 10 } }), players);
    expect(lines).toContain("Throwing 2 dice; so far: 4.");
    expect(lines).toContain("Offers: Carla 10.");
  });

  it("says who is broke, after what lies before them", () => {
    const lines = story.text(reseated(sample(), { 1: { silver: 0, broke: true } }), players);
    expect(lines[3]).toMatch(/^Bruno: silver 0;/);
    expect(lines[4]).toBe("Bruno is broke until the race ends and pays nothing more.");
    expect(lines[5]).toMatch(/^Carla/);
  });

  it("says in a few words what a player has", () => {
    expect(story.standing(sample(), 1)).toBe("silver 60; sombreros on: 12, at the mine: 1");
  });
});

describe("what follows by itself", () => {
  const throwing = sample({ phase: "throw", throwing: 1, chosen: 1 });

  it("is a move, and the next round", () => {
    const after = reseated(throwing, { 0: { sombreros: [20, 40] } }, { phase: "dice", round: 3, throwing: 0 });
    expect(changes(throwing, after)).toEqual(["Ana moves from space 16 to 20.", "Round 3."]);
  });

  it("is a welcome and another throw", () => {
    const view = reseated(throwing, { 1: { sombreros: [20] } });
    const seats = { 0: { sombreros: [20, 40], silver: 13 }, 1: { sombreros: [20], silver: 59 } };
    expect(changes(view, reseated(view, seats, { phase: "occupied", sombrero: 20 }))).toEqual([
      "Ana moves from space 16 to 20.",
      "Space 20 is occupied: one more die.",
      "Bruno pays 1 silver to Ana.",
    ]);
  });

  it("is a move onto one's own other sombrero, and on", () => {
    const view = reseated(throwing, { 0: { sombreros: [40, 40] } }, { phase: "occupied", sombrero: 40 });
    expect(changes(throwing, view)).toEqual(["Ana moves from space 16 to 40.", "Space 40 is occupied: one more die."]);
    expect(changes(view, reseated(view, { 0: { sombreros: [40, 43] } }, { phase: "dice", throwing: 0 }))).toEqual([
      "Ana moves from space 40 to 43.",
    ]);
  });

  it("is an arrival, which may end the race", () => {
    const view = sample({ phase: "throw", throwing: 1, sombrero: 12 });
    const seats = { 0: { sombreros: [], silver: 23 }, 1: { sombreros: [], arrived: 0, silver: 57 }, 2: { arrived: 0 } };
    const after = reseated(view, seats, { phase: "placing", race: 2, round: 0, pot: 0, order: [0, 1, 2] });
    expect(changes(view, after)).toEqual([
      "Bruno reaches the mine from space 12.",
      "Bruno pays 3 silver into the pot.",
      "Ana wins the race and takes the pot: 11 silver.",
      "Race 2. Placing order: Ana, Bruno, Carla.",
    ]);
  });

  it("is being broke, once, after a payment that is not made in full", () => {
    const before = reseated(sample({ phase: "throw", throwing: 1, race: 2, sombrero: 40 }), { 0: { silver: 1 } });
    const after = reseated(before, { 0: { silver: 0, broke: true, sombreros: [16], arrived: 1 } }, { phase: "dice", pot: 9 });
    expect(changes(before, after)).toEqual([
      "Ana reaches the mine from space 40.",
      "Ana pays 1 silver into the pot.",
      "Ana cannot pay in full and is broke: nothing more to pay in this race.",
    ]);
    expect(changes(after, reseated(after, { 0: { silver: 2 }, 1: { silver: 58 } }))).toEqual(["Bruno pays 2 silver to Ana."]);
  });

  it("is the end, and through whom", () => {
    const last = sample({ phase: "throw", throwing: 1, sombrero: 12 });
    const arrival = { sombreros: [], arrived: 2, silver: 0 };
    const over = (reason: View["reason"], seats: Parameters<typeof reseated>[1]): string[] =>
      changes(last, reseated(last, seats, { phase: "over", reason, sombrero: null, pot: 0 })).slice(-2);
    // Who won the race, broke or not, has sombreros left.
    expect(over("broke", { 0: { broke: true, silver: 80 }, 1: { ...arrival, broke: true } })).toEqual([
      "Bruno cannot pay in full and is broke: nothing more to pay in this race.",
      "Broke, and not the winner of this race: Bruno. The game is over.",
    ]);
    expect(over("bankrupt", { 0: { silver: 80 }, 1: arrival, 2: { silver: 0 } })).toEqual([
      "Ana wins the race and takes the pot: 68 silver.",
      "No silver left after this race: Bruno, Carla. The game is over.",
    ]);
    expect(over("guard", { 0: { silver: 23 }, 1: { ...arrival, silver: 57 } })).toEqual([
      "Ana wins the race and takes the pot: 11 silver.",
      "That was the last race. The game is over.",
    ]);
  });

  it("is not what an accepted offer has said already", () => {
    const before = sample({ phase: "answer", offers: { "2": 10 } });
    expect(changes(before, reseated(before, { 0: { silver: 22 }, 2: { silver: 41 } }, { phase: "throw" }))).toEqual([]);
  });

  it("is told of views that lie apart only as far as it is certain", () => {
    const before = sample();
    const seats = { 0: { sombreros: [20, 40], silver: 14 }, 1: { silver: 57 } };
    expect(changes(before, reseated(before, seats, { pot: 9 }))).toEqual(["Ana moves from space 16 to 20."]);
  });
});

it("has a name and help for every kind of spot", () => {
  const phases = new Set(["first", "placing", "preparing", "window", "offers", "answer", "throw", "occupied", "ambushed", "over"]);
  const kinds = Object.keys(rules).filter((key) => !phases.has(key) && !key.startsWith("sombreros-"));
  for (const kind of kinds) {
    expect(words.knows(`sombreros-spot-${kind}`), kind).toBe(true);
    expect(words.knows(`sombreros-help-${kind}`), kind).toBe(true);
  }
});
