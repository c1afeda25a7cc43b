import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Seat, View } from "./view";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { words } = await import("../../words/words.svelte");
const { changes, standing, text } = await import("./story");
const { rules } = await import("./spots");

beforeAll(() => words.need("tertulia", "pamplona"));

const PLAYERS = ["Ana", "Bruno"];
const seat = (runners: number[], rows: number[], courage: number, credits = 0): Seat => ({
  runners,
  rows,
  courage,
  credits,
  balance: courage - 10 * credits,
  attack: null,
});
const VIEW: View = {
  round: 2,
  phase: "die-b",
  actor: 0,
  first: 1,
  turn: 0,
  torro: 3,
  deck: 21,
  discard: ["3"],
  dice: { A: "4", B: ">" },
  shove: null,
  seats: [{ ...seat([1, 5, 9], [], 29), attack: -2 }, seat([], [1, 2, 2], 3, 1)],
  path: { street: 32, arena: 6, tomatoes: [21, 22], fear: [5, 9], rows: 12 },
};

describe("text", () => {
  it("tells the whole table in reading order", () => {
    expect(text(VIEW, PLAYERS)).toEqual([
      "Round 2. Choosing another runner for die B. First player: Bruno.",
      "Street: spaces 1 to 32, arena: from 33. Tomatoes: 21 22. Fear: 5 9.",
      "Torro is on space 3. Cards left: 21, turned (! is an attack): 3.",
      "Ana: courage 29, credits 0; runners on: 1 5 9; seated in rows: none. courage if Torro attacked now: −2",
      "Bruno: courage 3, credits 1; runners on: none; seated in rows: 1 2 2.",
      "Dice (> is an arrow): A 4, B >.",
    ]);
  });
  it("needs no dice", () => expect(text({ ...VIEW, dice: null }, PLAYERS)).toHaveLength(5));
});

describe("standing", () => {
  it("counts credits", () => expect(standing(VIEW, 1)).toBe("courage -7, seated 3"));
});

describe("changes", () => {
  it("says nothing when nothing followed", () => {
    const before: View = { ...VIEW, phase: "die-a" };
    expect(changes(before, VIEW, PLAYERS)).toEqual([]);
  });
  it("tells of Torro, of fear and of the next round", () => {
    const after: View = { ...VIEW, round: 3, torro: 7, seats: [seat([1, 5, 13], [], 28), VIEW.seats[1] as Seat] };
    expect(changes(VIEW, after, PLAYERS)).toEqual([
      "Torro is now on space 7.",
      "Ana: runners on 1 5 13, courage from 29 to 28.",
      "Round 3.",
    ]);
  });
  it("tells who pays for being outnumbered, once", () => {
    const before: View = { ...VIEW, seats: [seat([4, 4, 9], [], 29), seat([4], [1, 2], 30)] };
    const shove = { seat: 1, space: 4, difference: 1 };
    const after: View = { ...before, phase: "shove", shove, seats: [seat([4, 4, 10], [], 30), seat([4], [1, 2], 29)] };
    expect(changes(before, after, PLAYERS)).toEqual([
      "Ana: runners on 4 4 10.",
      "Bruno, outnumbered on space 4, pays 1 courage to Ana.",
    ]);
  });
  it("tells of seats and credits", () => {
    const after: View = { ...VIEW, seats: [seat([1, 5], [3], 29), seat([], [1, 2, 2], 8, 2)] };
    expect(changes(VIEW, after, PLAYERS)).toEqual([
      "Ana: runners on 1 5, seated in row 3.",
      "Bruno: courage from 3 to 8, credits from 1 to 2.",
    ]);
  });
});

describe("the words", () => {
  it("help with every kind of spot that has a rule and a name", () => {
    for (const kind of Object.keys(rules).filter((key) => words.knows(`pamplona-spot-${key}`)))
      expect(words.knows(`pamplona-help-${kind}`), kind).toBe(true);
  });
});
