/** What the game waits for, in words. */

import type { Said, State } from "../protocol";
import { words } from "../words/words.svelte";

/** Who is awaited; nobody while chance decides. */
const actor = (now: State, players: string[]): string | undefined => players[Number(now.prompt?.args["seat"])];

/** What a game adds to the sentence of what is asked. */
export type Circumstances = Record<string, string | number>;

/** What can be done, in words: "bid a card on one of its goods or pass". Only what is legal is in it. */
function can(now: State): string {
  const kinds = new Set(now.legal.map(({ says }) => `${says.id}.can`));
  const known = [...kinds].filter((id) => words.knows(id)).map((id) => words.say(id));
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(known);
}

/** Who has won. */
const won = (winners: number[], players: string[]): string =>
  words.say("winner", { count: winners.length, names: winners.map((seat) => players[seat] ?? "").join(", ") });

/** What is asked of this reader, or who else is awaited; in the end, who has won. */
export function asking(now: State, players: string[], yours: boolean, busy: boolean, more: Circumstances = {}): string {
  if (busy) return words.say("sending");
  if (now.outcome) return won(now.outcome.winners, players);
  if (!now.prompt) return "";
  if (yours) return words.say(`${now.prompt.id}.ask`, { can: can(now), choices: now.legal.length, ...more });
  const own = now.seat !== null && now.prompt.args["seat"] === now.seat;
  if (own && now.legal.length === 0 && words.knows(`${now.prompt.id}.none`)) return words.say(`${now.prompt.id}.none`);
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
export function whyNot(now: State, players: string[], yours: boolean, more: Circumstances = {}): string {
  if (now.status === "over") return words.say("why-over");
  const player = actor(now, players);
  if (yours || player === undefined) return words.say("why-not-now", { ask: asking(now, players, yours, false, more) });
  return words.say("why-not-you", { player });
}
