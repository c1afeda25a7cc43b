/** What Python says about a game's module: `tertulia.browser.layout` writes it beside the module. */

export type Kind = "i1" | "u1" | "i2" | "u2" | "i4" | "i8" | "f8";
export type Field = [offset: number, kind: Kind, shape: number[]];
export type Table = "Box" | "State" | "Desk" | "Node" | "Plan" | "Worth";

export interface Packed {
  /** The version of the rules. */
  rules: number;
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
  /** The personality of those who name none. */
  usual: string | null;
}

/** How long a search thinks who is told nothing else, its iterations between two looks at the clock, such looks between two at the tree, its nodes at most. */
export interface Budget {
  seconds: number;
  chunk: number;
  looks: number;
  room: number;
}

/** The values of an edition, as JSON has them. */
export type Facts = Record<string, unknown>;

export interface Layout {
  game: string;
  /** What a game has that is begun without a word: the newest rules, an edition, options. */
  usual: { rules: number; edition: string; options: Record<string, boolean> };
  seats: [least: number, most: number];
  /** What `actor` is when it is no seat. */
  actors: { chance: number; over: number };
  /** How long arrays are. */
  sizes: Record<"seats" | "lines" | "actions" | "outcomes" | "streams" | "weights" | "notes" | "worlds", number>;
  records: Record<Table, { size: number; fields: Record<string, Field> }>;
  /** What the script calls in the module: with a record, or an array of such a shape. */
  rules: Record<string, ("Box" | "State" | number[])[]>;
  /** Why a game can end, and what is counted then. */
  ends: { reasons: string[]; lines: string[]; tiebreaks: string[] };
  editions: Record<string, Facts>;
  /** Facts by number, of which JSON makes texts. */
  numbered: string[];
  boxes: Packed[];
  levels: Record<string, Level>;
  search: { style: number[]; settings: Record<string, number>; budget: Budget };
}
