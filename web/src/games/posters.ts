/** The pictures of the first page, by the key of the game. */

import type { Component } from "svelte";
import Caramba from "./caramba/Poster.svelte";
import Pamplona from "./pamplona/Poster.svelte";
import Sombreros from "./sombreros/Poster.svelte";

export const POSTERS: Record<string, Component> = { caramba: Caramba, pamplona: Pamplona, sombreros: Sombreros };
