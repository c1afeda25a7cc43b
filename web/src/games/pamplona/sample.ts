/** A table for tests: the second round, after the first of two dice. */

import type { Seat, View } from "./view";

export const seat = (runners: number[], rows: number[] = [], more: Partial<Seat> = {}): Seat => ({
  runners,
  rows,
  courage: 30,
  credits: 0,
  balance: 30,
  attack: null,
  attacks: [],
  ...more,
});

export const sample = (more: Partial<View> = {}): View => ({
  round: 2,
  phase: "die-b",
  reason: null,
  actor: 0,
  first: 1,
  turn: 0,
  torro: 3,
  deck: 21,
  discard: ["3"],
  dice: { A: "4", B: ">" },
  shove: null,
  seats: [seat([1, 5, 9], [], { courage: 29, balance: 29, attack: -2, attacks: [-2, 0, 0] }), seat([4], [1, 12], { courage: 3, credits: 1, balance: -7 })],
  path: { street: 32, arena: 6, tomatoes: [21, 22], fear: [5, 9, 13, 17, 25, 29], rows: 12 },
  ...more,
});
