/** The road from Acapulco to the mine, as lines. */

import { distance, drawn, type Point } from "../../shared/geometry";
import type { Course } from "../formats";
import type { Stretch, Terrain } from "../view";

/** One ground of the road, with the line of its middle. */
export interface Bed {
  terrain: Terrain;
  line: Point[];
}

const FINE = 24; // points of a row, or of a bend

/** The middle line of the road, from Acapulco to the mine. */
export function road(course: Course): Point[] {
  const line: Point[] = [];
  for (let row = 0; row < course.rows; row++) {
    const y = course.bottom - row * course.gap;
    const east = row % 2 === 0;
    const from = row === 0 ? course.begin : east ? course.left : course.right;
    const to = east ? course.right : course.left;
    for (const t of steps()) {
      // The sway ends level, so that it flows into the bends.
      const sway = course.sway * Math.sin(3 * Math.PI * t) * Math.sin(Math.PI * t);
      line.push({ x: from + (to - from) * t, y: y + sway });
    }
    if (row < course.rows - 1) line.push(...bend({ x: to, y }, course.gap / 2, east ? 1 : -1));
  }
  return [...line, ...course.end];
}

function bend(from: Point, radius: number, side: number): Point[] {
  return steps().map((t) => ({
    x: from.x + side * radius * Math.sin(Math.PI * t),
    y: from.y - radius + radius * Math.cos(Math.PI * t),
  }));
}

function steps(): number[] {
  return Array.from({ length: FINE + 1 }, (_, number) => number / FINE);
}

/** The middles of equal spaces along a line. */
export function stops(line: Point[], spaces: number): Point[] {
  const all = length(line);
  return Array.from({ length: spaces }, (_, number) => along(line, ((number + 0.5) / spaces) * all));
}

/** The line cut where the ground changes. */
export function beds(line: Point[], route: Stretch[]): Bed[] {
  const all = length(line);
  const spaces = route.reduce((sum, stretch) => sum + stretch.spaces, 0);
  let last = 0;
  return route.map((stretch) => {
    const from = (last / spaces) * all;
    last += stretch.spaces;
    return { terrain: stretch.terrain, line: part(line, from, (last / spaces) * all) };
  });
}

function length(line: Point[]): number {
  return line.slice(1).reduce((sum, point, number) => sum + distance(line[number] ?? point, point), 0);
}

function along(line: Point[], way: number): Point {
  let [last = { x: 0, y: 0 }] = line;
  let left = way;
  for (const point of line.slice(1)) {
    const step = distance(last, point);
    if (step > 0 && left <= step) {
      const t = left / step;
      return { x: last.x + (point.x - last.x) * t, y: last.y + (point.y - last.y) * t };
    }
    left -= step;
    last = point;
  }
  return last;
}

function part(line: Point[], from: number, to: number): Point[] {
  const pieces = Math.max(2, Math.ceil((to - from) / 8));
  return Array.from({ length: pieces + 1 }, (_, number) => along(line, from + ((to - from) * number) / pieces));
}

/** Rolling hills: everything below a soft line across the whole width. */
export function hills(width: number, bottom: number, y: number, height: number, waves: number, shift: number): string {
  const points = Array.from({ length: 41 }, (_, number) => {
    const t = number / 40;
    const wave = Math.sin(2 * Math.PI * (waves * t + shift)) + 0.4 * Math.sin(2 * Math.PI * (2.3 * waves * t + shift));
    return { x: width * t, y: y - (height * wave) / 1.4 };
  });
  return `${drawn(points)}L${width} ${bottom}L0 ${bottom}Z`;
}
