/** A game of another package, as a table like ours: everything but its board is the same for all games. */

import type { Component } from "svelte";
import type { BoardProps, ForeignModule, GameTable } from "../contract";
import Board from "./Board.svelte";
import { fileOf } from "./files";

type View = Record<string, unknown>;

export async function foreignTable(game: string): Promise<GameTable<View>> {
  const module = await load(game);
  const drawn: Component<BoardProps<View>> = (anchor, props) => {
    Board(anchor, { module, props });
    return {};
  };
  return { Board: drawn, path: (choice) => [choice.notation], rules: module.rules ?? {}, staging: module.staging ?? { weights: {} } };
}

async function load(game: string): Promise<ForeignModule> {
  try {
    return (await import(/* @vite-ignore */ fileOf(game, "board.js"))) as ForeignModule;
  } catch {
    throw new Error(`there is no game ${game}`);
  }
}
