/** Where everything lies on the table: goods are lanes of cloth, bands are rows, one's own is the lowest. */

import type { Box } from "../shared/geometry";
import { type Format, narrowFormat, wideFormat } from "./formats";
import type { Good, View } from "./view";

type PerGood<T> = Record<Good, T>;

export interface Row {
  seat: number;
  own: boolean;
  /** Who they are, what they hold. */
  plaque: Box;
  /** What they bid and what lies in front of them. */
  cells: PerGood<Box>;
}

export interface Plan {
  wide: boolean;
  width: number;
  height: number;
  lanes: PerGood<Box>;
  rows: Row[];
  centre: PerGood<Box>;
  /** Where a bid is laid: the centre of a good and one's own place at it. */
  stalls: PerGood<Box[]>;
  /** The bag and what the table waits for. */
  stock: Box;
  /** One's own corner; null for a spectator. */
  mine: { hand: Box; special: Box; sign: Box } | null;
}

/** The seats from the top of the board down: clockwise, one's own at the bottom. */
export function seating(seats: number, own: number | null): number[] {
  const start = own === null ? 0 : own + 1;
  return Array.from({ length: seats }, (_, number) => (start + number) % seats);
}

const perGood = <T>(make: (index: number) => T): PerGood<T> => ({ g: make(0), m: make(1), d: make(2) });

export function plan(view: View, wide: boolean): Plan {
  const own = view.you?.seat ?? null;
  const size = wide ? wideFormat(view.seats.length, own !== null) : narrowFormat(view.you?.hand.length ?? 0);
  const lane = (index: number, y: number, height: number): Box => ({
    x: size.lanes + index * (size.lane + size.gap),
    y,
    width: size.lane,
    height,
  });
  let y = size.top;
  const rows: Row[] = [];
  const row = (seat: number, height: number): void => {
    const below = size.plaqueAbove ? size.plaque.height : 0;
    const plaque = { x: size.pad, y, width: size.plaque.width, height: size.plaqueAbove ? below : height };
    const at = y + below;
    rows.push({ seat, own: seat === own, plaque, cells: perGood((index) => lane(index, at, height)) });
    y = at + height + size.rowGap;
  };
  const order = seating(view.seats.length, own);
  for (const seat of own === null ? order : order.slice(0, -1)) row(seat, size.row);
  const stock = { x: size.pad, y, width: size.plaque.width, height: size.plaqueAbove ? size.stock : size.centre };
  if (size.plaqueAbove) y += size.stock;
  const centreY = y;
  const centre = perGood((index) => lane(index, centreY, size.centre));
  y += size.centre + size.rowGap;
  if (own !== null) row(own, size.own);
  const end = y;
  const corner = own === null ? null : mine(size, end);
  const mineAt = rows.find((one) => one.own)?.cells;
  const stall = (index: number, good: Good): Box[] => {
    if (!mineAt) return [centre[good]];
    return size.plaqueAbove ? [centre[good], mineAt[good]] : [lane(index, centreY, end - size.rowGap - centreY)];
  };
  return {
    wide,
    width: size.width,
    height: corner ? corner.hand.y + corner.hand.height + size.pad : end + 24,
    lanes: perGood((index) => lane(index, size.top - 16, end - size.top + 28)),
    rows,
    centre,
    stalls: { g: stall(0, "g"), m: stall(1, "m"), d: stall(2, "d") },
    stock,
    mine: corner,
  };
}

function mine(size: Format, y: number): { hand: Box; special: Box; sign: Box } {
  if (!size.plaqueAbove) {
    return {
      special: { x: size.pad, y: y + 10, width: 226, height: 64 },
      sign: { x: size.pad, y: y + 84, width: 226, height: 52 },
      hand: { x: size.lanes, y: y + 18, width: size.width - size.pad - size.lanes, height: size.hand },
    };
  }
  return {
    special: { x: 8, y: y + 20, width: 216, height: 50 },
    sign: { x: 232, y: y + 20, width: 150, height: 50 },
    hand: { x: 8, y: y + 78, width: 374, height: size.hand },
  };
}
