/** What the game waits for, in words. */

import type { State } from "../protocol";
import { words } from "../words/words.svelte";

const actor = (now: State, players: string[]): string => players[Number(now.prompt?.args["seat"])] ?? "";

/** What is asked of this reader, or who else is awaited. */
export function asking(now: State, players: string[], yours: boolean, busy: boolean): string {
  if (busy) return words.say("sending");
  if (!now.prompt) return "";
  if (yours) return words.say(`${now.prompt.id}.ask`);
  return words.say("waits-for", { player: actor(now, players), phase: words.say(now.prompt.id) });
}

/** Why a press did nothing. */
export function whyNot(now: State, players: string[], yours: boolean): string {
  if (now.status === "over") return words.say("why-over");
  if (yours) return words.say("why-not-now", { ask: asking(now, players, true, false) });
  return words.say("why-not-you", { player: actor(now, players) });
}
