/** The town: every house a little different, but the same ones every time. */

import { type Point, round } from "./street";

export interface HouseShape {
  x: number;
  /** The pavement it stands on. */
  y: number;
  w: number;
  h: number;
  /** Its place in the row: it decides about colours, chimneys and cloths. */
  number: number;
  windows: number;
}

/** Neighbours that fill a row. */
export function rowOfHouses(row: { x: number; y: number; w: number; h: number }): HouseShape[] {
  const count = Math.max(1, Math.round(row.w / (row.h > 40 ? 55 : 42)));
  const shares = Array.from({ length: count }, (_, number) => 3 + ((number * 7 + 2) % 4));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let x = row.x;
  return shares.map((share, number) => {
    const w = round((row.w * share) / whole);
    const h = round(row.h * (0.78 + 0.11 * ((number * 5 + 1) % 3)));
    const house = { x: round(x), y: row.y, w, h, number: number + Math.round(row.y), windows: Math.max(1, Math.round(w / 22)) };
    x += w;
    return house;
  });
}

/** Little flags on a string that sags between two points. */
export function bunting(from: Point, to: Point, sag: number, count: number): { string: string; flags: string[] } {
  const at = (part: number): string => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part + 4 * sag * part * (1 - part);
    return `${round(x)} ${round(y)}`;
  };
  const flags = Array.from({ length: count }, (_, number) => `M${at(number / count)}L${at((number + 0.8) / count)}l-3 8Z`);
  const middle = `${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2 + 2 * sag)}`;
  return { string: `M${from.x} ${from.y}Q${middle} ${to.x} ${to.y}`, flags };
}
