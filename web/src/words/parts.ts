/** What games say elsewhere than at their tables: their rules pages, their lessons, what mistakes are about. */
export const FILES = import.meta.glob<string>("../../../src/tertulia/games/*/words/*.??.ftl", { query: "?raw", import: "default" });
