import { expect, it, vi } from "vitest";
import { file, inside, to, whole } from "./house";
import { routeOf } from "./routes";

it.each([
  ["/", { page: "home" }],
  ["/you", { page: "you" }],
  ["/you/x", { page: "unknown" }],
  ["/new/caramba", { page: "new", game: "caramba" }],
  ["/table/uKYb-E9tfxTN", { page: "table", id: "uKYb-E9tfxTN" }],
  ["/replay/abc/", { page: "replay", id: "abc" }],
  ["/replay", { page: "replay", id: null }],
  ["/story/abc", { page: "story", id: "abc" }],
  ["/story", { page: "story", id: null }],
  ["/rules/pamplona", { page: "rules", game: "pamplona" }],
  ["/learn", { page: "learn", game: null }],
  ["/learn/caramba", { page: "learn", game: "caramba" }],
  ["/challenge", { page: "challenge", id: null }],
  ["/challenge/caramba/4-medium-2026w47", { page: "challenge", id: "caramba/4-medium-2026w47" }],
  ["/challenge/caramba", { page: "unknown" }],
  ["/puzzles", { page: "puzzles", id: null }],
  ["/puzzles/caramba/3a43c25b", { page: "puzzles", id: "caramba/3a43c25b" }],
  ["/puzzles/caramba", { page: "unknown" }],
  ["/table", { page: "unknown" }],
  ["/table/a/b", { page: "unknown" }],
  ["/nonsense", { page: "unknown" }],
  ["/table/%E0%A4%A", { page: "unknown" }],
  ["/puzzles/caramba/%", { page: "unknown" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

/** Pages at this address, with a server behind them or not. */
function live(href: string, server: boolean): void {
  vi.stubGlobal("location", new URL(href));
  vi.stubGlobal("document", { querySelector: () => (server ? null : {}) });
}
const parts = ({ pathname, search, hash }: URL): string[] => [pathname, search, hash];

it("with a server an address is the path of its page", () => {
  live("https://club.example/rules/caramba", true);
  expect(to("/replay/x?step=3")).toBe("/replay/x?step=3");
  expect(whole("/replay/x")).toBe("https://club.example/replay/x");
  expect(file("docs/")).toBe("/docs/");
  expect(parts(inside("https://club.example/replay/x?step=3#y"))).toEqual(["/replay/x", "?step=3", "#y"]);
});

it("in a folder it stands behind the #, and files lie in the folder", () => {
  live("https://club.example/some/where/#/rules/caramba", false);
  expect(to("/replay/x?step=3")).toBe("#/replay/x?step=3");
  expect(whole("/replay/x")).toBe("https://club.example/some/where/#/replay/x");
  expect(file("docs/")).toBe("https://club.example/some/where/docs/");
  expect(parts(inside("https://club.example/some/where/#/rules/caramba?a=1#rule-3"))).toEqual(["/rules/caramba", "?a=1", "#rule-3"]);
  expect(parts(inside("https://club.example/some/where/index.html"))).toEqual(["/", "", ""]);
});
