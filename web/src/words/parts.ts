/** What games say elsewhere than at their tables: their rules pages, their lessons, what mistakes are about. */
const FILES = import.meta.glob<string>("../../../src/tertulia/games/*/words/*.??.ftl", { query: "?raw", import: "default" });
/** What they say at a table to those who ask: a part of their sentences, which the build takes out. */
const ASKED = import.meta.glob<string>("../../../src/tertulia/games/*/words/??.ftl", { query: "?raw&asked", import: "default" });

/** `part`: such as `rules`. */
export function partOf(game: string, part: string, language: string): Promise<string> | undefined {
  const at = (file: string): string => `../../../src/tertulia/games/${game}/words/${file}.ftl`;
  return part === "asked" ? ASKED[at(language)]?.() : FILES[at(`${part}.${language}`)]?.();
}
