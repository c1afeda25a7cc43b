/** The games of this client: every folder here that keeps the contract is one. All others are of other packages. */

import type { Component } from "svelte";
import type { GameModule, GameTable, Pictures } from "./contract";

export type View = Record<string, unknown>;

const keyOf = (file: string): string => file.split("/")[1] ?? file;
const byKey = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([file, found]) => [keyOf(file), found]));

/** The pictures of the first page, by the key of the game: they come with it. */
export const POSTERS = byKey(import.meta.glob<Component>("./*/Poster.svelte", { import: "default", eager: true }));

/** All the rest of a game is brought when its table is opened. */
const TABLES = byKey(import.meta.glob<GameModule<never>>("./*/index.ts"));
export const GAMES = Object.keys(TABLES);

/** What its rules page shows besides. Games of other packages have no pictures. */
const PICTURES = byKey(import.meta.glob<Pictures>("./*/Picture.svelte"));
export const gamePictures = async (key: string): Promise<Pictures | null> => (await PICTURES[key]?.()) ?? null;

const tables = new Map<string, Promise<GameTable<View>>>();
/** The table of a game: how it is drawn and told. Brought once: even for what is there, an import takes its time. */
export function gameTable(key: string): Promise<GameTable<View>> {
  const found = tables.get(key) ?? brought(key);
  tables.set(key, found);
  found.catch(() => tables.delete(key)); // who asks again tries again
  return found;
}

async function brought(key: string): Promise<GameTable<View>> {
  const load = TABLES[key];
  if (!load) return (await import("./foreign/table")).foreignTable(key);
  return (await load()).table as unknown as GameTable<View>;
}
