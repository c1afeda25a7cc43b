/** The pictures of the rules page: what lies where on a card of 240 by 120. */

import type { Rank } from "./parts/goods";
import type { Good, Special } from "./view";

type Thing =
  | { is: "crate"; what: string | null }
  | { is: "card"; what: string; on?: Good; small?: boolean }
  | { is: "coin"; offer: number; rank: Rank; seat: number }
  | { is: "hat"; seat: number }
  | { is: "bag"; count: number }
  | { is: "sign"; special: Special }
  | { is: "cloth"; good: Good }
  | { is: "text"; text: string }
  | { is: "arrow"; to: [number, number] };

export type Item = Thing & { x: number; y: number };

export const PICTURES: Record<string, Item[]> = {
  goal: [
    { is: "hat", seat: 1, x: 40, y: 62 },
    { is: "crate", what: "g4", x: 98, y: 60 },
    { is: "arrow", x: 124, y: 60, to: [144, 60] },
    { is: "crate", what: null, x: 174, y: 40 },
    { is: "crate", what: null, x: 208, y: 48 },
    { is: "crate", what: null, x: 186, y: 80 },
  ],
  turn: [
    { is: "card", what: "g3m4", x: 42, y: 60 },
    { is: "arrow", x: 78, y: 60, to: [98, 60] },
    { is: "cloth", good: "m", x: 134, y: 60 },
    { is: "crate", what: "m4", x: 134, y: 38 },
    { is: "crate", what: "m2", x: 134, y: 82 },
    { is: "hat", seat: 1, x: 182, y: 34 },
    { is: "coin", offer: 9, rank: "highest", seat: 1, x: 213, y: 34 },
    { is: "hat", seat: 3, x: 182, y: 90 },
    { is: "coin", offer: 6, rank: "beaten", seat: 3, x: 213, y: 88 },
  ],
  end: [
    { is: "bag", count: 0, x: 36, y: 60 },
    { is: "cloth", good: "g", x: 98, y: 60 },
    { is: "crate", what: "g2", x: 98, y: 60 },
    { is: "cloth", good: "m", x: 154, y: 60 },
    { is: "crate", what: "m3", x: 154, y: 60 },
    { is: "cloth", good: "d", x: 210, y: 60 },
    { is: "text", text: "?", x: 210, y: 60 },
  ],
  c4: [
    { is: "bag", count: 21, x: 40, y: 60 },
    { is: "arrow", x: 72, y: 60, to: [96, 60] },
    { is: "crate", what: "g3", x: 122, y: 60 },
    { is: "crate", what: "m2", x: 166, y: 60 },
    { is: "crate", what: "d4", x: 210, y: 60 },
  ],
  c7: [
    { is: "hat", seat: 0, x: 52, y: 60 },
    { is: "crate", what: "d3", x: 112, y: 60 },
    { is: "crate", what: "d2", x: 154, y: 60 },
    { is: "sign", special: "fuera", x: 200, y: 60 },
  ],
  c10: [
    { is: "card", what: "g3m4", x: 48, y: 60 },
    { is: "cloth", good: "g", x: 144, y: 60 },
    { is: "cloth", good: "m", x: 204, y: 60 },
    { is: "arrow", x: 86, y: 60, to: [110, 60] },
    { is: "card", what: "g3m4", on: "g", small: true, x: 144, y: 60 },
    { is: "card", what: "g3m4", on: "m", small: true, x: 204, y: 60 },
  ],
  c13: [
    { is: "sign", special: "manos", x: 52, y: 60 },
    { is: "coin", offer: 9, rank: "highest", seat: 0, x: 112, y: 60 },
    { is: "coin", offer: 7, rank: "beaten", seat: 1, x: 160, y: 60 },
    { is: "coin", offer: 4, rank: "beaten", seat: 2, x: 208, y: 60 },
  ],
  c14: [
    { is: "sign", special: "vuelta", x: 32, y: 60 },
    { is: "card", what: "g2d5", small: true, x: 80, y: 60 },
    { is: "card", what: "g7", small: true, x: 121, y: 60 },
    { is: "arrow", x: 147, y: 60, to: [166, 60] },
    { is: "card", what: "g7", x: 204, y: 60 },
  ],
  c15: [
    { is: "card", what: "g5m2", on: "g", small: true, x: 40, y: 60 },
    { is: "text", text: "+", x: 75, y: 60 },
    { is: "crate", what: "g3", x: 112, y: 60 },
    { is: "crate", what: "g2", x: 152, y: 60 },
    { is: "text", text: "=", x: 184, y: 60 },
    { is: "coin", offer: 8, rank: "highest", seat: 1, x: 214, y: 60 },
  ],
  c16: [
    { is: "hat", seat: 1, x: 34, y: 34 },
    { is: "coin", offer: 9, rank: "highest", seat: 1, x: 84, y: 34 },
    { is: "hat", seat: 3, x: 34, y: 90 },
    { is: "coin", offer: 6, rank: "beaten", seat: 3, x: 84, y: 88 },
    { is: "crate", what: "m4", x: 132, y: 88 },
    { is: "crate", what: "m2", x: 206, y: 34 },
    { is: "arrow", x: 132, y: 64, to: [122, 44] },
    { is: "arrow", x: 182, y: 34, to: [122, 34] },
  ],
  c18: [
    { is: "hat", seat: 0, x: 34, y: 32 },
    { is: "coin", offer: 7, rank: "tied", seat: 0, x: 84, y: 32 },
    { is: "hat", seat: 2, x: 34, y: 90 },
    { is: "coin", offer: 7, rank: "tied", seat: 2, x: 84, y: 88 },
    { is: "crate", what: "d2", x: 126, y: 88 },
    { is: "cloth", good: "d", x: 204, y: 60 },
    { is: "arrow", x: 150, y: 80, to: [176, 70] },
    { is: "crate", what: "d3", x: 204, y: 60 },
  ],
  c21: [
    { is: "crate", what: "m2", x: 52, y: 60 },
    { is: "crate", what: "g4", x: 98, y: 60 },
    { is: "arrow", x: 126, y: 60, to: [154, 60] },
    { is: "crate", what: null, x: 188, y: 60 },
  ],
  c22: [
    { is: "sign", special: "seguridad", x: 32, y: 60 },
    { is: "crate", what: "m4", x: 80, y: 60 },
    { is: "crate", what: "d2", x: 122, y: 60 },
    { is: "arrow", x: 146, y: 60, to: [166, 60] },
    { is: "crate", what: null, x: 194, y: 48 },
    { is: "crate", what: null, x: 210, y: 70 },
  ],
};
