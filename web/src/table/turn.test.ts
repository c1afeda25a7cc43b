import { describe, expect, it } from "vitest";
import type { Choice, Player, State } from "../protocol";
import { Turn } from "./turn.svelte";

const choice: Choice = { id: 0, notation: "pass", says: { id: "caramba-pass", args: {} }, at: {} };
const player: Player = { name: "Ana", control: "player", bot: null, online: true, away: false, why: null };
const state = (more: Partial<State> = {}): State =>
  ({ version: 7, seat: 1, legal: [choice], players: [player, { ...player, name: "Bo" }], status: "playing", ...more }) as State;

interface Case { now?: Partial<State>; newest?: number; waiting?: string[]; awaited?: number | null }
function turn({ now = {}, newest = 7, waiting = [], awaited = null }: Case = {}): { turn: Turn; asked: unknown[] } {
  const asked: unknown[] = [];
  const known = { state: state({ version: newest }) };
  const connection = { known, waiting: waiting.map((type) => ({ type })), ask: (wanted: unknown) => asked.push(wanted) };
  return { turn: new Turn(connection as never, { awaited }, () => state(now)), asked };
}

describe("a turn", () => {
  it("is yours if there is something to choose", () => {
    expect(turn().turn).toMatchObject({ yours: true, busy: false, legal: [choice], players: ["Ana", "Bo"] });
    expect(turn({ now: { legal: [] } }).turn.yours).toBe(false);
  });
  it("is not yours while something newer is still to be shown", () => {
    expect(turn({ newest: 8 }).turn).toMatchObject({ newest: false, yours: false, legal: [] });
  });
  it("offers nothing while an answer is on its way", () => {
    expect(turn({ waiting: ["act"] }).turn).toMatchObject({ yours: true, busy: true, legal: [] });
    expect(turn({ waiting: ["chat"] }).turn).toMatchObject({ busy: false, legal: [choice] });
  });
  it("belongs to whom the curtain is down for", () => {
    expect(turn().turn).toMatchObject({ own: 1, player: { name: "Bo" } });
    expect(turn({ now: { seat: null }, awaited: 0 }).turn).toMatchObject({ own: 0, player: { name: "Ana" } });
    expect(turn({ now: { seat: null } }).turn).toMatchObject({ own: null, player: null });
  });
});

describe("what is asked of the server", () => {
  it("is an answer to what is on the screen", () => {
    const { turn: one, asked } = turn();
    one.act(choice);
    one.takeBack();
    one.consent(0, false);
    one.resign(0);
    expect(asked).toEqual([
      { type: "act", version: 7, seat: 1, action: "pass" },
      { type: "undo", version: 7, seat: 1 },
      { type: "consent", version: 7, seat: 0, agree: false },
      { type: "resign", seat: 0 },
    ]);
  });
  it("is nothing of those who only look on", () => {
    const { turn: one, asked } = turn({ now: { seat: null } });
    one.act(choice);
    one.takeBack();
    expect(asked).toEqual([]);
  });
});
