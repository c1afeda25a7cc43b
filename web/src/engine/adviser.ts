/** Who thinks for people, about hints and mistakes: the strongest search that a table has here. */

import { type Budget, led, Thinker } from "./bots.ts";
import type { Game } from "./game.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Iterations } from "./layout.ts";
import type { Head } from "./record.ts";

/** Led by the champion at tables of the kind that it learned, if it was fetched. */
export function adviser({ setup: { game, head } }: Knowledge, seed: number | string, budget: Budget | Iterations): Thinker {
  const champion = game.crowned && learned(game, head) ? game.champion() : null;
  const own = "alone" in budget ? { iterations: champion ? budget.led : budget.alone } : budget;
  return champion ? led(champion, seed, own, champion.layout.adviser) : new Thinker(game.layout.search.budget, seed, own);
}

/** Whether there is a champion, and the table is as usual: other editions and options it has never seen. */
export function learned({ layout: { champion, usual } }: Game, { rules, edition, options }: Head): boolean {
  const same = Object.entries(usual.options).every(([name, value]) => options[name] === value);
  return champion && same && rules === usual.rules && edition === usual.edition;
}
