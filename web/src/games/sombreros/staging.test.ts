import { expect, it } from "vitest";
import { reseated, sample } from "./sample";
import { acts } from "./staging";

const said = (id: string, args = {}) => ({ id: `sombreros-${id}`, args });
const before = sample({ phase: "throw", throwing: 2, dice: [5] });
const die = said("die", { seat: 0, face: 4 });

it("shows the last die before the sombrero goes", () => {
  const after = reseated(sample(), { 0: { sombreros: [25, 40] } });
  const news = [die, said("change-moved", { seat: 0, from: 16, to: 25 })];
  const [thrown, moved, ...others] = acts(before, after, news);
  expect(others).toEqual([]);
  expect(thrown).toEqual({ view: { ...before, dice: [5, 4] }, news: [die] });
  expect(moved).toEqual({ view: after, news: news.slice(1) });
});

it("shows who reaches the mine, and what they pay, before the pot is taken and the next race begins", () => {
  const after = sample({ race: 2, round: 0, pot: 0 });
  const news = [die, said("change-arrived", { seat: 0, space: 40 }), said("change-pot", { seat: 0, silver: 3 }), said("change-won", { seat: 1, silver: 11 })];
  const [, arrived, won] = acts(before, after, news);
  expect(arrived?.view.seats[0]).toMatchObject({ sombreros: [16], arrived: 1, silver: 9 });
  expect(arrived?.view.pot).toBe(11);
  expect(arrived?.news).toEqual(news.slice(1, 3));
  expect(won).toEqual({ view: after, news: news.slice(3) });
});

it("needs one act for a die that leads to nothing, and for every decision", () => {
  for (const news of [[die], [said("throw", { seat: 0, dice: 1 }), said("change-pot", { seat: 0, silver: 1 })]]) expect(acts(before, before, news)).toHaveLength(1);
});
