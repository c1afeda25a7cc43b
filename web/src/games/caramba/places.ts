/** How pieces are drawn, and where on the table they lie. */

import { type Box, middle, type Point } from "../shared/geometry";
import type { Plan, Row } from "./layout";
import type { Piece } from "./pieces";
import type { Good } from "./view";

export type Form = "card" | "bid" | "chip" | "back" | "crate" | "lid" | "inside";

interface At extends Point {
  scale: number;
  form: Form;
}

export type Laid = Piece &
  At & {
    /** Whose it is, if somebody's. */
    seat: number | null;
  };

export const CARD = { width: 60, height: 84 };
export const BID = { width: 38, height: 46 };
export const CRATE = 40;

/** Side by side in a box, closer together when they would not fit. */
export function inRow(box: Box, size: number, nth: number, count: number): Point {
  const step = count < 2 ? 0 : Math.max(0, Math.min(size + 2, (box.width - size) / (count - 1)));
  return { x: box.x + size / 2 + nth * step, y: box.y + box.height / 2 };
}

/** In rows that fill a box without overlapping, as large as they can be, at most `most` times their size. */
export function inGrid(box: Box, size: { width: number; height: number }, nth: number, count: number, most: number): Point & { scale: number } {
  const fits = (columns: number): number =>
    Math.min(most, box.width / (columns * (size.width + 6)), box.height / (Math.ceil(count / columns) * (size.height + 6)));
  const columns = Array.from({ length: count }, (_, number) => number + 1).reduce((best, n) => (fits(n) > fits(best) + 0.001 ? n : best), 1);
  const [scale, rows] = [fits(columns), Math.ceil(count / columns)];
  const row = Math.floor(nth / columns);
  const inThis = row < rows - 1 ? columns : count - row * columns;
  const { x, y } = middle(box);
  return {
    x: x + ((nth % columns) - (inThis - 1) / 2) * (size.width + 6) * scale,
    y: y + (row - (rows - 1) / 2) * (size.height + 6) * scale,
    scale,
  };
}

export interface Cell {
  coin: Point & { r: number };
  cards: Box;
  crates: Box;
  /** Where the bonus is written: beside the crates it comes from, or above them. */
  bonus: Point;
  crate: number;
  card: number;
}

/** The parts of a band's place at a good. */
export function cell(box: Box, wide: boolean, own: boolean): Cell {
  const [inset, coin, most] = wide ? [6, 18, 1.5] : [3, 15, 0.9];
  const room = box.height - 2 * inset;
  const finger = wide ? 38 : 41; // 36 on the smallest screen, where it can be pressed
  const crate = own ? finger : Math.min(CRATE, room * 0.36);
  const card = Math.min(most, (room - crate - 2) / BID.height);
  const bottom = box.y + box.height - crate - inset + 1;
  const left = 2 * coin + inset + 5;
  const tag = own ? 0 : wide ? 34 : 24;
  return {
    coin: { x: box.x + inset + coin, y: box.y + inset + coin, r: coin },
    cards: { x: box.x + left, y: box.y + inset - 1, width: box.width - left - inset, height: BID.height * card },
    crates: { x: box.x + tag + inset, y: bottom, width: box.width - tag - 2 * inset, height: crate },
    bonus: own
      ? { x: box.x + inset + coin, y: (box.y + inset + 2 * coin + bottom) / 2 }
      : { x: box.x + inset + tag / 2 - 1, y: bottom + crate / 2 },
    crate,
    card,
  };
}

export interface PlaqueParts {
  hat: Point;
  name: Point;
  hand: Box;
  pile: Box;
  secured: Box;
  special: Box;
  discard: Box;
}

/** The parts of a plaque. One's own needs no place for a hand, but more for crates. */
export function plaque(box: Box, wide: boolean, own: boolean): PlaqueParts {
  const { x, y, width, height } = box;
  if (wide) {
    const line = y + 34;
    return {
      hat: { x: x + 29, y: y + 30 },
      name: { x: x + 60, y: y + 16 },
      hand: { x: x + 60, y: line, width: 64, height: 24 },
      pile: { x: x + (own ? 60 : 127), y: line, width: 46, height: 24 },
      secured: own ? { x: x + 109, y: line, width: 113, height: height - 66 } : { x: x + 176, y: line, width: 46, height: 24 },
      special: { x: x + width - 28, y: y + 4, width: 24, height: 29 },
      discard: { x: x + 4, y: y + height - 30, width: width - 8, height: 27 },
    };
  }
  const line = { y: y + 5, height: 26 };
  return {
    hat: { x: x + 21, y: y + 18 },
    name: { x: x + 43, y: y + 15 },
    hand: { x: x + 122, width: 56, ...line },
    pile: { x: x + (own ? 122 : 181), width: 42, ...line },
    secured: own ? { x: x + 167, width: 104, ...line } : { x: x + 226, width: 46, ...line },
    special: { x: x + width - 28, y: y + 3.5, width: 24, height: 29 },
    discard: { x: x + 275, width: own ? 95 : 69, ...line },
  };
}

/** Pieces with their places on the board. `swapped`: one's discards lie large where the hand is, to choose from. */
export function laid(plan: Plan, pieces: Piece[], swapped = false): Laid[] {
  const counts = new Map<string, number>();
  return pieces.map((piece) => {
    const [, seat] = piece.place.split(":");
    // Bids overlap, so they lie in the order in which they are drawn.
    const nth = piece.place.startsWith("bid") ? (counts.get(piece.place) ?? 0) : piece.nth;
    counts.set(piece.place, nth + 1);
    const count = pieces.filter((other) => other.place === piece.place).length;
    return { ...piece, ...at(plan, piece, nth, count, swapped), seat: seat === undefined ? null : Number(seat) };
  });
}

function at(plan: Plan, piece: Piece, nth: number, count: number, swapped: boolean): At {
  const [kind = "", which = "", good = "g"] = piece.place.split(":");
  const { wide } = plan;
  if (kind === "bag") return { x: plan.stock.x + 36, y: plan.stock.y + plan.stock.height / 2, scale: 0.3, form: "inside" };
  if (kind === "centre") {
    const box = plan.centre[which as Good];
    const room = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 };
    return { ...inGrid(room, { width: CRATE, height: CRATE }, nth, count, wide ? 1.2 : 0.95), form: "crate" };
  }
  const row = plan.rows.find((one) => one.seat === Number(which)) as Row;
  const parts = plaque(row.plaque, wide, row.own);
  if (kind === "front") {
    const { crates, crate } = cell(row.cells[good as Good], wide, row.own);
    const size = wide ? Math.max(26, Math.min(crate, crates.width / count - 2)) : crate;
    return { ...inRow(crates, size, nth, count), scale: size / CRATE, form: "crate" };
  }
  if (kind === "bid") {
    const { cards, card } = cell(row.cells[good as Good], wide, row.own);
    return { ...inRow(cards, BID.width * card, nth, count), scale: card, form: "bid" };
  }
  if (kind === "secured") return secured(parts.secured, piece, nth, count, row.own);
  if (kind === "pile") return { x: parts.pile.x + 12, y: parts.pile.y + parts.pile.height / 2, scale: 1, form: "back" };
  const large = row.own && (kind === "hand") !== swapped;
  if (large && plan.mine) return { ...inGrid(plan.mine.hand, CARD, nth, count, wide ? 1.36 : 1), form: "card" };
  if (kind === "known") {
    return { x: parts.discard.x + parts.discard.width - 10 - nth * 14, y: parts.discard.y + 13.5, scale: 1, form: "chip" };
  }
  if (piece.what === null) return { ...inRow(shrunk(parts.hand, 4, 24), 16, nth, count), scale: 1, form: "back" };
  return { ...inRow(shrunk(parts.discard, 3, 3), 12.4, nth, count), scale: 1, form: "chip" };
}

const shrunk = (box: Box, left: number, right: number): Box => ({ ...box, x: box.x + left, width: box.width - left - right });

function secured(box: Box, piece: Piece, nth: number, count: number, own: boolean): At {
  if (own && count * 26 <= box.width) return { ...inRow(shrunk(box, 2, 2), 24, nth, count), scale: 0.6, form: "crate" };
  if (piece.what === null) return { ...inRow(shrunk(box, 2, 24), 22, nth, count), scale: 0.55, form: "lid" };
  return { ...inGrid(box, { width: 7, height: 7 }, nth, count, 1), form: "chip" };
}
