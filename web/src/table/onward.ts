/** Games that come of others: from a position on, after a lesson, at a server, and once more. */

import { FORMAT } from "../engine/record";
import type { Lesson } from "../learn/lesson";
import * as api from "../net/api";
import { freshId } from "../net/fresh";
import { heldAt, hold } from "../net/keep";
import type { Begin } from "../protocol";
import { words } from "../words/words.svelte";
import { beginAt, company, seatAmongBots } from "./company";

/** From a position on: in that seat, with bots in the others. */
export async function playOn(game: string, seats: number, seat: number, begin: Begin): Promise<string> {
  const card = (await api.games()).find((one) => one.key === game);
  if (!card) throw new Error(words.say("lost"));
  return seatAmongBots({ game, seats, begin }, seat, card, company().level);
}

/** The short game after a lesson: against easy bots, from the table that the lesson has laid. Its address switches the coach on. */
export async function playLearner({ then, seat, ...lesson }: Lesson): Promise<string> {
  const { game, rules, edition, options, seats } = lesson;
  const card = (await api.games()).find((one) => one.key === game);
  if (!card) throw new Error(words.say("lost"));
  const record = { format: FORMAT, game, rules, edition, options, seats, begin: then, events: [], outcome: null };
  return seatAmongBots({ game, seats, begin: { record, events: 0 } }, seat, card, "easy");
}

/** A game of this browser goes on at a server, where a friend can join it: it begins there as it stands here. */
export async function moveToServer(table: string): Promise<string> {
  const { proof: _, ...record } = await api.recordSoFar(table);
  const { players } = await api.table(table);
  const bots = Object.fromEntries(players.flatMap(({ bot }, seat) => (bot === null ? [] : [[`${seat}`, bot]])));
  const made = await api.create({ begin: { record, events: record.events.length }, bots }, false);
  for (const { seat } of heldAt(table)) hold(await api.sit(made.table, { name: players[seat]?.name ?? words.say("guest"), seat, entropy: freshId() }));
  return `/table/${made.table}`;
}

/** The same people and bots again: at the table that somebody has set for it, or at a new one. The same tokens hold the seats. */
export async function playAgain(table: string, rematch: string | null): Promise<string> {
  const held = heldAt(table);
  const fresh = rematch ?? (held[0] && (await api.rematch(held[0])).table) ?? table;
  if (heldAt(fresh).length === 0) for (const one of held) hold({ ...one, table: fresh });
  return beginAt(fresh);
}
