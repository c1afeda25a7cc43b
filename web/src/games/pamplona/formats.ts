/** The two ways to draw the board: in a wide window, and on a phone held upright. All lengths are board units. */

import type { Box, Point } from "../shared/geometry";
import type { HouseRow } from "./parts/scenery";
import type { Leg, Pose } from "./parts/street";

export interface Format {
  width: number;
  height: number;
  start: Pose;
  legs: Leg[];
  /** How broad the street is. */
  broad: number;
  pen: Box;
  arena: Point & { radius: number; sand: number; gate: number };
  houses: HouseRow[];
  /** Strings of little flags. */
  strings: [Point, Point][];
  trees: (Point & { kind: "cypress" | "agave"; scale: number })[];
  stall: Point & { scale: number };
  round: Point;
  dice: { A: Point; B: Point; size: number };
  deck: Point;
  last: Point;
  fan: Point & { step: number; line: number; across: number; size: number };
  /** How large a runner is at most. */
  runner: number;
  bull: number;
  signs: number;
  handles: number;
}

export const WIDE: Format = {
  width: 820,
  height: 640,
  start: { x: 104, y: 496, heading: 0, bend: 0 },
  legs: [{ ahead: 579 }, { turn: -180, radius: 89 }, { ahead: 546 }, { turn: 180, radius: 89 }, { ahead: 428 }],
  broad: 80,
  pen: { x: 8, y: 454, width: 92, height: 84 },
  arena: { x: 689, y: 138, radius: 123, sand: 71, gate: 180 },
  houses: [
    { x: 108, y: 99, width: 440, height: 74 },
    { x: 112, y: 277, width: 440, height: 78 },
  ],
  strings: [
    [{ x: 150, y: 196 }, { x: 330, y: 190 }],
    [{ x: 330, y: 190 }, { x: 556, y: 200 }],
  ],
  trees: [
    { x: 580, y: 278, kind: "cypress", scale: 0.9 },
    { x: 602, y: 278, kind: "cypress", scale: 1.1 },
    { x: 786, y: 296, kind: "agave", scale: 0.9 },
    { x: 764, y: 560, kind: "agave", scale: 1 },
    { x: 796, y: 556, kind: "cypress", scale: 0.95 },
    { x: 88, y: 96, kind: "cypress", scale: 0.75 },
    { x: 28, y: 128, kind: "agave", scale: 0.6 },
  ],
  stall: { x: 66, y: 434, scale: 1.45 },
  round: { x: 166, y: 407 },
  dice: { A: { x: 252, y: 407 }, B: { x: 316, y: 407 }, size: 52 },
  deck: { x: 394, y: 407 },
  last: { x: 444, y: 407 },
  fan: { x: 490, y: 407, step: 20, line: 36, across: 11, size: 1 },
  runner: 1.4,
  bull: 1.2,
  signs: 1.15,
  handles: 1,
};

export const NARROW: Format = {
  width: 360,
  height: 546,
  start: { x: 56, y: 508, heading: 0, bend: 0 },
  legs: [
    { ahead: 227 },
    { turn: -180, radius: 44 },
    { ahead: 206 },
    { turn: 180, radius: 44 },
    { ahead: 206 },
    { turn: -180, radius: 44 },
    { ahead: 137 },
    { turn: 90, radius: 44 },
  ],
  broad: 60,
  pen: { x: 4, y: 478, width: 50, height: 60 },
  arena: { x: 102, y: 102, radius: 94, sand: 55, gate: 90 },
  houses: [
    { x: 160, y: 213, width: 190, height: 22 },
    { x: 6, y: 301, width: 268, height: 24 },
    { x: 84, y: 389, width: 268, height: 24 },
    { x: 6, y: 477, width: 268, height: 24 },
  ],
  strings: [],
  trees: [
    { x: 22, y: 256, kind: "cypress", scale: 0.9 },
    { x: 42, y: 262, kind: "cypress", scale: 0.7 },
    { x: 62, y: 262, kind: "agave", scale: 0.6 },
  ],
  stall: { x: 203, y: 302, scale: 0.62 },
  round: { x: 284, y: 18 },
  dice: { A: { x: 254, y: 60 }, B: { x: 312, y: 60 }, size: 44 },
  deck: { x: 262, y: 120 },
  last: { x: 304, y: 120 },
  fan: { x: 214, y: 167, step: 13.3, line: 20, across: 11, size: 0.66 },
  runner: 1.1,
  bull: 0.75,
  signs: 0.9,
  handles: 0.8,
};
