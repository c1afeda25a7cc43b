import { expect, it } from "vitest";
import { fitted, letter, listed, named, shortened, signed, wrapped } from "./lettering";

const players = ["Ana", "Bruno", "Carla"];

it("names seats", () => {
  expect([0, 5, 6].map(letter)).toEqual(["A", "F", "?"]);
  expect([1, null, undefined].map((seat) => named(players, seat))).toEqual(["Bruno", "", ""]);
  expect(listed(players, [2, 0])).toBe("Carla, Ana");
});

it("shortens names", () => {
  expect(shortened("Ana", 40, 15)).toBe("Ana");
  expect(shortened("Maximiliano", 60, 12)).toBe("Maxim…");
  expect(shortened("Ana Maria", 56, 15)).toBe("Ana…");
  expect(shortened("Maximiliano", 0, 15)).toBe("M…");
  expect(shortened("WWWWWWWW", 60, 12).length).toBeLessThan(shortened("illlllllll", 60, 12).length);
});

it("makes letters smaller only where they must be", () => {
  expect(fitted("Ana", 40, 15)).toBe(15);
  expect(fitted("Choosing the number of dice", 150, 15)).toBeLessThan(15);
  expect(fitted("nnnnn", 31, 15)).toBeCloseTo(10);
});

it("writes a sign before every number", () => expect([-2, 0, 3].map(signed)).toEqual(["−2", "+0", "+3"]));

it("wraps words into lines", () => {
  expect(wrapped("Fuera before the auction", 16)).toEqual(["Fuera before the", "auction"]);
});
