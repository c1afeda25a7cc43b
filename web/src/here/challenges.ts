/** Bots at deals that anybody can play: they decide alike for everybody, and afterwards play it in one's own place. */

import { Provable } from "../engine/chance.ts";
import type { Match } from "../engine/match.ts";
import type { Result } from "../protocol.ts";
import type { Table } from "./table.ts";
import type { Thinkers } from "./thinkers.ts";

/** How far a bot has come in somebody's place: after so many events; the person's game had `of`. */
export interface Reached {
  events: number;
  of: number;
  outcome: Result | null;
}

/** The same deal once more, with a bot in the place of who played it: chance is that of the first game, stream by stream. */
class Attempt {
  readonly #match: Match;
  readonly #of: number;
  readonly #played: Promise<void>;

  constructor(table: Table, bot: string, thinkers: Thinkers) {
    const { secret, bots } = table.setting;
    this.#of = table.lines;
    this.#match = table.newMatch();
    this.#match.chance = new Provable(secret, []);
    this.#match.settle();
    this.#played = this.#play(thinkers, (seat) => bots[`${seat}`] ?? bot, secret);
    this.#played.catch(() => {});
  }

  async #play(thinkers: Thinkers, who: (seat: number) => string, secret: string): Promise<void> {
    const match = this.#match;
    while (match.actor !== null) match.play(await thinkers.chooseAlike(secret, who(match.actor), match));
  }

  async told(): Promise<Reached> {
    if (this.#match.actor !== null) await Promise.race([this.#played, new Promise((resolve) => setTimeout(resolve, GLANCE))]);
    return { events: this.#match.history.length, of: this.#of, outcome: this.#match.outcome };
  }
}
/** Milliseconds after which who waits is told how far it is. */
const GLANCE = 200;

export class Challenges {
  readonly #thinkers: Thinkers;
  readonly #attempts = new Map<string, Attempt>();

  constructor(thinkers: Thinkers) {
    this.#thinkers = thinkers;
  }

  ask(table: Table, bot: string): Promise<Reached> {
    const key = `${table.id} ${bot}`;
    const attempt = this.#attempts.get(key) ?? new Attempt(table, bot, this.#thinkers);
    this.#attempts.set(key, attempt);
    return attempt.told().catch((error: unknown) => {
      this.#attempts.delete(key); // whoever asks again tries again
      throw error;
    });
  }
}
