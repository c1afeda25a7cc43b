import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import { path, rules } from "./spots";
import { acts, sounds, weights } from "./staging";
import type { View } from "./view";

export const table: GameTable<View> = {
  Board,
  path,
  rules,
  staging: { weights, sounds, acts },
  standing: { no: () => "game" },
};
