/** The town: every house a little different, but the same ones every time. */

import { type Box, pair, type Point, round } from "../../shared/geometry";

/** A row of houses; its y is the pavement that they stand on. */
export type HouseRow = Box;

export interface HouseShape extends HouseRow {
  /** Its place in the row: it decides about colours, chimneys and cloths. */
  number: number;
  windows: number;
}

/** Neighbours that fill a row. */
export function rowOfHouses(row: HouseRow): HouseShape[] {
  const count = Math.max(1, Math.round(row.width / (row.height > 40 ? 55 : 42)));
  const shares = Array.from({ length: count }, (_, number) => 3 + ((number * 7 + 2) % 4));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let x = row.x;
  return shares.map((share, number) => {
    const width = round((row.width * share) / whole);
    const height = round(row.height * (0.78 + 0.11 * ((number * 5 + 1) % 3)));
    const windows = Math.max(1, Math.round(width / 22));
    const house = { x: round(x), y: row.y, width, height, number: number + Math.round(row.y), windows };
    x += width;
    return house;
  });
}

/** In so many colours. */
const COLOURS = 3;
/** Little flags on a string that sags between two points: all of one colour are one path. */
export function bunting(from: Point, to: Point, sag: number, count: number): { string: string; flags: string[] } {
  const at = (part: number): string => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part + 4 * sag * part * (1 - part);
    return pair({ x, y });
  };
  const flags = Array<string>(COLOURS).fill("");
  for (let number = 0; number < count; number += 1) flags[number % COLOURS] += `M${at(number / count)}L${at((number + 0.8) / count)}l-3 8Z`;
  const middle = pair({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 2 * sag });
  return { string: `M${from.x} ${from.y}Q${middle} ${to.x} ${to.y}`, flags };
}
