// Made by `tertulia protocol --write`; do not edit.

/** The table. `order` is that of placing, empty until drawn. `sombrero` is the space of the one on turn, of seat `turn`, which is entitled to `entitled` dice; `waiting` are the spaces of those whose turn in this round is still to come, in order. */
export interface View {
  race: number;
  races: number;
  round: number;
  phase: Phase;
  reason: Reason | null;
  actor: number | "chance" | null;
  pot: number;
  order: number[];
  turn: number | null;
  sombrero: number | null;
  entitled: number | null;
  chosen: number | null;
  waiting: number[];
  throwing: number;
  dice: number[];
  dice_laid_out: number;
  offers: { [key: string]: number };
  prices: Prices;
  route: Stretch[];
  seats: Seat[];
}

/** What is due for a welcome, the next arrival and, while they are being chosen, numbers of dice (S1). */
export interface Prices {
  welcome: number;
  arrival: number;
  throw: { [key: string]: number };
}

/** Spaces of one terrain; `dice` is what an ambush throws there (S12). */
export interface Stretch {
  terrain: Terrain;
  spaces: number;
  dice: number;
}

/** What lies in front of a seat, and the spaces of its pieces on the route, ascending. `unplaced` sombreros wait to be placed, `arrived` ones are at the mine, `tokens` are in hand. Who is `broke` could not pay in full in this race, and pays nothing more in it (S14). */
export interface Seat {
  silver: number;
  broke: boolean;
  sombreros: number[];
  unplaced: number;
  arrived: number;
  ambushes: number[];
  tokens: number;
}

export type Terrain = "earth" | "gravel" | "stone";

export type Reason = "bankrupt" | "broke" | "guard";

export type Phase = "ambushed" | "answer" | "dice" | "first" | "occupied" | "offers" | "over" | "placing" | "preparing" | "throw" | "window";
