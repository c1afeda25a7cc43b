import type { GameTable } from "../contract";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { PICTURES } from "./pictures";
import { path, rules } from "./spots";
import { changes, standing, text } from "./story";
import type { View } from "./view";

export const table: GameTable<View> = { Board, Picture, path, text, standing, changes, rules, pictured: Object.keys(PICTURES) };
