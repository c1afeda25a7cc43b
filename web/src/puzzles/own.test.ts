import { expect, it } from "vitest";
import type { GameRecord } from "../engine/record";
import type { Judged } from "../protocol";
import { ownPuzzle } from "./own";

const RECORD: GameRecord = { format: "tertulia-record/1", game: "caramba", rules: 1, edition: "tilsit-2005", options: {}, seats: 2, events: ["a", "b", "c"], outcome: null };
const JUDGED: Judged = {
  event: 2, seat: 1, chances: [0.3, 0.7], chance: 0.5, loss: 0.2, points: 0,
  played: { id: "caramba-pass", args: { seat: 1 } }, best: { id: "caramba-manos", args: { seat: 1 } }, why: null,
};

it("a turning point asks before what was done there, and knows the chances of whoever decided", () => {
  const { events, exercise, chances } = ownPuzzle("x-2", RECORD, JUDGED, ["Ana", "Bo"]);
  expect(events).toEqual(["a", "b"]);
  expect([exercise.seat, exercise.players]).toEqual([1, ["Ana", "Bo"]]);
  expect("begin" in exercise).toBe(false);
  expect(chances).toEqual([0.7, 0.5]);
});
