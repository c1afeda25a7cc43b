import { describe, expect, it, vi } from "vitest";
import type { Exercise, Told } from "../here/exercise";
import { Rehearsal } from "./rehearsal.svelte";

vi.stubGlobal("document", { hidden: false });
const EXERCISE: Exercise = { game: "caramba", rules: 1, edition: "tilsit-2005", options: {}, seats: 2, seat: 0, players: ["Ana", "Bo"] };

/** Tells tables as long as their events, and notes what was asked for. */
function rehearsal(): { rehearsal: Rehearsal; asked: [string[], number][]; chosen: string[] } {
  const [asked, chosen] = [[] as [string[], number][], [] as string[]];
  const telling = async (_: Exercise, events: string[], seen: number): Promise<Told> => {
    if (events.includes("nonsense")) throw new Error("nonsense is not possible here");
    asked.push([events, seen]);
    const log = events.slice(seen).map((id) => ({ id, args: {} }));
    const state = { type: "state", view: { at: events.length }, log_from: seen, log, steps: [], story: [], changes: [], players: [], legal: [], status: "playing" };
    return { welcome: { type: "welcome", seats: [0], chat: [] }, state } as unknown as Told;
  };
  return { rehearsal: new Rehearsal(EXERCISE, (action) => chosen.push(action), () => ({ pause: 0, waits: false }), telling), asked, chosen };
}

describe("a rehearsal", () => {
  it("goes on from what is known", async () => {
    const { rehearsal: one, asked } = rehearsal();
    await one.show(["a", "b"]);
    await one.show(["a", "b", "c"]);
    expect(asked).toEqual([[["a", "b"], 0], [["a", "b", "c"], 2]]);
    expect(one.known.log.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(one.stage.shown?.state?.view).toEqual({ at: 3 });
  });
  it("takes back what is no longer so, before something else happens", async () => {
    const { rehearsal: one, asked } = rehearsal();
    await one.show(["a", "b", "c"]);
    await one.show(["a", "x"]);
    expect(asked.slice(1)).toEqual([[["a"], 1], [["a", "x"], 1]]);
    expect(one.known.log.map(({ id }) => id)).toEqual(["a", "x"]);
    await one.show(["a"]);
    expect(asked.at(-1)).toEqual([["a"], 1]);
    expect(one.known.state?.version).toBe(4);
  });
  it("says what was chosen, and lets nothing happen by itself", async () => {
    const { rehearsal: one, asked, chosen } = rehearsal();
    one.ask({ type: "act", version: 1, seat: 0, action: "pass" });
    expect([chosen, asked]).toEqual([["pass"], []]);
  });
  it("offers nothing while something is on its way, and goes on after an error", async () => {
    const { rehearsal: one } = rehearsal();
    const shown = one.show(["nonsense"]);
    expect(one.waiting).toHaveLength(1);
    await expect(shown).rejects.toThrow("nonsense");
    expect(one.waiting).toHaveLength(0);
    await one.show(["a"]);
    expect(one.known.log).toHaveLength(1);
  });
});
