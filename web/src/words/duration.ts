/** A length of time, as one would say it. */

import { spoken } from "../table/clock";
import { words } from "./words.svelte";

export function duration(seconds: number): string {
  const { unit, count } = spoken(seconds);
  return words.say(unit, { [unit]: count });
}
