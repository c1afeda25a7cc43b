/** The two ways to draw the board: in a wide window, and on a phone held upright. All lengths are board units. */

import type { Box, Point } from "../shared/geometry";

/** The road climbs in rows, to and fro. */
export interface Course {
  rows: number;
  left: number;
  right: number;
  bottom: number;
  gap: number;
  begin: number;
  end: Point[];
  sway: number;
}

export interface Format {
  width: number;
  /** The lower edge of the landscape. */
  ground: number;
  course: Course;
  mine: Point;
  start: Point;
  /** Where the rails lie that take the sombreros that arrived. */
  rails: Box;
  plaque: Box;
  pot: Point;
  signs: Record<"welcome" | "arrival", Point> & { terrain: Point[] };
  tray: Box;
  /** The purses of the players; where `below` is said, more than four lie there instead. */
  purses: Box & { columns?: number; below?: Box };
}

export const WIDE: Format = {
  width: 820,
  ground: 428,
  course: {
    rows: 3,
    left: 116,
    right: 692,
    bottom: 372,
    gap: 110,
    begin: 66,
    end: [{ x: 728, y: 148 }, { x: 748, y: 130 }],
    sway: 9,
  },
  mine: { x: 757, y: 113 },
  start: { x: 14, y: 418 },
  rails: { x: 492, y: 106, width: 216, height: 12 },
  plaque: { x: 14, y: 12, width: 232, height: 66 },
  pot: { x: 388, y: 560 },
  signs: {
    welcome: { x: 304, y: 48 },
    arrival: { x: 620, y: 48 },
    terrain: [{ x: 268, y: 318 }, { x: 268, y: 206 }, { x: 326, y: 98 }],
  },
  tray: { x: 8, y: 438, width: 330, height: 194 },
  purses: { x: 438, y: 438, width: 374, height: 194 },
};

export const NARROW: Format = {
  width: 390,
  ground: 420,
  course: {
    rows: 6,
    left: 63,
    right: 327,
    bottom: 386,
    gap: 46,
    begin: 34,
    end: [{ x: 54, y: 154 }, { x: 44, y: 140 }],
    sway: 0,
  },
  mine: { x: 60, y: 114 },
  start: { x: 12, y: 414 },
  rails: { x: 116, y: 106, width: 198, height: 12 },
  plaque: { x: 104, y: 10, width: 204, height: 60 },
  pot: { x: 348, y: 80 },
  signs: {
    welcome: { x: 271, y: 446 },
    arrival: { x: 347, y: 446 },
    terrain: [43, 119, 195].map((x) => ({ x, y: 446 })),
  },
  tray: { x: 8, y: 472, width: 242, height: 200 },
  purses: { x: 256, y: 472, width: 126, height: 200, columns: 1, below: { x: 8, y: 680, width: 374, height: 104 } },
};
