/** The games whose rules this build of the pages carries, each brought when it is asked for. */

import type { Champion, ChampionLayout } from "../engine/champion.ts";
import { Game } from "../engine/game.ts";
import type { Laying } from "../engine/laying.ts";
import type { Layout } from "../engine/layout.ts";
import type { Script } from "../engine/script.ts";

const FILES = import.meta.glob<string>(["../engine/games/*.wasm", "../engine/games/*.champion.bin"], { query: "?url", import: "default", eager: true });
const LAYOUTS = import.meta.glob<Layout>(["../engine/games/*.json", "!../engine/games/*.champion.json"], { import: "default" });
const SCRIPTS = import.meta.glob<Script>(["../engine/games/*.js", "!../engine/games/*.laying.js"], { import: "default" });
const LAYINGS = import.meta.glob<Script<Laying>>("../engine/games/*.laying.js", { import: "default" });
const CHAMPIONS = import.meta.glob<ChampionLayout>("../engine/games/*.champion.json", { import: "default" });
const games = new Map<string, Promise<Game>>();

/** One for all tables of a game: it is compiled and instantiated once. */
export function engine(key: string): Promise<Game> {
  const found = games.get(key) ?? brought(key);
  games.set(key, found);
  found.catch(() => games.delete(key)); // who asks again tries again
  return found;
}

async function brought(key: string): Promise<Game> {
  const at = (ending: string): string => `../engine/games/${key}.${ending}`;
  const [address, layout, script, laying] = [FILES[at("wasm")], LAYOUTS[at("json")], SCRIPTS[at("js")], LAYINGS[at("laying.js")]];
  if (!address || !layout || !script || !laying) throw new Error(`these pages do not carry the rules of ${key}`);
  const [module, facts, told] = await Promise.all([WebAssembly.compileStreaming(fetch(address)), layout(), script()]);
  return new Game(module, facts, told, { laying, champion: (game) => crowned(game, at) });
}

async function crowned(game: Layout, at: (ending: string) => string): Promise<Champion> {
  const [address, weights, layout] = [FILES[at("champion.wasm")], FILES[at("champion.bin")], CHAMPIONS[at("champion.json")]];
  if (!address || !weights || !layout) throw new Error(`these pages do not carry a champion of ${game.game}`);
  const [{ Champion }, module, facts, file] = await Promise.all([import("../engine/champion.ts"), WebAssembly.compileStreaming(fetch(address)), layout(), fetch(weights)]);
  return new Champion(module, game, facts, new Uint8Array(await file.arrayBuffer()));
}
