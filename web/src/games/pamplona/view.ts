// Made by `tertulia protocol --write`; do not edit.

/** The table; in `discard` the oldest card is the first. */
export interface View {
  round: number;
  phase: Phase;
  reason: Reason | null;
  actor: number | "chance" | null;
  first: number | null;
  turn: number | null;
  torro: number;
  deck: number;
  discard: TorroCard[];
  dice: Dice | null;
  shove: Shove | null;
  seats: Seat[];
  path: Path;
}

export interface Dice {
  A: Face;
  B: Face | null;
}

/** Who may be shoved, where, and by how many spaces (P9). */
export interface Shove {
  seat: number;
  space: number;
  difference: number;
}

/** The spaces of the runners not yet seated and the rows of the others, ascending. `balance` counts the credits; `attack` is what an attack now would give, null while none can come (P16); `attacks` is the same for each of the runners. */
export interface Seat {
  runners: number[];
  rows: number[];
  courage: number;
  credits: number;
  balance: number;
  attack: number | null;
  attacks: number[];
}

/** The board, to draw it: spaces 1 to `street`, then `arena` more; the pen is space 0. */
export interface Path {
  street: number;
  arena: number;
  tomatoes: number[];
  fear: number[];
  rows: number;
}

export type Face = "1" | "2" | "3" | "4" | "5" | "6" | ">";

export type TorroCard = "!" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

export type Reason = "seated" | "torro";

export type Phase = "die-a" | "die-b" | "first" | "one-die" | "over" | "roll-a" | "roll-b" | "shove" | "torro";
