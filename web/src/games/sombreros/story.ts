/** The table in words: the same sentences as in the terminal. */

import { words } from "../../words/words.svelte";
import { type Change, happened } from "./events";
import type { Seat, Stretch, View } from "./view";

/** Everything on the table, in reading order. */
export function text(view: View, players: string[]): string[] {
  const { race, round, pot, prices } = view;
  const lines = [
    words.say("sombreros-table-race", { race, round, phase: words.say(`sombreros-phase-${view.phase}`), pot }),
    route(view.route),
    ...view.seats.flatMap((seat, number) => inFront(seat, players[number] ?? `${number}`)),
  ];
  if (view.order.length) lines.push(words.say("sombreros-table-order", { order: named(view.order, players) }));
  if (view.sombrero !== null) {
    const turn = { space: view.sombrero, entitled: view.entitled ?? 0, waiting: listed(view.waiting) };
    lines.push(words.say("sombreros-table-turn", turn));
  }
  if (view.throwing) {
    lines.push(words.say("sombreros-table-dice", { dice: view.throwing, faces: listed(view.dice) }));
  }
  lines.push(words.say("sombreros-table-prices", { welcome: prices.welcome, arrival: prices.arrival }));
  const throws = Object.entries(prices.throw).map(([dice, price]) => `${dice}: ${price}`);
  if (throws.length > 1) lines.push(words.say("sombreros-table-throws", { throws: throws.join(", ") }));
  const offers = Object.entries(view.offers).map(([seat, silver]) => `${players[Number(seat)]} ${silver}`);
  if (offers.length) lines.push(words.say("sombreros-table-offers", { offers: offers.join(", ") }));
  return lines;
}

/** What lies in front of a player, and whether they are broke. */
function inFront({ silver, broke, sombreros, arrived, ambushes, tokens }: Seat, player: string): string[] {
  const pieces = { sombreros: listed(sombreros), arrived, ambushes: listed(ambushes), tokens };
  const line = words.say("sombreros-table-seat", { player, silver, ...pieces });
  return broke ? [line, words.say("sombreros-table-broke", { player })] : [line];
}

/** Which spaces are stone, gravel and earth. */
function route(stretches: Stretch[]): string {
  let last = 0;
  const parts = stretches.map(({ terrain, spaces }) => {
    const from = last + 1;
    last += spaces;
    return words.say("sombreros-table-terrain", { terrain, from, to: last });
  });
  return words.say("sombreros-table-route", { route: parts.join(", "), last });
}

/** What a player has now, in a few words. */
export function standing(view: View, seat: number): string {
  const { silver = 0, sombreros = [], arrived = 0 } = view.seats[seat] ?? {};
  return words.say("sombreros-table-standing", { silver, sombreros: listed(sombreros), arrived });
}

/** What followed by itself between two views. */
export function changes(before: View, after: View, players: string[]): string[] {
  return happened(before, after).map((change) => told(change, players));
}

function told({ id, seat, other, order, names, ...args }: Change, players: string[]): string {
  return words.say(`sombreros-change-${id}`, {
    ...args,
    ...(seat === undefined ? {} : { player: players[seat] ?? `${seat}` }),
    ...(other === undefined ? {} : { other_player: players[other] ?? `${other}` }),
    ...(order === undefined ? {} : { order: named(order, players) }),
    ...(names === undefined ? {} : { names: named(names, players) }),
  });
}

function named(seats: number[], players: string[]): string {
  return seats.map((seat) => players[seat] ?? `${seat}`).join(", ");
}

function listed(numbers: number[]): string {
  return numbers.join(" ") || words.say("nothing");
}
