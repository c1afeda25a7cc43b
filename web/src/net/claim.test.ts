import { beforeEach, expect, test, vi } from "vitest";
import { claimSeat } from "./claim";
import { heldAt } from "./keep";

const kept = new Map<string, string>();
const asked = vi.fn();

function visit(pathname: string, hash: string): void {
  vi.stubGlobal("location", { pathname, hash });
}

beforeEach(() => {
  kept.clear();
  asked.mockReset();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("history", { replaceState: vi.fn() });
  vi.stubGlobal("fetch", asked);
});

test("the code of a link becomes the token of a seat, and the old one is thrown away", async () => {
  kept.set("tertulia.seats.t1", JSON.stringify([{ table: "t1", seat: 1, token: "lost" }, { table: "t1", seat: 0, token: "other" }]));
  visit("/table/t1", "#seat=abc-_1");
  asked.mockResolvedValue(new Response(JSON.stringify({ table: "t1", seat: 1, token: "new" }), { status: 201 }));
  expect(await claimSeat()).toBeNull();
  expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/t1/claim");
  expect(heldAt("t1").map((held) => held.token)).toEqual(["other", "new"]);
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/table/t1");
});

test("a link that was used says why it does not work", async () => {
  visit("/table/t1", "#seat=abc");
  const problem = { code: "not_your_seat", reason: "this link was used already" };
  asked.mockResolvedValue(new Response(JSON.stringify(problem), { status: 403 }));
  expect(await claimSeat()).toBe("this link was used already");
  expect(heldAt("t1")).toEqual([]);
});

test("other addresses ask for nothing", async () => {
  for (const [path, hash] of [["/table/t1", ""], ["/", "#seat=x"], ["/rules/caramba", "#rule-3"]] as const) {
    visit(path, hash);
    expect(await claimSeat()).toBeNull();
  }
  expect(asked).not.toHaveBeenCalled();
});
