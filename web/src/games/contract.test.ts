import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Drawing from "../../draw/Drawing.svelte";
import type { Pictures } from "./contract";
import { LAST } from "./shared/layers.svelte";

// The words ask the browser for the language.
vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { GAMES, gamePictures, gameTable, POSTERS } = await import(".");
const { words } = await import("../words/words.svelte");

const FILES = import.meta.glob<string>("./*/**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true });
const SAMPLES = import.meta.glob<() => { seats: unknown[] }>("./*/sample.ts", { import: "sample", eager: true });

const filesOf = (game: string): string[] =>
  Object.keys(FILES).flatMap((file) => file.match(`^\\./${game}/([^/]+)$`)?.[1] ?? []);
const sourcesOf = (game: string): [string, string][] => Object.entries(FILES).filter(([file]) => file.startsWith(`./${game}/`));

it("finds the games by their folders", () => {
  expect(GAMES).toEqual(["caramba", "pamplona", "sombreros"]);
  expect(Object.keys(POSTERS)).toEqual(GAMES);
});

it("does not know a game that has no folder", () => expect(gameTable("chess")).rejects.toThrow("there is no game chess"));

/** What a rules page begins with. */
const INTRO = ["goal", "turn", "end"];

describe.each(GAMES)("%s", async (game) => {
  const table = await gameTable(game);
  const view = (): never => SAMPLES[`./${game}/sample.ts`]?.() as never;
  const board = (wide: boolean): string => {
    const players = ["Ana", "Bruno", "Carla", "Diego"];
    return render(Drawing, { props: { Board: table.Board as never, view: view(), seat: 0, players, wide } }).body;
  };
  beforeAll(() => words.need("web", game, `${game}.asked`, `${game}.rules`));

  it("has the same files as its neighbours", () => expect(filesOf(game)).toEqual(filesOf("caramba")));

  it("takes from this client what a game of another package could take", () => {
    for (const [file, source] of sourcesOf(game)) {
      const own = file.split("/").length - 2;
      const up = "../".repeat(own);
      const allowed = [`${up}shared/`, `${up}contract`, `${up}../protocol`, `${up}../words/`];
      const imported = [...source.matchAll(/(?:from|import) "(\.[^"]*)"/g)].map(([, path]) => path ?? "");
      const strange = imported.filter((path) => path.startsWith(up) && !allowed.some((one) => path.startsWith(one)));
      expect(strange, file).toEqual([]);
    }
  });

  it.each([true, false])("draws its sample, and knows the rule behind every spot; wide: %s", (wide) => {
    const kinds = new Set([...board(wide).matchAll(/data-at="(\w+)/g)].map(([, kind]) => kind ?? ""));
    expect(kinds.size).toBeGreaterThan(5);
    for (const kind of kinds) expect(table.rules).toHaveProperty(kind);
  });

  it("is drawn in steps where nobody sees it, and whole after the last", () => {
    const steps = [...(FILES[`./${game}/Board.svelte`] ?? "").matchAll(/drawn\((\d+)\)/g)].map(([, step]) => Number(step));
    expect(steps.length).toBeGreaterThan(2);
    expect(Math.max(...steps)).toBeLessThanOrEqual(LAST);
  });

  it("cites rules that are written", async () => {
    const pictured = ((await gamePictures(game))?.pictured ?? []).filter((what) => !INTRO.includes(what));
    for (const rule of [...Object.values(table.rules), ...pictured]) expect(words.knows(`${game}-rule-${rule}`), rule).toBe(true);
  });

  it("weighs and sounds what it can say", () => {
    const { weights = {}, sounds = {} } = table.staging ?? {};
    expect(Object.keys(weights).length).toBeGreaterThan(10);
    for (const id of [...Object.keys(weights), ...Object.keys(sounds)]) expect(words.knows(id), id).toBe(true);
  });

  it("holds the end of a game until it was seen", () => {
    for (const [id, weight] of Object.entries(table.staging?.weights ?? {})) if (id.endsWith("-end")) expect(weight).toBe("great");
  });

  it("shows in one act what it does not cut, and every view as it arrives", () => {
    const news = [{ id: `${game}-first`, args: { seat: 0 } }];
    expect(table.staging?.acts?.(view(), view(), news)).toEqual([{ view: view(), news }]);
  });

  it("draws its pictures, and one for each part of what its rules begin with", async () => {
    const { pictured, default: Picture } = (await gamePictures(game)) as Pictures;
    expect(pictured).toEqual(expect.arrayContaining(INTRO));
    for (const rule of pictured) expect(render(Picture as never, { props: { rule } as never }).body).toContain("<svg");
  });
});
