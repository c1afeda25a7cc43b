import { expect, it } from "vitest";
import shipped from "../../../src/tertulia/games/caramba/editions/tilsit-2005.toml?raw";
import { readEdition } from "./edition";

it("reads the shipped editions", async () => {
  expect((await readEdition(new Blob([shipped])))?.["edition"]).toBe("tilsit-2005");
});

it("says no to what is no edition", async () => {
  expect(await readEdition(new Blob(["bag = ["]))).toBeNull();
});
