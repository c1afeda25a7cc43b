/** The last die lies on the table before the sombrero goes, and who reaches the mine is there before the race is over. */

import type { Said } from "../../protocol";
import type { Act, Sound, Weight } from "../contract";
import type { Seat, View } from "./view";

export const weights: Record<string, Weight> = {
  "sombreros-die": "light",
  "sombreros-ready": "light",
  "sombreros-no": "light",
  "sombreros-accept": "heavy",
  "sombreros-change-occupied": "heavy",
  "sombreros-change-ambushed": "heavy",
  "sombreros-change-arrived": "great",
  "sombreros-change-won": "great",
  "sombreros-change-broke": "great",
  "sombreros-change-broke-end": "great",
  "sombreros-change-bankrupt-end": "great",
  "sombreros-change-guard-end": "great",
};

export const sounds: Record<string, Sound> = {
  "sombreros-die": "dice",
  "sombreros-throw": "dice",
  "sombreros-offer": "silver",
  "sombreros-accept": "silver",
  "sombreros-change-paid": "silver",
  "sombreros-change-pot": "silver",
  "sombreros-change-won": "silver",
  "sombreros-change-ambushed": "horn",
  "sombreros-change-arrived": "crate",
};

const AT_THE_MINE = ["sombreros-change-arrived", "sombreros-change-pot"];

export function acts(before: View, after: View, news: Said[]): Act<View>[] {
  const [event, ...follows] = news;
  const face = event?.id === "sombreros-die" ? Number(event.args["face"]) : null;
  if (!event || face === null || follows.length === 0) return [{ view: after, news }];
  const thrown = { ...before, dice: [...before.dice, face] };
  const first = { view: thrown, news: [event] };
  const arriving = follows.filter(({ id }) => AT_THE_MINE.includes(id));
  const rest = follows.filter((said) => !arriving.includes(said));
  if (arriving.length === 0 || rest.length === 0) return [first, { view: after, news: follows }];
  return [first, { view: arriving.reduce(told, thrown), news: arriving }, { view: after, news: rest }];
}

/** The table as a sentence tells it: a sombrero is at the mine, silver is in the pot. */
function told(view: View, { id, args }: Said): View {
  const changed = (change: (seat: Seat) => Partial<Seat>): Seat[] =>
    view.seats.map((seat, number) => (number === args["seat"] ? { ...seat, ...change(seat) } : seat));
  if (id === "sombreros-change-arrived") {
    const seats = changed(({ sombreros, arrived }) => ({ sombreros: without(sombreros, Number(args["space"])), arrived: arrived + 1 }));
    return { ...view, seats, turn: null, sombrero: null, entitled: null };
  }
  const silver = Number(args["silver"]);
  return { ...view, pot: view.pot + silver, seats: changed((seat) => ({ silver: seat.silver - silver })) };
}

function without(spaces: number[], space: number): number[] {
  const at = spaces.indexOf(space);
  return spaces.filter((_, number) => number !== at);
}
