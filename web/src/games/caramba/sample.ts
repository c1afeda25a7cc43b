/** A table for tests: the second round of the rulebook's example, as seat 1 sees it. */

import type { Band, View } from "./view";

export const band = (name: string, more: Partial<Band> = {}): Band => ({
  band: name,
  hand: 4,
  pile: 9,
  discard: [],
  front: [],
  protected: null,
  secured: 0,
  bids: { g: [], m: [], d: [] },
  offers: { g: 0, m: 0, d: 0 },
  passed: false,
  special: "unknown",
  ...more,
});

export const sample = (more: Partial<View> = {}): View => ({
  round: 2,
  phase: "auction",
  reason: null,
  actor: 1,
  first: 2,
  bag: 15,
  centre: ["g2", "d2"],
  seats: [
    band("Bandidos", { front: ["g3"], secured: 1, discard: ["g5m2", "g7"], offers: { g: 3, m: 0, d: 0 } }),
    band("Soldados", { front: ["m2", "m3"], secured: 1, bids: { g: [], m: ["g3m4"], d: [] }, offers: { g: 0, m: 7, d: 0 }, hand: 3 }),
    band("Gringos", { secured: 1, bids: { g: ["g5d2", "g4m3"], m: [], d: [] }, offers: { g: 9, m: 0, d: 0 } }),
    band("Indios", { bids: { g: [], m: ["m7"], d: [] }, offers: { g: 0, m: 7, d: 0 }, passed: true, special: "vuelta" }),
  ],
  you: { seat: 1, hand: ["g2d5", "g5m2", "d7"], special: "fuera", secured: ["m4"] },
  ...more,
});
