import { expect, test } from "vitest";
import type { Player } from "../protocol";
import { beginner, ofStrength } from "./company";

const seat = (control: Player["control"], online = false): Player => ({ name: null, control, bot: null, online, away: false, why: null });

test("a game without a bot of that strength has the next one", () => {
  expect(ofStrength("medium", ["easy", "medium", "hard"])).toBe("medium");
  expect(ofStrength("champion", ["easy", "medium", "hard"])).toBe("hard");
  expect(ofStrength("medium", ["random"])).toBe("random");
});

test("a game begins when everybody is there, and one of them lets it", () => {
  expect(beginner([seat("bot"), seat("player", true), seat("player", true)])).toBe(1);
  expect(beginner([seat("player", true), seat("player")])).toBeNull();
  expect(beginner([seat("player", true), seat("open")])).toBeNull();
});
