/** Questions that are put to everybody, so that nobody can tell who has a choice: as a server's `discretion.py` does it. */

import type { Match } from "../engine/match.ts";
import type { Action } from "../engine/reader.ts";
import { PAUSES } from "../facts.ts";
import type { Table } from "./table.ts";

/** How somebody without a choice answers what is asked now; null: it is asked of those who have one. */
export function answer(match: Match): Action | null {
  if (match.actor === null || match.actor < 0) return null;
  const { actor, setup } = match;
  return match.legal().find((action) => setup.game.declined({ actor, action })) ?? null;
}

/** That answer, if the actor has no other. */
export function forced(match: Match): Action | null {
  const given = answer(match);
  return given && match.legal().length === 1 ? given : null;
}

/** Milliseconds that the answer to what is asked now takes at least. Only what everybody sees goes into it. */
export function pause(table: Table): number {
  const { match } = table;
  if (!match || match.actor === null || !answer(match)) return 0;
  if (table.people().every((seat) => seat === match.actor)) return 0; // nobody else is here to wonder
  const bot = table.seats[match.actor]?.bot ?? null;
  const [least, most] = bot === null ? PAUSES.person : PAUSES.bot;
  const thinks = bot === null ? 0 : secondsOf(bot, match.setup.game.layout.search.budget.seconds);
  return 1000 * (least + Math.random() * (most - least) + thinks);
}

/** How long a bot of that name may think. */
function secondsOf(bot: string, usual: number): number {
  const [level, budget] = bot.split(":");
  if (budget?.endsWith("s")) return Number.parseFloat(budget);
  return level === "hard" ? usual : 0;
}
