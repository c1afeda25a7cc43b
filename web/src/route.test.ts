import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { addEventListener: () => {} });
const { routeOf } = await import("./route.svelte");

it.each([
  ["/", { page: "home" }],
  ["/new/caramba", { page: "new", game: "caramba" }],
  ["/table/uKYb-E9tfxTN", { page: "table", id: "uKYb-E9tfxTN" }],
  ["/replay/abc/", { page: "replay", id: "abc" }],
  ["/replay", { page: "replay", id: null }],
  ["/story/abc", { page: "story", id: "abc" }],
  ["/story", { page: "story", id: null }],
  ["/rules/pamplona", { page: "rules", game: "pamplona" }],
  ["/table", { page: "unknown" }],
  ["/table/a/b", { page: "unknown" }],
  ["/nonsense", { page: "unknown" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
