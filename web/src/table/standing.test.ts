import { describe, expect, it, vi } from "vitest";
import type { View } from "../games";
import type { Choice, State } from "../protocol";
import { Standing } from "./standing.svelte";

const shelf = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value) });

const no: Choice = { id: 1, notation: "no", says: { id: "sombreros-no", args: { seat: 0 } }, at: {} };
const offer: Choice = { ...no, id: 2, notation: "offer 1", says: { id: "sombreros-offer", args: {} } };
const race = (number: number): View => ({ race: number }) as unknown as View;
const state = (version: number, number: number, legal = [offer, no]): State =>
  ({ version, status: "playing", seat: 0, view: race(number), legal }) as unknown as State;

function sitting(id: string): { standing: Standing; ask: ReturnType<typeof vi.fn> } {
  const ask = vi.fn();
  const connection = { known: {}, waiting: [], ask } as unknown as ConstructorParameters<typeof Standing>[0];
  const table = { standing: { no: (view: View) => `race ${(view as unknown as { race: number }).race}` } };
  return { standing: new Standing(connection, table, id), ask };
}

describe("an answer once for all", () => {
  it("is given whenever it is asked, once for each question", () => {
    const { standing, ask } = sitting("a");
    standing.answer(state(1, 1));
    expect(ask).not.toHaveBeenCalled();
    standing.give(no, race(1));
    for (const version of [1, 1, 2]) standing.answer(state(version, 1));
    expect(ask.mock.calls.map(([request]) => [request.version, request.action])).toEqual([[1, "no"], [2, "no"]]);
    standing.answer(state(3, 1, []));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("ends with what it was given for, or when it is taken back", () => {
    const { standing, ask } = sitting("b");
    standing.give(no, race(1));
    standing.answer(state(1, 2));
    expect(standing.given).toBeNull();
    standing.give(no, race(2));
    standing.end();
    standing.answer(state(2, 2));
    expect(ask).not.toHaveBeenCalled();
  });

  it("is remembered by the browser", () => {
    sitting("c").standing.give(no, race(1));
    const { standing, ask } = sitting("c");
    standing.answer(state(1, 1));
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is only offered where the game has one", () => {
    expect(sitting("d").standing.offered([offer, no])).toBe(no);
    expect(sitting("d").standing.offered([offer])).toBeUndefined();
  });
});
