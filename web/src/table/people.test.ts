import { expect, it } from "vitest";
import type { Player } from "../protocol";
import { names, written } from "./people";

const player = (name: string | null): Player => ({ name, control: name ? "player" : "bot", bot: null, online: true, away: false, why: null });

it("gives bots a name", () => {
  expect(names([player("Ana"), player(null), player(null)])).toEqual(["Ana", "Benito", "Chelo"]);
});

it("tells players of the same name apart", () => {
  expect(names([player("Ana"), player("Bo"), player("Ana")])).toEqual(["Ana A", "Bo", "Ana C"]);
});

it("reads the players of a record", () => {
  expect(written(["Ana", "easy", "hard:2000", ""], 4)).toEqual(["Ana", "Benito", "Chelo", "D"]);
  expect(written([], 2)).toEqual(["A", "B"]);
});
