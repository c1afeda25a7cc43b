/** What the server sends of a table of Caramba! (1992). Everything is open: every seat gets the same. */

export type Terrain = "stone" | "gravel" | "earth";

export type Phase =
  | "first"
  | "placing"
  | "preparing"
  | "window"
  | "dice"
  | "offers"
  | "answer"
  | "throw"
  | "occupied"
  | "ambushed"
  | "over";

/** Why the game ended. */
export type Reason = "bankrupt" | "guard" | "broke";

export interface Stretch {
  terrain: Terrain;
  spaces: number;
  /** What an ambush throws there. */
  dice: number;
}

export interface Seat {
  silver: number;
  /** Could not pay in full in this race, and pays nothing more in it (S14). */
  broke: boolean;
  /** Spaces on the route, ascending. */
  sombreros: number[];
  /** How many have reached the mine. */
  arrived: number;
  /** Spaces of tokens on the route, ascending. */
  ambushes: number[];
  /** How many are in hand. */
  tokens: number;
}

export interface View {
  race: number;
  races: number;
  round: number;
  phase: Phase;
  /** null before the end. */
  reason: Reason | null;
  actor: number | "chance" | null;
  pot: number;
  /** Seats, in this race's placing order; empty until drawn. */
  order: number[];
  /** The space of the one on turn, and the dice it is entitled to. */
  sombrero: number | null;
  entitled: number | null;
  chosen: number | null;
  /** The spaces of those whose turn in this round is still to come, in order. */
  waiting: number[];
  throwing: number;
  dice: number[];
  dice_laid_out: number;
  offers: Record<string, number>;
  prices: { welcome: number; arrival: number; throw: Record<string, number> };
  route: Stretch[];
  seats: Seat[];
}
