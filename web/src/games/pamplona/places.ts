/** Where runners stand on the board, and sit in the grandstand. */

import { around, type Box, middle, type Point } from "../shared/geometry";
import type { Plan, Tile } from "./layout";
import type { Place, Team } from "./pieces";

export interface Packed {
  scale: number;
  spots: Point[];
}

/** Lay things of one height in lines, centred in a room, as large as they can be. */
export function pack(widths: number[], high: number, room: Box, most: number): Packed {
  const centre = middle(room);
  for (let scale = most; ; scale -= 0.05) {
    const lines = broken(widths, room.width / scale);
    const last = scale <= 0.4;
    if (!last && (lines.length * high * scale > room.height || Math.max(...widths) * scale > room.width)) continue;
    const step = last ? Math.min(high * scale, room.height / lines.length) : high * scale;
    const spots = lines.flatMap((line, number) => {
      let x = centre.x - (sum(line) * scale) / 2;
      return line.map((width) => {
        x += width * scale;
        return { x: x - (width * scale) / 2, y: centre.y + (number - (lines.length - 1) / 2) * step };
      });
    });
    return { scale, spots };
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function broken(widths: number[], wide: number): number[][] {
  const lines: number[][] = [];
  for (const width of widths) {
    const line = lines.at(-1);
    if (line && sum(line) + width <= wide) line.push(width);
    else lines.push([width]);
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
export interface Group extends Box {
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

interface Member {
  key: string;
  seat: number;
}

/** Where every runner is drawn, always in the same order, and the groups they stand in. */
export function stand(teams: Team[], plan: Plan): Stand {
  const everyone = teams.flatMap((team, seat) => team.map(({ place, key }) => ({ seat, place, key: `${seat}-${key}` })));
  const on = (place: Place): Member[] => everyone.filter((one) => one.place === place);
  const stands = plan.tiles.flatMap((tile) => together(on(`space:${tile.space}`), tile, plan.runner));
  const seated = plan.rows.flatMap(({ row, room }) => sitting(on(`row:${row}`), room, plan.runner * 0.85));
  const drawn = new Map([...stands.flatMap(({ runners }) => runners), ...seated].map((runner) => [runner.key, runner]));
  return { runners: everyone.flatMap(({ key }) => drawn.get(key) ?? []), groups: stands.map(({ group }) => group) };
}

/** Those on a space, seat by seat. */
function together(here: Member[], { space, room, left }: Tile, most: number): { group: Group; runners: Runner[] }[] {
  const seats = [...new Set(here.map(({ seat }) => seat))];
  const teams = seats.map((seat) => here.filter((one) => one.seat === seat));
  const widths = teams.map((team) => BROAD + BESIDE * (team.length - 1));
  const { scale, spots } = pack(widths, TALL, room, most);
  return seats.map((seat, number) => {
    const [team, { x, y }] = [teams[number] as Member[], spots[number] as Point];
    const beside = (order: number): number => x + (order - (team.length - 1) / 2) * BESIDE * scale;
    return {
      group: { seat, space, count: team.length, ...around({ x, y }, (widths[number] ?? 0) * scale, TALL * scale) },
      runners: team.map(({ key }, order) => ({ key, seat, x: beside(order), y, scale, left, seated: false })),
    };
  });
}

/** Those in a row of the grandstand. */
function sitting(here: Member[], room: Box, most: number): Runner[] {
  const { scale, spots } = pack(here.map(() => SEATED), SEATED, room, most);
  return here.map((one, number) => ({ key: one.key, seat: one.seat, ...(spots[number] as Point), scale, left: false, seated: true }));
}
