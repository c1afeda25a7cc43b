/** What the game waits for, in words. */

import type { Said, State } from "../protocol";
import { words } from "../words/words.svelte";

/** Who is awaited; nobody while chance decides. */
const actor = (now: State, players: string[]): string | undefined => players[Number(now.prompt?.args["seat"])];

/** What is asked of this reader, or who else is awaited. */
export function asking(now: State, players: string[], yours: boolean, busy: boolean): string {
  if (busy) return words.say("sending");
  if (!now.prompt) return "";
  if (yours) return words.say(`${now.prompt.id}.ask`);
  const [player, phase] = [actor(now, players), words.say(now.prompt.id)];
  return player === undefined ? phase : words.say("waits-for", { player, phase });
}

/** What the button to take something back says; nothing where nobody at this screen has done anything yet. */
export function takingBack(now: State, log: Said[], seats: number[]): string {
  const acted = (said: Said): boolean => seats.includes(Number(said.args["seat"])) && words.knows(`${said.id}.choice`);
  if (now.seat === null || now.status !== "playing" || !log.some(acted)) return "";
  const people = now.players.filter((player) => player.control === "player").length;
  return words.say(now.can_undo || people === 1 ? "undo" : "undo-ask");
}

/** Why a press did nothing. */
export function whyNot(now: State, players: string[], yours: boolean): string {
  if (now.status === "over") return words.say("why-over");
  const player = actor(now, players);
  if (yours || player === undefined) return words.say("why-not-now", { ask: asking(now, players, yours, false) });
  return words.say("why-not-you", { player });
}
