/** Where everything lies on the table: goods are lanes of cloth, bands are rows, one's own is the lowest. */

import type { Box } from "../shared/geometry";
import { type Format, NARROW, wideFormat } from "./formats";
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

const perGood = <T>(make: (index: number, good: Good) => T): PerGood<T> => ({ g: make(0, "g"), m: make(1, "m"), d: make(2, "d") });

/** The table as a view needs it: the others above, then the centre, then one's own. */
export function plan(view: View, wide: boolean): Plan {
  const own = view.you?.seat ?? null;
  const size = wide ? wideFormat(view.seats.length, own !== null) : NARROW;
  const others = seating(view.seats.length, own).filter((seat) => seat !== own);
  const pitch = size.plaque.height + size.row + size.rowGap;
  const stock = { x: size.pad, y: size.top + others.length * pitch, width: size.plaque.width, height: size.stock || size.centre };
  const top = stock.y + size.stock;
  const centre = perGood((index) => lane(size, index, top, size.centre));
  const below = top + size.centre + size.rowGap;
  const mine = own === null ? null : row(size, own, true, below);
  const end = mine ? mine.cells.g.y + mine.cells.g.height + size.rowGap : below;
  const corner = mine && cornerOf(size, end);
  return {
    wide,
    width: size.width,
    height: corner ? corner.hand.y + corner.hand.height + size.pad : end + 24,
    lanes: perGood((index) => lane(size, index, size.top - 16, end - size.top + 28)),
    rows: [...others.map((seat, number) => row(size, seat, false, size.top + number * pitch)), ...(mine ? [mine] : [])],
    centre,
    stalls: perGood((_, good) => stalls(size, centre[good], mine?.cells[good])),
    stock,
    mine: corner,
  };
}

const lane = (size: Format, index: number, y: number, height: number): Box => ({
  x: size.lanes + index * (size.lane + size.gap),
  y,
  width: size.lane,
  height,
});

/** A band: its plaque lies beside what it has at the goods, or above it. */
function row(size: Format, seat: number, own: boolean, y: number): Row {
  const height = own ? size.own : size.row;
  const plaque = { x: size.pad, y, width: size.plaque.width, height: size.plaque.height || height };
  return { seat, own, plaque, cells: perGood((index) => lane(size, index, y + size.plaque.height, height)) };
}

/** The centre and one's own place are one stall where no plaque lies between them. */
function stalls(size: Format, centre: Box, own: Box | undefined): Box[] {
  if (!own) return [centre];
  return size.plaqueAbove ? [centre, own] : [{ ...centre, height: own.y + own.height - centre.y }];
}

function cornerOf(size: Format, y: number): { hand: Box; special: Box; sign: Box } {
  if (!size.plaqueAbove) {
    return {
      special: { x: size.pad, y: y + 10, width: 226, height: 64 },
      sign: { x: size.pad, y: y + 84, width: 226, height: 52 },
      hand: { x: size.lanes, y: y + 18, width: size.width - size.pad - size.lanes, height: size.hand },
    };
  }
  return {
    special: { x: 8, y: y + 18, width: 216, height: 46 },
    sign: { x: 232, y: y + 18, width: 150, height: 46 },
    hand: { x: 8, y: y + 70, width: 374, height: size.hand },
  };
}
