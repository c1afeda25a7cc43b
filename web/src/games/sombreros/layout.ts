/** Where everything lies on the board: from a view to coordinates. */

import type { Placed } from "./pieces";
import { type Bed, beds, NARROW, type Point, road, stops, WIDE } from "./parts/road";
import type { Stretch, Terrain, View } from "./view";

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Plan {
  wide: boolean;
  width: number;
  height: number;
  /** The lower edge of the landscape. */
  ground: number;
  /** The middles of the spaces; the first is space 1. */
  stops: Point[];
  beds: Bed[];
  mine: Point;
  start: Point;
  /** Where the rails lie that take the sombreros that arrived. */
  rails: Box;
  plaque: Box;
  pot: Point;
  signs: Record<"welcome" | "arrival", Point> & { terrain: Point[] };
  tray: Box;
  seats: Box[];
}

/** The board of an edition, drawn for that room and so many players. */
export function plan(route: Stretch[], seats: number, wide: boolean): Plan {
  const columns = seats === 2 || seats === 4 ? 2 : 3;
  const line = road(wide ? WIDE : NARROW);
  const spaces = route.reduce((sum, stretch) => sum + stretch.spaces, 0);
  const common = { wide, stops: stops(line, spaces), beds: beds(line, route) };
  if (wide) {
    return {
      ...common,
      width: 820,
      height: 640,
      ground: 428,
      mine: { x: 757, y: 113 },
      start: { x: 14, y: 418 },
      rails: { x: 492, y: 106, w: 216, h: 12 },
      plaque: { x: 14, y: 12, w: 232, h: 66 },
      pot: { x: 388, y: 560 },
      signs: {
        welcome: { x: 304, y: 48 },
        arrival: { x: 620, y: 48 },
        terrain: [{ x: 268, y: 318 }, { x: 268, y: 206 }, { x: 326, y: 98 }],
      },
      tray: { x: 8, y: 438, w: 330, h: 194 },
      seats: cells({ x: 438, y: 438, w: 374, h: 194 }, seats, columns),
    };
  }
  const rows = Math.ceil(seats / columns);
  const height = 776 + rows * 90;
  return {
    ...common,
    width: 390,
    height,
    ground: 502,
    mine: { x: 60, y: 114 },
    start: { x: 12, y: 496 },
    rails: { x: 116, y: 106, w: 198, h: 12 },
    plaque: { x: 104, y: 10, w: 204, h: 60 },
    pot: { x: 348, y: 80 },
    signs: {
      terrain: [43, 119, 195].map((x) => ({ x, y: 528 })),
      welcome: { x: 271, y: 528 },
      arrival: { x: 347, y: 528 },
    },
    tray: { x: 8, y: 554, w: 374, h: 212 },
    seats: cells({ x: 8, y: 774, w: 374, h: rows * 90 - 6 }, seats, columns),
  };
}

/** Equal boxes in rows. */
export function cells(box: Box, count: number, columns: number, gap = 6): Box[] {
  const rows = Math.ceil(count / columns);
  const w = (box.w - gap * (columns - 1)) / columns;
  const h = (box.h - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, number) => ({
    x: box.x + (number % columns) * (w + gap),
    y: box.y + Math.floor(number / columns) * (h + gap),
    w,
    h,
  }));
}

// Where pieces lie

export interface Spot extends Point {
  scale: number;
}

const HIDDEN: Spot = { x: 0, y: 0, scale: 0 };

export function hatAt(plan: Plan, hats: Placed[], hat: Placed, onTurn: boolean): Spot {
  if (hat.place === "hand") return inHand(plan, hat, "hat");
  if (hat.place === "mine") {
    const arrived = hats.filter(({ place }) => place === "mine");
    const pitch = Math.min(36, plan.rails.w / arrived.length);
    const number = arrived.indexOf(hat);
    const side = plan.wide ? plan.rails.x + plan.rails.w - 18 - number * pitch : plan.rails.x + 18 + number * pitch;
    return { x: side, y: plan.rails.y - 3, scale: 0.8 };
  }
  const stop = plan.stops[hat.place - 1];
  if (!stop) return HIDDEN;
  // Two are on one space only while the newcomer throws again.
  const shared = onTurn && hats.some(({ key, place }) => key !== hat.key && place === hat.place);
  return shared ? { x: stop.x + 12, y: stop.y - 18, scale: 1 } : { x: stop.x, y: stop.y - 3, scale: 1 };
}

export function tokenAt(plan: Plan, token: Placed): Spot {
  if (token.place === "hand") return inHand(plan, token, "token");
  const stop = typeof token.place === "number" ? plan.stops[token.place - 1] : undefined;
  return stop ? { x: stop.x, y: stop.y - 8, scale: 1.08 } : HIDDEN;
}

/** At the lower edge of what lies before a player: sombreros to the left, tokens to the right. */
function inHand(plan: Plan, { seat, nth }: Placed, kind: "hat" | "token"): Spot {
  const box = plan.seats[seat];
  if (!box) return HIDDEN;
  const y = box.y + box.h;
  if (kind === "token") return { x: box.x + box.w - 18 - nth * 25, y: y - 18, scale: 0.96 };
  return { x: box.x + 23 + nth * 30, y: y - 13, scale: 0.74 };
}

/** The spaces that a sombrero walks over, for its way along the road. */
export function way(plan: Plan, hat: Placed): Point[] {
  const last = plan.stops.length;
  if (hat.from === null || hat.from === "hand" || hat.from === "mine" || hat.place === "hand") return [];
  const to = hat.place === "mine" ? last : hat.place;
  return plan.stops.slice(hat.from - 1, to).map(({ x, y }) => ({ x, y: y - 3 }));
}

/** Where silver comes from and goes to. */
export function purseAt(plan: Plan, who: number | "pot"): Point {
  if (who === "pot") return { x: plan.pot.x, y: plan.pot.y - 50 };
  const box = plan.seats[who];
  return box ? { x: box.x + box.w - 26, y: box.y + 20 } : plan.pot;
}

// Words and numbers for the drawing

/** The letter of a seat: its emblem. */
export function letter(seat: number): string {
  return "ABCDEF"[seat] ?? "?";
}

/** A name that fits into so many letters. */
export function short(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}

/** The ground of a space. */
export function terrainOf(route: Stretch[], space: number): Terrain {
  let last = 0;
  const found = route.find((stretch) => space <= (last += stretch.spaces));
  return found?.terrain ?? "earth";
}

/** Whose sombrero stands there. */
export function ownerOf(view: View, space: number): number {
  return view.seats.findIndex((seat) => seat.sombreros.includes(space));
}
