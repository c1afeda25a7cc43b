import { describe, expect, it } from "vitest";
import { course, judged, type Lesson, type Place } from "./lesson";

const chapters: Lesson["chapters"] = [
  {
    events: ["deal"],
    steps: [
      { id: "goal" },
      { id: "bid", plays: ["draw"], does: "bid a", also: ["bid b"], slips: { pass: ["lose"] } },
      { id: "why", plays: ["win"] },
      { id: "better", again: "bid", does: "bid b" },
    ],
  },
  { events: [], steps: [{ id: "end", plays: ["over"] }] },
];
const lines = (places: Place[]): string[] => places.map(({ chapter, step, events }) => `${chapter} ${step.id}: ${events.join(", ")}`);

describe("a course", () => {
  it("goes on from step to step, and back to where one of them stood", () => {
    expect(lines(course({ chapters }))).toEqual(["0 goal: deal", "0 bid: deal, draw", "0 why: deal, draw, bid a, win", "0 better: deal, draw", "1 end: over"]);
  });
  it("goes on with what was chosen instead", () => {
    expect(lines(course({ chapters }, { bid: "bid b" }))[2]).toBe("0 why: deal, draw, bid b, win");
  });
});

describe("a choice", () => {
  const bid = course({ chapters })[1] as Place;
  it("is right if the step says so", () => {
    expect([judged(bid, "bid a"), judged(bid, "bid b")]).toEqual([{ kind: "right" }, { kind: "right" }]);
  });
  it("leads to what follows from a mistake", () => {
    expect(judged(bid, "pass")).toEqual({ kind: "slip", events: ["deal", "draw", "pass", "lose"] });
  });
  it("is something else", () => {
    expect(judged(bid, "bid c")).toEqual({ kind: "other" });
  });
});
