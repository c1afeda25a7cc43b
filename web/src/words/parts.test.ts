import { expect, it } from "vitest";

const FIRST = import.meta.glob<string>("../../../src/tertulia/games/*/words/??.ftl", { query: "?raw", import: "default", eager: true });
const ASKED = import.meta.glob<string>("../../../src/tertulia/games/*/words/??.ftl", { query: "?raw&asked", import: "default", eager: true });
const WHOLE = import.meta.glob<string>("../../../src/tertulia/games/*/words/??.ftl", { query: "?raw&whole", import: "default", eager: true });
const ids = (text: string | undefined): string[] => [...(text ?? "").matchAll(/^-?[a-z][\w-]*(?= =)/gm)].map(([id]) => id);
const helps = (text: string | undefined): number => (text ?? "").split(".help = ").length - 1;

it.each(Object.keys(FIRST))("%s: what is said to who asks comes apart, and nothing is lost", (file) => {
  const whole = WHOLE[file];
  expect(new Set([...ids(FIRST[file]), ...ids(ASKED[file])])).toEqual(new Set(ids(whole)));
  expect(ids(FIRST[file]).filter((id) => /-(help|why)-/.test(id))).toEqual([]);
  expect([helps(FIRST[file]), helps(ASKED[file])]).toEqual([0, helps(whole)]);
  expect(helps(whole)).toBeGreaterThan(3);
});
