/** Who plays with you: one press makes a table, a seat and bots all around, and the game begins. */

import { gameTable } from "../games";
import { isHere } from "../here/ids";
import * as api from "../net/api";
import { freshId } from "../net/fresh";
import { hold, keep, kept, myName } from "../net/keep";
import type { Begin, Card, Held, NewPlayer, NewTable, Player } from "../protocol";
import { words } from "../words/words.svelte";

/** How many bots, and how strong: as it was last chosen in this browser. */
export interface Company {
  bots: number;
  level: string;
}
/** Enough for a lively game, few enough to follow. */
export const company = (): Company => kept("company", { bots: 3, level: "medium" });
export const keepCompany = (chosen: Company): void => keep("company", chosen);

/** From near-sighted to the best there is. */
export const STRENGTHS = ["easy", "medium", "hard", "champion"];

/** A bot as strong as that, or as near as a game has one. */
export function ofStrength(level: string, offered: string[]): string {
  const near = [level, "hard", ...offered].find((name) => offered.includes(name));
  return near ?? level;
}

/** Tables that begin when everybody is there, so that nobody misses anything of the deal. */
const wanted = new Set<string>();
export const begins = (table: string): boolean => wanted.delete(table);

/** Whether everybody who plays is there, and who of them lets the game begin. */
export function beginner(players: Player[]): number | null {
  const missing = players.some((player) => player.control === "open" || (player.control === "player" && !player.online));
  return missing ? null : players.findIndex((player) => player.control === "player");
}

export async function playBots(card: Card): Promise<string> {
  const { bots, level } = company();
  const seats = Math.max(card.min_seats, Math.min(bots + 1, card.max_seats));
  return seatAmongBots({ game: card.key, seats }, 0, card, level);
}

/** In that seat, with bots of that level in the others. */
export async function seatAmongBots(
  setting: { game: string; seats: number; begin?: Begin },
  seat: number,
  card: Card,
  level: string,
): Promise<string> {
  const bot = ofStrength(level, card.bots);
  const here = api.carried(card.key, [bot]);
  const begin = here && setting.begin ? await carriedAlong(setting.begin) : (setting.begin ?? null);
  const others = [...Array(setting.seats).keys()].filter((other) => other !== seat);
  const bots = Object.fromEntries(others.map((other) => [`${other}`, bot]));
  const [wanted, player] = [{ ...setting, begin, bots }, { name: myName() || words.say("guest"), seat, entropy: freshId() }];
  const held = here ? await beginHere(setting.game, wanted, player) : await api.sit((await api.create(wanted, false)).table, player);
  hold(held);
  return beginAt(held.table);
}

/** Its first cards are shown as soon as its page is: whatever they are shown with has to be there. */
async function beginHere(game: string, wanted: NewTable, player: NewPlayer): Promise<Held> {
  const [held] = await Promise.all([api.play(wanted, player), gameTable(game), words.need(game)]);
  return held;
}

/** A server's table is not known in this browser: its record is. */
async function carriedAlong({ table, record, events }: Begin): Promise<Begin> {
  return table && !isHere(table) ? { record: { ...(await api.record(table)) }, events } : { table: table ?? null, record: record ?? null, events };
}

export function beginAt(table: string): string {
  wanted.add(table);
  return `/table/${table}`;
}
