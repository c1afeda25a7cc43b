import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { kindOf, offered } from "../shared/picking";
import { path, rules } from "./spots";

const choice = (notation: string): Choice => ({ id: 0, notation, says: { id: "", args: {} }, at: {} });

describe("where a choice lives", () => {
  it.each([
    ["bid g3m4 m", ["card:g3m4", "good:m"]],
    ["pass", ["pass"]],
    ["manos", ["manos:own"]],
    ["vuelta g7", ["vuelta:own", "discard:g7"]],
    ["fuera g", ["fuera:own", "good:g"]],
    ["no", ["no"]],
    ["safe g4", ["crate:g4"]],
    ["seguridad", ["seguridad:own"]],
    ["done", ["done"]],
  ])("%s", (notation, spots) => {
    expect(path(choice(notation))).toEqual(spots);
  });

  it("offers a card, its goods after it, and the sign", () => {
    const legal = ["bid g3m4 g", "bid g3m4 m", "bid d7 d", "pass"].map(choice);
    expect(offered(legal, path, [])).toEqual(new Set(["card:g3m4", "card:d7", "pass"]));
    expect(offered(legal, path, ["card:g3m4"])).toEqual(new Set(["good:g", "good:m"]));
  });

  it("knows a rule for every kind of spot", () => {
    const kinds = ["bid g7 g", "pass", "manos", "vuelta g7", "fuera g", "no", "safe g4", "seguridad", "done"]
      .flatMap((notation) => path(choice(notation)))
      .map(kindOf);
    for (const kind of kinds) expect(rules[kind]).toMatch(/^c\d+$/);
  });
});
