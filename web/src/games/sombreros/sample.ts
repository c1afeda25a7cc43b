/** A table for the tests. */

import type { View } from "./view";

export function sample(more: Partial<View> = {}): View {
  return {
    race: 1,
    races: 12,
    round: 2,
    phase: "dice",
    reason: null,
    actor: 0,
    pot: 8,
    order: [1, 2, 0],
    turn: 0,
    sombrero: 16,
    entitled: 2,
    chosen: null,
    waiting: [12],
    throwing: 0,
    dice: [],
    dice_laid_out: 6,
    offers: {},
    prices: { welcome: 1, arrival: 2, throw: { "1": 1, "2": 0 } },
    route: [
      { terrain: "stone", spaces: 16, dice: 3 },
      { terrain: "gravel", spaces: 16, dice: 2 },
      { terrain: "earth", spaces: 16, dice: 1 },
    ],
    seats: [
      { silver: 12, broke: false, sombreros: [16, 40], unplaced: 0, arrived: 0, ambushes: [], tokens: 2 },
      { silver: 60, broke: false, sombreros: [12], unplaced: 0, arrived: 1, ambushes: [21, 33], tokens: 0 },
      { silver: 51, broke: false, sombreros: [], unplaced: 0, arrived: 2, ambushes: [44], tokens: 1 },
    ],
    ...more,
  };
}

/** The same table with other things before some seats. */
export function reseated(view: View, seats: Record<number, Partial<View["seats"][number]>>, more: Partial<View> = {}): View {
  return { ...view, seats: view.seats.map((seat, number) => ({ ...seat, ...seats[number] })), ...more };
}
