/** Where the parts of the board lie: from the route of an edition to coordinates. */

import { named } from "../shared/lettering";
import { type Box, cells, type Point } from "../shared/geometry";
import { remembered } from "../shared/same";
import { type Format, NARROW, WIDE } from "./formats";
import { type Bed, beds, road, stops } from "./parts/road";
import type { Stretch, Terrain, View } from "./view";

export interface Plan extends Omit<Format, "purses"> {
  wide: boolean;
  height: number;
  /** The middles of the spaces; the first is space 1. */
  stops: Point[];
  beds: Bed[];
  /** What lies before the players, by seat. */
  purses: Box[];
}

const GAP = 6;
const EDGE = 8;
/** So many purses find room beside the tray on a phone. */
const BESIDE = 4;

/** The board of an edition, drawn for that room and so many players. */
export function plan(route: Stretch[], seats: number, wide: boolean): Plan {
  const format = wide ? WIDE : NARROW;
  const { below, columns = seats === 2 || seats === 4 ? 2 : 3 } = format.purses;
  const many = below && seats > BESIDE;
  const all = many ? below : format.purses;
  const tray = many ? { ...format.tray, width: below.width } : format.tray;
  return {
    ...format,
    wide,
    tray,
    height: Math.max(tray.y + tray.height, all.y + all.height) + EDGE,
    ...way(route, wide),
    purses: cells(all, seats, many ? 3 : columns, GAP),
  };
}

const way = remembered((route: Stretch[], wide: boolean): Pick<Plan, "stops" | "beds"> => {
  const line = road((wide ? WIDE : NARROW).course);
  const spaces = route.reduce((sum, stretch) => sum + stretch.spaces, 0);
  return { stops: stops(line, spaces), beds: beds(line, route) };
});

/** A low purse has room for figures, but not for coins. */
export const low = (purse: Box): boolean => purse.height < 60;

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

/** Whose throw an offer is about, and what is at stake. */
export function circumstances(view: View, players: string[]): { thrower: string; dice: number; pot: number } {
  const thrower = view.sombrero === null ? -1 : ownerOf(view, view.sombrero);
  return { thrower: named(players, thrower), dice: view.chosen ?? 0, pot: view.pot };
}
