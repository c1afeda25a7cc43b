/** What this browser remembers of deals that anybody can play: how one's first try ended, and the best. */

import { keep, kept } from "../net/keep";
import type { Result } from "../protocol";

export interface Ended {
  score: number;
  won: boolean;
}
export interface Tries {
  /** Tables that have been counted. */
  tables: string[];
  first: Ended;
  best: Ended;
}

const keyOf = (game: string, code: string): string => `challenge.${game}.${code}`;

export const triesAt = (game: string, code: string): Tries | null => kept<Tries | null>(keyOf(game, code), null);

export const endedFor = ({ scores, winners }: Result, seat: number): Ended => ({ score: scores[seat] ?? 0, won: winners.includes(seat) });

/** One more, unless it was counted already. */
export function count(before: Tries | null, table: string, ended: Ended): Tries {
  if (!before) return { tables: [table], first: ended, best: ended };
  if (before.tables.includes(table)) return before;
  const better = Number(ended.won) - Number(before.best.won) || ended.score - before.best.score;
  return { tables: [...before.tables, table], first: before.first, best: better > 0 ? ended : before.best };
}

export function remember(game: string, code: string, table: string, ended: Ended): Tries {
  const tries = count(triesAt(game, code), table, ended);
  keep(keyOf(game, code), tries);
  return tries;
}
