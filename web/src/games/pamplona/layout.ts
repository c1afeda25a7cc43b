/** Where the parts of the board lie: from the path of an edition to coordinates. */

import { around, type Box, cells, middle, type Point } from "../shared/geometry";
import { remembered } from "../shared/same";
import { type Format, NARROW, WIDE } from "./formats";
import { along, aside, length, piece, type Pose, sector, towards } from "./parts/street";
import type { Path } from "./view";

export interface Tile {
  space: number;
  outline: string;
  /** Where runners stand, where Torro stands, where the number and the sign of the space are painted. */
  room: Box;
  bull: Point;
  number: Point;
  mark: Point;
  /** Where a button for the space is drawn. */
  handle: Point;
  /** Whether one runs to the left here. */
  left: boolean;
}
export interface Row {
  row: number;
  outline: string;
  room: Box;
  number: Point;
}
export interface Plan extends Format {
  tiles: Tile[];
  rows: Row[];
  panels: Box[];
}

const START = 2; // all begin on one space: it is longer than the others
/** How wide the gate of the arena is, in degrees. */
export const GATE = 34;
const GAP = 1.2; // between two pieces of the pavement

/** The board of an edition, drawn for that room and so many players. */
export function plan(path: Path, seats: number, wide: boolean): Plan {
  const format = wide ? WIDE : NARROW;
  const panels = panelsOf(format, seats, wide);
  const height = Math.max(...panels.map((panel) => panel.y + panel.height)) + 6;
  return {
    ...format,
    height,
    ...ground(path, wide),
    panels,
  };
}

const ground = remembered((path: Path, wide: boolean): Pick<Plan, "tiles" | "rows"> => {
  const format = wide ? WIDE : NARROW;
  return { tiles: [penTile(format), ...streetTiles(format, path), ...arenaTiles(format, path)], rows: rowsOf(format, path.rows) };
});

function penTile({ pen }: Format): Tile {
  const { width, height } = pen;
  const { x, y } = middle(pen);
  return {
    space: 0,
    outline: `M${pen.x} ${pen.y}h${width}v${height}h${-width}Z`,
    room: pen,
    bull: { x, y: y - height * 0.05 },
    number: { x, y: y + height / 2 - 9 },
    mark: { x, y },
    handle: { x, y },
    left: false,
  };
}

function streetTiles({ start, legs, broad }: Format, path: Path): Tile[] {
  const long = legs.reduce((sum, leg) => sum + length(leg), 0) / (path.street - 1 + START);
  return Array.from({ length: path.street }, (_, index) => {
    const from = index ? long * (index - 1 + START) : 0;
    const to = long * (index + START);
    const pose = along(start, legs, (from + to) / 2);
    const space = index + 1;
    const tile = {
      space,
      outline: piece(start, legs, from + GAP, to - GAP, broad - 2 * GAP),
      left: Math.cos((pose.heading * Math.PI) / 180) < -0.1,
      ...inside(pose, to - from, broad),
    };
    if (pose.bend === 0) return tile;
    const outer = (way: number): Point => aside(along(start, legs, (from + to) / 2 + way), -pose.bend * (broad / 2 - 10));
    return { ...tile, number: outer(path.fear.includes(space) ? -broad / 10 : 0), mark: outer(broad / 10) };
  });
}

/** What lies inside a piece of street: numbers at the lower edge; in a bend they are moved to the outer one. */
function inside(pose: Pose, long: number, broad: number): Pick<Tile, "room" | "bull" | "number" | "mark" | "handle"> {
  const edge = broad / 2 - 9;
  if (pose.bend === 0) {
    const { x, y } = pose;
    return {
      room: around({ x, y: y - 6 }, long - 4, broad - 20),
      bull: { x, y: y - broad / 2 },
      number: { x: x - long / 2 + 11, y: y + edge },
      mark: { x: x + long / 2 - 11, y: y + edge },
      handle: { x, y: y + broad / 2 + 5 },
    };
  }
  const sin = Math.abs(Math.sin((pose.heading * Math.PI) / 180));
  const cos = Math.abs(Math.cos((pose.heading * Math.PI) / 180));
  const slant = 1 - 0.5 * sin * cos;
  return {
    room: around(
      aside(pose, pose.bend * broad * 0.05),
      (long * cos + (broad - 24) * sin) * slant,
      (long * sin + (broad - 24) * cos) * slant,
    ),
    bull: aside(pose, pose.bend * broad * 0.3),
    number: pose,
    mark: pose,
    handle: aside(pose, pose.bend * broad * 0.42),
  };
}

/** The sand is run round once, clockwise from the gate. */
function arenaTiles({ arena }: Format, path: Path): Tile[] {
  const wide = 360 / path.arena;
  return Array.from({ length: path.arena }, (_, index) => {
    const from = arena.gate + wide * index;
    const at = (part: number): Point => towards(arena, from + wide / 2, arena.sand * part);
    const size = arena.sand * 0.52;
    return {
      space: path.street + 1 + index,
      outline: sector(arena, 7, arena.sand - 1, from + 1, from + wide - 1),
      room: around(at(0.52), size, size),
      bull: at(0.55),
      number: at(0.87),
      mark: at(0.3),
      handle: at(0.95),
      left: Math.sin(((from + wide / 2) * Math.PI) / 180) > 0,
    };
  });
}

/** The rows of the grandstand lie around the sand, from one side of the gate to the other. */
function rowsOf({ arena }: Format, count: number): Row[] {
  const wide = (360 - GATE) / count;
  const deep = arena.radius - arena.sand;
  return Array.from({ length: count }, (_, index) => {
    const from = arena.gate + GATE / 2 + wide * index;
    const at = (far: number): Point => towards(arena, from + wide / 2, far);
    return {
      row: index + 1,
      outline: sector(arena, arena.sand + 3, arena.radius, from + 0.6, from + wide - 0.6),
      room: around(at(arena.sand + deep * 0.37), deep * 0.72, deep * 0.55),
      number: at(arena.radius - 8),
    };
  });
}

function panelsOf({ width, height }: Format, seats: number, wide: boolean): Box[] {
  const columns = wide ? seats : seats % 3 && seats < 5 ? 2 : 3;
  const rows = Math.ceil(seats / columns);
  const [tall, gap, edge] = wide ? [66, 6, 6] : [columns === 3 ? 64 : 46, 4, 4];
  const broad = Math.min(230, (width - 2 * edge - gap * (columns - 1)) / columns);
  const all = { width: columns * broad + (columns - 1) * gap, height: rows * tall + (rows - 1) * gap };
  const top = wide ? height - tall - 6 : height;
  return cells({ x: (width - all.width) / 2, y: top, ...all }, seats, columns, gap);
}
