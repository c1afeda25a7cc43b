/** From numbers to lines: pure, so that a test can look at them. */

import type { Analysis } from "../protocol";

/** The lines of the seats differ in more than their colour. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 4"];

export interface Chart {
  least: number;
  most: number;
  lines: string[];
}

/** One line for each seat over the frames, in a box of that width and height; the least value lies at the bottom. */
export function scoreLines(scores: number[][], width: number, height: number): Chart {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (frame: number): number => (scores.length > 1 ? (frame / (scores.length - 1)) * width : 0);
  const y = (value: number): number => height - ((value - least) / (most - least)) * height;
  const seats = scores[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    scores.map((frame, number) => `${number ? "L" : "M"}${x(number).toFixed(1)} ${y(frame[seat] ?? 0).toFixed(1)}`).join(""),
  );
  return { least, most, lines };
}

export interface Line {
  seat: number;
  path: string;
  /** Where it ends. */
  x: number;
  y: number;
}

/** The chances of each seat as that seat could judge them, and what it won; certainty lies at the top. */
export function chanceLines(analysis: Analysis, width: number, height: number): Line[] {
  const complete = analysis.decisions.length === analysis.of;
  return Array.from({ length: analysis.seats }, (_, seat) => {
    const own = analysis.decisions.filter((one) => one.seat === seat).map((one) => [one.event, one.chances[seat] ?? 0] as const);
    const end = complete && analysis.end ? [[analysis.events, analysis.end[seat] ?? 0] as const] : [];
    const points = [...own, ...end].map(([event, chance]) => [(event / Math.max(1, analysis.events)) * width, height - chance * height] as const);
    const path = points.map(([x, y], number) => `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    const [x, y] = points.at(-1) ?? [0, height];
    return { seat, path, x, y };
  }).filter((line) => line.path !== "");
}
