/** What Python says about a game's module: `tertulia.browser.layout` writes it beside the module. */

export type Kind = "i1" | "u1" | "i2" | "u2" | "i4" | "i8" | "f8";
export type Field = [offset: number, kind: Kind, shape: number[]];
export type Table = "Box" | "State" | "Desk" | "Node" | "Plan" | "Worth";

export interface Packed {
  edition: string;
  options: Record<string, boolean>;
  /** A Box, in base64. */
  bytes: string;
}

export interface Level {
  /** By how many hundredths of a point it errs. */
  noise: number;
  /** The weights of its personalities; none if it needs none. */
  styles: Record<string, number[]>;
}

export interface Layout {
  game: string;
  seats: [least: number, most: number];
  /** What `actor` is when it is no seat. */
  actors: { chance: number; over: number };
  /** How long arrays are. */
  sizes: Record<"seats" | "lines" | "actions" | "outcomes" | "streams" | "weights" | "notes" | "worlds", number>;
  records: Record<Table, { size: number; fields: Record<string, Field> }>;
  boxes: Packed[];
  levels: Record<string, Level>;
  search: { style: number[]; settings: Record<string, number> };
}
