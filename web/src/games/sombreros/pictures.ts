/** What the pictures of the rules page show: a stretch of the road, and things on and above it. */

import type { Point } from "../shared/geometry";
import type { Terrain } from "./view";

export type Thing =
  | (Point & { what: "hat"; seat: number; lit?: boolean; faint?: boolean })
  | (Point & { what: "token"; seat: number | null })
  | (Point & { what: "die"; face: number; number?: boolean })
  | (Point & { what: "coin"; silver: number })
  | (Point & { what: "pot"; silver: number })
  | (Point & { what: "mine" })
  | { what: "arrow"; d: string };

export interface Drawing {
  /** The number of the first space that is seen, and the grounds. */
  from: number;
  grounds: Terrain[];
  things: Thing[];
}

const FIRST = 30;
const PITCH = 36;
const GROUND = 90;

/** The middle of the n-th space that is seen. */
export const spaceAt = (number: number): Point => ({ x: FIRST + number * PITCH, y: GROUND });

const all = (terrain: Terrain): Terrain[] => Array<Terrain>(6).fill(terrain);
const hat = (space: number, seat: number, more: { lit?: boolean; faint?: boolean } = {}): Thing => {
  const { x, y } = spaceAt(space);
  return { what: "hat", x, y: y - 3, seat, ...more };
};
const token = (space: number, seat: number): Thing => {
  const { x, y } = spaceAt(space);
  return { what: "token", x, y: y - 8, seat };
};
const count = (x: number, face: number): Thing => ({ what: "die", x, y: 24, face, number: true });
/** How many dice, above a space. */
const above = (space: number, face: number): Thing => count(spaceAt(space).x, face);
const coin = (x: number, y: number, silver: number): Thing => ({ what: "coin", x, y, silver });
/** A hop from one space to another. */
const hop = (from: number, to: number): Thing => {
  const [a, b] = [spaceAt(from).x, spaceAt(to).x];
  return { what: "arrow", d: `M${a} 54Q${(a + b) / 2} 30 ${b - 3} 52` };
};

export const PICTURES: Record<string, Drawing> = {
  goal: {
    from: 45,
    grounds: all("earth").slice(0, 4),
    things: [
      { what: "mine", x: 200, y: 94 },
      hat(0, 1, { lit: true }),
      hat(3, 0),
      { what: "pot", x: 84, y: 84, silver: 24 },
      { what: "arrow", d: "M72 40Q54 26 38 50" },
    ],
  },
  turn: {
    from: 33,
    grounds: all("earth"),
    things: [hat(0, 1, { lit: true }), above(0, 3), hat(2, 0), above(2, 2), hat(5, 2), above(5, 1)],
  },
  end: {
    from: 43,
    grounds: all("earth"),
    things: [hat(1, 4, { lit: true }), coin(66, 24, 58), hat(3, 0), coin(138, 24, 9), hat(5, 2), coin(210, 24, 0)],
  },
  s3: {
    from: 1,
    grounds: all("stone"),
    things: [hat(1, 1), hat(4, 2), hat(2, 0, { faint: true }), { what: "arrow", d: "M102 14V46" }],
  },
  s5: {
    from: 29,
    grounds: ["gravel", "gravel", "gravel", "gravel", "earth", "earth"],
    things: [
      hat(5, 0, { lit: true }),
      hat(3, 1),
      hat(1, 2),
      { what: "arrow", d: "M206 40Q174 14 144 44" },
      { what: "arrow", d: "M132 40Q98 14 72 44" },
    ],
  },
  s6: {
    from: 33,
    grounds: all("earth"),
    things: [hat(0, 1, { lit: true }), above(0, 3), hat(2, 0), above(2, 2), hat(5, 2), above(5, 1)],
  },
  s8: {
    from: 20,
    grounds: all("gravel"),
    things: [
      hat(0, 0, { faint: true }),
      hop(0, 2),
      hat(2, 1),
      { what: "hat", x: 114, y: 69, seat: 0, lit: true },
      coin(146, 60, 1),
      { what: "die", x: 186, y: 24, face: 4 },
    ],
  },
  s9: {
    from: 9,
    grounds: all("stone"),
    things: [
      hat(0, 3, { lit: true }),
      count(27, 4),
      count(65, 3),
      coin(65, 50, 1),
      count(103, 2),
      coin(103, 50, 3),
      count(141, 1),
      coin(141, 50, 6),
      { what: "pot", x: 204, y: 84, silver: 6 },
    ],
  },
  s10: {
    from: 14,
    grounds: ["stone", "stone", "stone", "gravel", "gravel", "gravel"],
    things: [hat(1, 2), token(4, 0), { what: "arrow", d: "M174 16V56" }, hat(3, 0)],
  },
  s11: {
    from: 45,
    grounds: all("earth").slice(0, 4),
    things: [
      { what: "mine", x: 200, y: 94 },
      hat(2, 1, { lit: true }),
      { what: "arrow", d: "M104 48Q140 24 172 62" },
      coin(134, 24, 2),
    ],
  },
  s12: {
    from: 30,
    grounds: ["stone", "stone", "gravel", "gravel", "earth", "earth"],
    things: [token(0, 1), above(0, 3), token(2, 1), above(2, 2), token(4, 1), above(4, 1)],
  },
  s13: {
    from: 22,
    grounds: all("gravel"),
    things: [
      hat(1, 2, { lit: true }),
      above(1, 2),
      coin(134, 26, 9),
      { what: "arrow", d: "M116 26H92" },
      above(4, 3),
      hat(4, 5),
    ],
  },
  s15: {
    from: 37,
    grounds: all("earth"),
    things: [
      hat(1, 4, { lit: true }),
      { what: "pot", x: 196, y: 84, silver: 24 },
      { what: "arrow", d: "M156 46Q112 24 72 50" },
    ],
  },
};
