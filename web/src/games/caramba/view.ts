// Made by `tertulia protocol --write`; do not edit.

/** The table; spectators have no `you`. */
export interface View {
  round: number;
  phase: Phase;
  reason: Reason | null;
  actor: number | "chance" | null;
  first: number | null;
  bag: number;
  centre: string[];
  seats: Band[];
  you?: Own;
}

/** What everybody may see of a seat (C28). Cards and crates are written as in notation: `g3m4`, `d7`. `special` is known once it is played; `remembered` is there only with the memory aid. */
export interface Band {
  band: string;
  hand: number;
  pile: number;
  discard: string[];
  front: string[];
  protected: Good | null;
  secured: number;
  bids: Record<Good, string[]>;
  offers: Record<Good, number>;
  passed: boolean;
  special: Special | "unknown";
  remembered?: Remembered;
}

/** What an attentive player would remember of a seat (C30). */
export interface Remembered {
  hand: string[];
  secured: string[];
}

/** What only the one who sits there may see (C29); `special` is null before the deal and once played. */
export interface Own {
  seat: number;
  hand: string[];
  special: Special | null;
  secured: string[];
}

export type Good = "d" | "g" | "m";

export type Special = "fuera" | "manos" | "seguridad" | "vuelta";

export type Reason = "bag" | "guard";

export type Phase = "auction" | "cards" | "crates" | "deal" | "first" | "fuera" | "over" | "securing" | "specials";
