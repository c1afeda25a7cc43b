/** What every game shows: the same files, the same exports. It draws a view and knows no rule. */

import type { Component } from "svelte";
import type { Choice } from "../protocol";

export interface BoardProps<View> {
  view: View;
  /** Through whose eyes; null: a spectator's. */
  seat: number | null;
  /** The names of the players, by seat. */
  players: string[];
  /** Room for a wide board; else it is drawn for a phone held upright. */
  wide: boolean;
}

export interface GameTable<View> {
  Board: Component<BoardProps<View>>;
  /** Where on the board a choice lives: the spots to press, in their order. */
  path(choice: Choice): string[];
  /** The table in words, in reading order: what a board shows, for those who listen. */
  text(view: View, players: string[]): string[];
  /** What a player has now, in a few words, for the list of players. */
  standing(view: View, seat: number): string;
  /** What followed by itself between two views: crates won, courage lost, silver that changed hands. */
  changes(before: View, after: View, players: string[]): string[];
  /** The rule behind a kind of spot, a phase or a line of the log: `{ card: "c9", auction: "c10", "caramba-bid": "c11" }`. */
  rules: Record<string, string>;
  /** Pictures of the rules page: which rules have one, and the drawing. */
  pictured: readonly string[];
  Picture: Component<{ rule: string }>;
}
