/**
 * What a game brings to the table. It draws a view and knows no rule.
 *
 * A game is a folder here, and `index.ts` finds it: `index.ts` exports `table`, as below; `Poster.svelte` is its picture
 * on the first page; `sample.ts` exports `sample`, a view for tests. Every folder has the same files:
 *
 *     view.ts       what the server shows of the table, in types (made from Python)
 *     spots.ts      where a choice lives on the board, and the rule behind what lies there
 *     pieces.ts     which piece is which, from one view to the next
 *     formats.ts    the sizes of the board in a wide window and on a phone
 *     layout.ts     where the parts of the board lie
 *     places.ts     where pieces lie on it
 *     staging.ts    how much what happens weighs and how it sounds, and how it is shown one thing at a time
 *     Board.svelte  the board, drawn with what is in parts/, in the colours of palette.css
 *     pictures.ts   what Picture.svelte shows beside the rules
 *
 * It imports from its own folder, from `shared`, the words and the protocol, and from nothing else in this client.
 *
 * A game of another package is drawn by a plain module that the server has from there: `ForeignModule`, below.
 */

import type { Component } from "svelte";
import type { Choice, Said } from "../protocol";

/** What the module of a game exports. */
export interface GameModule<View> {
  table: GameTable<View>;
}

export interface BoardProps<View> {
  view: View;
  /** Through whose eyes; null: a spectator's. */
  seat: number | null;
  /** The names of the players, by seat. */
  players: string[];
  /** Room for a wide board; else it is drawn for a phone held upright. */
  wide: boolean;
  /** What led from the last view to this one: events, and what followed from them by itself. */
  news?: Said[];
}

/** How long something stays on the table before the next is shown. `great`: until it was seen. */
export type Weight = "light" | "plain" | "heavy" | "great";
export type Sound = "card" | "crate" | "dice" | "hooves" | "horn" | "move" | "silver";

/** A part of what happens: the table as it is then, and what is said to it. */
export interface Act<View> {
  view: View;
  news: Said[];
}

/** What the director goes by. A game without it is shown as it arrives. */
export interface Staging<View> {
  /** By message; what is not named is plain. */
  weights: Record<string, Weight>;
  /** By message; what is not named sounds like a move if it is weighty, and else not at all. */
  sounds?: Record<string, Sound>;
  /** Cut one event into acts in which one thing happens at a time. The last one shows `after`; every one has news. */
  acts?(before: View, after: View, news: Said[]): Act<View>[];
}

export interface GameTable<View> {
  staging?: Staging<View>;
  Board: Component<BoardProps<View>>;
  /** Where on the board a choice lives: the spots to press, in their order. */
  path(choice: Choice): string[];
  /** What the sentence of what is asked (`GAME-phase-PHASE.ask`) tells besides: whose throw it is, what is at stake. */
  circumstances?(view: View, players: string[]): Record<string, string | number>;
  /** Answers that may be given once for all, by their notation: what they hold for, as long as it stays the same. */
  standing?: Record<string, (view: View) => string>;
  /** The rule behind a kind of spot, a phase or a line of the log: `{ card: "c9", auction: "c10", "caramba-bid": "c11" }`. */
  rules: Record<string, string>;
}

/** What `Picture.svelte` exports, for the rules page: which rules have a picture, and the parts that it begins with (goal, turn, end); the drawing. */
export interface Pictures {
  pictured: readonly string[];
  default: Component<{ rule: string }>;
}

/** What `web/board.js` of a game in another package exports: JavaScript as browsers run it, without a build. */
export interface ForeignModule {
  /** Draw the table into an element, and again whenever it has changed. */
  mount(element: HTMLElement, table: ForeignTable): { update(table: ForeignTable): void; destroy?(): void };
  /** As in `GameTable`: the rule behind a phase or a line of the log. */
  rules?: Record<string, string>;
  /** As in `GameTable`: how much what happens weighs, and how it is cut into acts. */
  staging?: Staging<Record<string, unknown>>;
}

export interface ForeignTable extends BoardProps<Record<string, unknown>> {
  /** What the one who looks may do now; empty while others decide, and for spectators. */
  choices: Choice[];
  choose(choice: Choice): void;
  /** A sentence of the game's words in the reader's language. */
  say(id: string, args?: Record<string, string | number>): string;
}
