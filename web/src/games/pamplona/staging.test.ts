import { expect, it } from "vitest";
import { sample, seat } from "./sample";
import { acts } from "./staging";

const said = (id: string, args = {}) => ({ id: `pamplona-${id}`, args });
const before = sample({ phase: "torro", dice: null });
const after = sample({ round: 3, deck: 20, discard: ["3", "!"], seats: [seat([1, 5, 9], [], { courage: 27, balance: 27 }), seat([4], [1, 12])] });

it("lets Torro charge before anybody is paid", () => {
  const news = [said("attack"), said("change-loses", { seat: 0, courage: 2 }), said("change-spared", { seat: 1 }), said("change-round")];
  const [charge, pay, ...others] = acts(before, after, news);
  expect(others).toEqual([]);
  expect(charge).toMatchObject({ view: { deck: 20, discard: ["3", "!"], seats: before.seats }, news: news.slice(0, 1) });
  expect(pay).toEqual({ view: after, news: news.slice(1) });
});

it("needs one act for everything else, also for an attack out of the pen", () => {
  for (const news of [[said("attack-void")], [said("torro"), said("change-torro")], []]) expect(acts(before, after, news)).toEqual([{ view: after, news }]);
});
