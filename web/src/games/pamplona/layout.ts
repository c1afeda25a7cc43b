/** Where everything lies on the board: pure functions from the path of the edition to coordinates. */

import type { Team } from "./pieces";
import { type Format, NARROW, type Room, WIDE } from "./formats";
import { along, aside, length, piece, type Point, type Pose, sector, towards } from "./parts/street";
import type { Path } from "./view";

export interface Tile {
  space: number;
  outline: string;
  /** Where runners stand, where Torro stands, where the number and the sign of the space are painted. */
  room: Room;
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
  room: Room;
  number: Point;
}
export interface Plan extends Format {
  tiles: Tile[];
  rows: Row[];
  panels: Room[];
}

const START = 2; // all begin on one space: it is longer than the others
/** How wide the gate of the arena is, in degrees. */
export const GATE = 34;
const GAP = 1.2; // between two pieces of the pavement

/** The board of an edition, drawn for that room and so many players. */
export function plan(path: Path, seats: number, wide: boolean): Plan {
  const format = wide ? WIDE : NARROW;
  const panels = panelsOf(format, seats, wide);
  const height = Math.max(...panels.map(({ y, h }) => y + h / 2)) + 6;
  return {
    ...format,
    height,
    tiles: [penTile(format), ...streetTiles(format, path), ...arenaTiles(format, path)],
    rows: rowsOf(format, path.rows),
    panels,
  };
}

function penTile({ pen }: Format): Tile {
  const { x, y, w, h } = pen;
  return {
    space: 0,
    outline: `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}Z`,
    room: pen,
    bull: { x, y: y - h * 0.05 },
    number: { x, y: y + h / 2 - 9 },
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
      room: { x, y: y - 6, w: long - 4, h: broad - 20 },
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
    room: {
      ...aside(pose, pose.bend * broad * 0.05),
      w: (long * cos + (broad - 24) * sin) * slant,
      h: (long * sin + (broad - 24) * cos) * slant,
    },
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
      room: { ...at(0.52), w: size, h: size },
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
      room: { ...at(arena.sand + deep * 0.37), w: deep * 0.72, h: deep * 0.55 },
      number: at(arena.radius - 8),
    };
  });
}

function panelsOf({ width, height }: Format, seats: number, wide: boolean): Room[] {
  const columns = wide ? seats : seats % 3 && seats < 5 ? 2 : 3;
  const [h, gap, edge] = wide ? [66, 6, 6] : [columns === 3 ? 64 : 46, 4, 4];
  const w = Math.min(230, (width - 2 * edge - gap * (columns - 1)) / columns);
  const left = (width - columns * w - (columns - 1) * gap) / 2;
  const top = wide ? height - h - 6 : height;
  return Array.from({ length: seats }, (_, seat) => ({
    x: left + w / 2 + (seat % columns) * (w + gap),
    y: top + h / 2 + Math.floor(seat / columns) * (h + gap),
    w,
    h,
  }));
}

export interface Packed {
  scale: number;
  spots: Point[];
}

/** Lay things of one height in lines, centred in a room, as large as they can be. */
export function pack(widths: number[], high: number, room: Room, most: number): Packed {
  for (let scale = most; ; scale -= 0.05) {
    const lines = broken(widths, room.w / scale);
    const last = scale <= 0.4;
    if (!last && (lines.length * high * scale > room.h || Math.max(...widths) * scale > room.w)) continue;
    const step = last ? Math.min(high * scale, room.h / lines.length) : high * scale;
    const spots = lines.flatMap((line, number) => {
      let x = room.x - (sum(line) * scale) / 2;
      return line.map((w) => {
        x += w * scale;
        return { x: x - (w * scale) / 2, y: room.y + (number - (lines.length - 1) / 2) * step };
      });
    });
    return { scale, spots };
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function broken(widths: number[], wide: number): number[][] {
  const lines: number[][] = [];
  for (const w of widths) {
    const line = lines.at(-1);
    if (line && sum(line) + w <= wide) line.push(w);
    else lines.push([w]);
  }
  return lines;
}

export interface Runner extends Point {
  key: string;
  seat: number;
  scale: number;
  left: boolean;
  seated: boolean;
}
/** The runners of a seat on a space: they stand together and are pressed together. */
export interface Group extends Room {
  seat: number;
  space: number;
  count: number;
}

export const TALL = 29;
const BROAD = 17.5;
const BESIDE = 9; // how far from the next of the same team
const SEATED = 17;

export interface Stand {
  runners: Runner[];
  groups: Group[];
}

/** Where every runner is drawn, always in the same order, and the groups they stand in. */
export function stand(teams: Team[], board: Plan): Stand {
  const everyone = teams.flatMap((team, seat) => team.map((place, number) => ({ seat, place, key: `${seat}-${number}` })));
  const runners = new Map<string, Runner>();
  const groups: Group[] = [];
  for (const { space, room, left } of board.tiles) {
    const here = everyone.filter(({ place }) => "space" in place && place.space === space);
    if (!here.length) continue;
    const bySeat = [...new Set(here.map(({ seat }) => seat))].map((seat) => here.filter((one) => one.seat === seat));
    const widths = bySeat.map((team) => BROAD + BESIDE * (team.length - 1));
    const { scale, spots } = pack(widths, TALL, room, board.runner);
    for (const [number, team] of bySeat.entries()) {
      const { x, y } = spots[number] as Point;
      const seat = team[0]?.seat ?? 0;
      groups.push({ seat, space, count: team.length, x, y, w: (widths[number] ?? 0) * scale, h: TALL * scale });
      for (const [order, { key }] of team.entries()) {
        const beside = (order - (team.length - 1) / 2) * BESIDE * scale;
        runners.set(key, { key, seat, x: x + beside, y, scale, left, seated: false });
      }
    }
  }
  for (const { row, room } of board.rows) {
    const here = everyone.filter(({ place }) => "row" in place && place.row === row);
    if (!here.length) continue;
    const { scale, spots } = pack(here.map(() => SEATED), SEATED, room, board.runner * 0.85);
    for (const [number, { key, seat }] of here.entries()) {
      runners.set(key, { key, seat, ...(spots[number] as Point), scale, left: false, seated: true });
    }
  }
  return { runners: everyone.flatMap(({ key }) => runners.get(key) ?? []), groups };
}
