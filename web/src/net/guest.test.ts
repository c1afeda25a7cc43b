import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const guest = async (): Promise<string> => (await import("./guest")).guest();

test("a browser is the same guest every time, as the server wants a key to be", async () => {
  const first = await guest();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  vi.resetModules();
  expect(await guest()).toBe(first);
});

test("a browser that keeps nothing is one guest until its page is left", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { guest } = await import("./guest");
  expect(guest()).toBe(guest());
});
