/** What Python says about a game's module: `tertulia.browser.layout` writes it beside the module. */

export type Kind = "i1" | "u1" | "i2" | "u2" | "i4" | "i8" | "f4" | "f8";
export type Field = [offset: number, kind: Kind, shape: number[]];
export type Table = "Box" | "State" | "Desk" | "Node" | "Plan" | "Worth";

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

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

/** How long a search thinks that is told nothing else, its iterations between two looks at the clock, such looks between two at the tree; an action can be judged that had one of `enough` visits; its nodes at most. */
export interface Pace {
  seconds: number;
  chunk: number;
  looks: number;
  enough: number;
  room: number;
}

/** How long an adviser thinks: alone, and where a champion leads, which takes fewer. */
export interface Iterations {
  alone: number;
  led: number;
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
  records: Record<Table, RecordLayout>;
  /** What the script calls in the module: with a record, or an array of such a shape. */
  rules: Record<string, ("Box" | "State" | number[])[]>;
  /** Why a game can end, and what is counted then. */
  ends: { reasons: string[]; lines: string[]; tiebreaks: string[] };
  editions: Record<string, Facts>;
  /** Facts by number, of which JSON makes texts. */
  numbered: string[];
  boxes: Packed[];
  levels: Record<string, Level>;
  /** Whether there is one. */
  champion: boolean;
  /** Who plays for those who have left. */
  substitute: string;
  search: { style: number[]; settings: Record<string, number>; budget: Pace };
  /** How long a hint is thought about, how many actions it names, and what is said of an action that is the only one. */
  hints: { iterations: Iterations; few: number; only: string };
  /** How long each decision is thought about, which loss is no luck in the search, and how many turns are told. */
  analysis: { iterations: Iterations; clear: number; few: number };
  coach: { serious: number; iterations: Iterations };
  /** Answers of those who have no choice, where everybody is asked so that nobody can tell who has one. */
  declines: number[];
}
