/** What the server shows of a game: all see the same. */

export type Phase = "first" | "roll-a" | "roll-b" | "die-a" | "die-b" | "one-die" | "shove" | "torro" | "over";
/** A number of steps, or an arrow. */
export type Face = "2" | "3" | "4" | "5" | ">";
/** A number of steps, or an attack. */
export type TorroCard = "1" | "2" | "3" | "4" | "5" | "!";

export interface Seat {
  /** Spaces of the runners not yet seated, ascending. */
  runners: number[];
  /** Rows of the seated runners, ascending. */
  rows: number[];
  courage: number;
  credits: number;
  balance: number;
  /** What an attack now would bring or cost; null while none can come. */
  attack: number | null;
}

/** The board: spaces 1 to `street`, then `arena` more; the pen is space 0. */
export interface Path {
  street: number;
  arena: number;
  tomatoes: number[];
  fear: number[];
  rows: number;
}

export interface View {
  round: number;
  phase: Phase;
  actor: number | "chance" | null;
  first: number | null;
  turn: number | null;
  torro: number;
  deck: number;
  /** Cards turned, the oldest first. */
  discard: TorroCard[];
  dice: { A: Face; B: Face | null } | null;
  shove: { seat: number; space: number; difference: number } | null;
  seats: Seat[];
  path: Path;
}
