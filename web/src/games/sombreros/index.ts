import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { circumstances } from "./layout";
import { PICTURES } from "./pictures";
import { path, rules } from "./spots";
import { acts, sounds, weights } from "./staging";
import type { View } from "./view";

export const table: GameTable<View> = {
  Board,
  Picture,
  path,
  rules,
  staging: { weights, sounds, acts },
  pictured: Object.keys(PICTURES),
  circumstances,
  standing: { no: (view) => `race ${view.race}` },
};
