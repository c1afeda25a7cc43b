/** The puzzles of these pages: a file for each game, brought when somebody wants to solve one. `tertulia puzzles` finds them. */

import type { Head, Table } from "../engine/record";
import type { Said } from "../protocol";

/** A position as its seat knows it. Actions are in notation, chances from 0 to 1. */
export interface Puzzle {
  id: string;
  seats: number;
  begin: Table;
  seat: number;
  solution: string;
  chance: number;
  second: string;
  second_chance: number;
  obvious: string;
  obvious_chance: number;
  /** What it is about: `GAME-motif-MOTIF` names it. */
  motif: string;
  why: Said;
  /** The levels of bots that find the solution, and those that do not. */
  solved: string[];
  missed: string[];
}

/** The easiest first. */
export interface Shelf extends Omit<Head, "seats"> {
  puzzles: Puzzle[];
}

const SHELVES = import.meta.glob<Shelf>("../../../src/tertulia/games/*/puzzles/mined.json", { import: "default" });
const fileOf = (game: string): string => `../../../src/tertulia/games/${game}/puzzles/mined.json`;

export const hasPuzzles = (game: string): boolean => fileOf(game) in SHELVES;

export async function shelfOf(game: string): Promise<Shelf> {
  const load = SHELVES[fileOf(game)];
  if (!load) throw new Error(`there are no puzzles of ${game}`);
  return load();
}

export const addressOf = (game: string, { id }: Pick<Puzzle, "id">): string => `/puzzles/${game}/${id}`;
