/** The engine as a package: rules, views and bots of a game, in Node and in browsers. `web/engine/README.md` shows how. */

import type { View as Caramba } from "../games/caramba/view.ts";
import type { View as Pamplona } from "../games/pamplona/view.ts";
import type { View as Sombreros } from "../games/sombreros/view.ts";
import { Champion } from "./champion.ts";
import { Game } from "./game.ts";
import type { Laying } from "./laying.ts";
import type { Layout } from "./layout.ts";
import type { Script } from "./script.ts";

export { type Advice, advise } from "./advice.ts";
export { Analysis, type Decision, judge, type Judgement, type Point } from "./analysis.ts";
export type { Bot, Budget } from "./bots.ts";
export { type Chance, commitment, newSecret, Provable, Seeded } from "./chance.ts";
export { Game, Setup, type Wanted } from "./game.ts";
export { Knowledge } from "./knowledge.ts";
export { type Event, IllegalAction, Match } from "./match.ts";
export type { Action, Seat } from "./reader.ts";
export { retrace } from "./retrace.ts";
export { type DiceProof, EditionError, type GamePosition, type GameRecord, type Head, type OwnEdition, PositionError, RecordError, type Table } from "./record.ts";
export type { Result, Said, Story, Turn } from "../protocol.ts";

interface Views {
  caramba: Caramba;
  pamplona: Pamplona;
  sombreros: Sombreros;
}
/** Beside this file; not written where it is used, or Vite would look for a picture of that name. */
const FOLDER = "./games/";
type ViewOf<Key extends string> = Key extends keyof Views ? Views[Key] : unknown;

/** A game by its key, from the files beside this package or those in another folder. */
export async function game<Key extends string>(key: Key, folder = new URL(FOLDER, import.meta.url)): Promise<Game<ViewOf<Key>>> {
  const at = (ending: string): URL => new URL(`${key}.${ending}`, folder);
  const [wasm, layout, script] = await Promise.all([bytes(at("wasm")), bytes(at("json")), import(/* @vite-ignore */ at("js").href)]);
  const laying = async (): Promise<Script<Laying>> => (await import(/* @vite-ignore */ at("laying.js").href)).default;
  return new Game(await WebAssembly.compile(wasm), parsed(layout), (script as { default: Script }).default, { laying, champion: (layout) => champion(layout, at) });
}

async function champion(game: Layout, at: (ending: string) => URL): Promise<Champion> {
  const [wasm, layout, weights] = await Promise.all([bytes(at("champion.wasm")), bytes(at("champion.json")), bytes(at("champion.bin"))]);
  return new Champion(await WebAssembly.compile(wasm), game, parsed(layout), weights);
}

function parsed<T>(json: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(json)) as T;
}

/** Node does not fetch files. */
async function bytes(at: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (at.protocol !== "file:") return new Uint8Array(await (await fetch(at)).arrayBuffer());
  const files = "node:fs/promises";
  const { readFile } = await import(/* @vite-ignore */ files);
  return readFile(at);
}
