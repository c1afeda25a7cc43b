import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWER, OWED, Pulse, QUIET } from "./pulse";

const ask = vi.fn();
const lose = vi.fn();
let pulse: Pulse;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  ask.mockReset();
  lose.mockReset();
  pulse = new Pulse(ask, lose);
});
afterEach(() => vi.useRealTimers());

test("who owes an answer is asked soon, and given up within three seconds", () => {
  pulse.heard(false);
  pulse.expect();
  vi.advanceTimersByTime(OWED + ANSWER);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(lose).toHaveBeenCalledTimes(1);
  expect(OWED + ANSWER).toBeLessThan(3000);
});

test("a quiet line is asked seldom, and whatever comes is an answer", () => {
  pulse.heard(false);
  vi.advanceTimersByTime(QUIET);
  expect(ask).toHaveBeenCalledTimes(1);
  pulse.heard(false);
  vi.advanceTimersByTime(QUIET - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(lose).not.toHaveBeenCalled();
});

test("a page that nobody looks at asks nothing until somebody does", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  pulse.heard(true);
  vi.advanceTimersByTime(10 * QUIET);
  expect(ask).not.toHaveBeenCalled();
  pulse.doubt();
  vi.advanceTimersByTime(ANSWER);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(lose).toHaveBeenCalledTimes(1);
});
