/** The sentences of the house in the reader's language. They are asked for before anything else: the pages say nothing without them. */

import { LANGUAGES } from "../facts";
import { kept } from "../net/keep";

export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>("../../../src/tertulia/locales/*/*.ftl", { query: "?raw", import: "default" });

/** What is said by all pages. */
export const HOUSE = ["web"];

/** A file of the house, such as `web`; nothing if that is a game's. */
export function houseFile(language: Language, file: string): Promise<string> | undefined {
  return FILES[`../../../src/tertulia/locales/${language}/${file}.ftl`]?.();
}

export function preferred(): Language {
  const wanted = [kept("language", ""), ...navigator.languages].map((code) => code.slice(0, 2));
  return (wanted.find((code) => code in LANGUAGES) ?? "en") as Language;
}
