/** What the pictures of the rules page show: a few spaces, who stands there, who goes where. */

import type { Face, TorroCard } from "./view";

export type Kind = "pen" | "start" | "space" | "fear" | "tomato" | "sand";
export interface Drawing {
  /** The number of the first space, and what the spaces are. */
  from: number;
  spaces: Kind[];
  /** Seat, space, how many. */
  runners: [number, number, number][];
  torro?: number;
  dice?: [string, Face][];
  card?: TorroCard;
  /** From space to space. */
  hops?: [number, number][];
  /** What a space brings or costs. */
  notes?: [number, string][];
  /** What a team gets or pays. */
  purses?: [number, string][];
  /** Rows of the grandstand, who sits there, and the space they come from. */
  rows?: [number, number[], number][];
}

const street = (count: number): Kind[] => Array<Kind>(count).fill("space");

export const PICTURES: Record<string, Drawing> = {
  goal: {
    from: 9,
    spaces: street(5),
    runners: [[0, 12, 1], [0, 13, 1], [1, 9, 1]],
    torro: 11,
    purses: [[0, "+3"], [1, "−2"]],
  },
  turn: {
    from: 7,
    spaces: street(6),
    runners: [[1, 7, 1], [1, 9, 1], [0, 11, 1]],
    dice: [["A", "4"], ["B", "2"]],
    card: "3",
    hops: [[7, 11], [9, 11]],
  },
  end: { from: 31, spaces: ["space", "space", "sand", "sand", "sand"], runners: [[0, 35, 1]], torro: 31, hops: [[31, 33]], rows: [[7, [0], 35]] },
  p2: { from: 0, spaces: ["pen", "start", ...street(3)], runners: [[0, 1, 3], [1, 1, 3]], torro: 0 },
  p3: {
    from: 7,
    spaces: ["space", "space", "fear", ...street(3)],
    runners: [[1, 7, 2], [1, 10, 1]],
    dice: [["A", "4"], ["B", "2"]],
    hops: [[7, 11], [10, 12]],
  },
  p4: { from: 10, spaces: street(7), runners: [[2, 10, 1]], dice: [["A", ">"]], hops: [[10, 12], [10, 14], [10, 16]] },
  p7: { from: 3, spaces: ["space", "space", "fear", "space"], runners: [[0, 3, 1]], hops: [[3, 5]], notes: [[5, "−1"]] },
  p8: {
    from: 19,
    spaces: ["space", "space", "tomato", "tomato", "space"],
    runners: [[3, 19, 1], [0, 20, 1]],
    hops: [[19, 21], [21, 20], [20, 23]],
  },
  p9: { from: 6, spaces: street(3), runners: [[0, 7, 3], [1, 7, 2], [2, 7, 1]], purses: [[0, "+3"], [1, "−1"], [2, "−2"]] },
  p10: { from: 5, spaces: street(5), runners: [[0, 7, 3], [2, 7, 1]], hops: [[7, 5], [7, 9]], notes: [[5, "−2"], [9, "+2"]] },
  p12: {
    from: 33,
    spaces: ["sand", "sand", "sand", "sand"],
    runners: [[0, 36, 1], [1, 34, 1], [2, 34, 1]],
    rows: [[2, [1, 2], 34], [1, [0], 36]],
  },
  p14: { from: 8, spaces: street(6), runners: [[1, 10, 1]], torro: 8, card: "3", hops: [[8, 11]] },
  p15: {
    from: 10,
    spaces: street(7),
    runners: [],
    torro: 12,
    card: "!",
    notes: [[10, "−2"], [11, "−1"], [12, "+3"], [13, "+2"], [14, "+1"], [15, "0"], [16, "0"]],
  },
};
