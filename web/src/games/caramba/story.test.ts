import { beforeAll, describe, expect, it, vi } from "vitest";
import { band, sample } from "./sample";
import { rules } from "./spots";
import { GOODS } from "./view";

const players = ["Ana", "Bruno", "Carla", "Diego"];
// The words ask the browser for the language.
vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { added, changes, spelled, standing, text } = await import("./story");
const { LANGUAGES } = await import("../../facts");
const { words } = await import("../../words/words.svelte");

beforeAll(() => words.need("tertulia", "caramba"));

describe("the table in words", () => {
  it("tells the round, the crates, every band and one's own cards", () => {
    const lines = text(sample(), players);
    expect(lines[0]).toBe("Round 2. Auction. First player: Carla.");
    expect(lines[1]).toContain("g2 d2");
    expect(lines.find((line) => line.startsWith("Bruno"))).toContain("m2 m3");
    expect(lines).toContain("has passed; offers: gold 0, munitions 7 (m7), dynamite 0");
    expect(lines).toContain("has played Estoy de vuelta");
    expect(lines.at(-1)).toBe("Your hand: g2d5 g5m2 d7. Special card: Fuera. Your secured crates: m4.");
  });
  it("tells a spectator nothing of a hand", () => {
    const { you: _, ...view } = sample();
    expect(text(view, players).join()).not.toContain("Your hand");
  });
  it("spells cards for those who listen", () => {
    expect(spelled("g3m4")).toBe("gold 3 / munitions 4");
  });
  it("says in short how somebody stands", () => {
    expect(standing(sample(), 1)).toBe("1 crate secured, hand 3");
  });
});

describe("what followed by itself", () => {
  it("is the end of an auction: offers, ties, crates won and sent back", () => {
    const after = sample({ phase: "securing", centre: ["d2", "m2", "m3"] });
    after.seats = after.seats.map((one) => ({ ...one, front: [], bids: { g: [], m: [], d: [] } }));
    after.seats[2] = band("Gringos", { front: ["g2", "g3"], discard: ["g4m3", "g5d2"] });
    expect(changes(sample(), after, players)).toEqual([
      "Offers for gold: Carla 9, Ana 3.",
      "Tie for munitions: Bruno 7, Diego 7.",
      "Carla wins g2 g3 and discards g4m3 g5d2.",
      "To the centre: m2 m3.",
    ]);
  });
  it("is a new round", () => {
    expect(changes(sample({ phase: "securing" }), sample({ round: 3, first: 3 }), players)).toEqual(["Round 3. First player: Diego."]);
  });
  it("is nothing while bids go on", () => {
    expect(changes(sample(), sample(), players)).toEqual([]);
  });
  it("counts equal things", () => {
    expect(added(["g2", "g2"], ["g2", "g2", "g2", "m3"])).toEqual(["g2", "m3"]);
  });
});

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  it("every kind of spot has a name and a help", async () => {
    await words.speak(language as keyof typeof LANGUAGES);
    const phases = ["first", "specials", "deal", "crates", "auction", "securing", "cards", "over"];
    const kinds = Object.keys(rules).filter((name) => !name.includes("-") && !phases.includes(name));
    for (const kind of kinds) {
      expect(words.knows(`caramba-spot-${kind}`), kind).toBe(true);
      expect(words.knows(`caramba-help-${kind}`), kind).toBe(true);
    }
    for (const good of GOODS) expect(words.say("caramba-table-amount", { good, value: 3 })).toContain("3");
  });
});
