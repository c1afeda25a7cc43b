/** Analyses of games: made decision by decision, and told as far as they are. */

import { Analysis as Judging, type Decision, type Judgement } from "../engine/analysis.ts";
import type { Game } from "../engine/game.ts";
import type { GameRecord } from "../engine/record.ts";
import type { Analysis, Judged } from "../protocol.ts";
import { rounded } from "./telling.ts";
import type { Thinkers } from "./thinkers.ts";

/** Milliseconds: nobody thinks on about a game that nobody has asked for so long. */
const PATIENCE = 15_000;
/** Analyses in memory. */
const KEPT = 8;

/** One game, as far as it has been thought about. */
class Job {
  readonly #record: GameRecord;
  readonly #analysis: Judging;
  /** By the number of the decision: several are thought about at once. */
  readonly #judged: Judgement[] = [];
  #next = 0;
  #working = 0;
  #asked = 0;
  #trouble: unknown = null;

  constructor(game: Game, record: GameRecord) {
    this.#record = record;
    this.#analysis = new Judging(game, record);
  }

  /** What is known by now; the rest is thought about. */
  ask(thinkers: Thinkers): Analysis {
    if (this.#trouble) {
      const trouble = this.#trouble;
      this.#trouble = null; // whoever asks again tries again
      throw trouble;
    }
    this.#asked = performance.now();
    while (this.#working < thinkers.count && this.#next < this.#decisions.length) void this.#work(thinkers);
    return this.#told();
  }

  get #decisions(): Judging["decisions"] {
    return this.#analysis.decisions;
  }

  async #work(thinkers: Thinkers): Promise<void> {
    this.#working += 1;
    while (this.#next < this.#decisions.length && performance.now() - this.#asked < PATIENCE) {
      const number = this.#next;
      this.#next += 1;
      try {
        this.#judged[number] = await thinkers.judge(this.#decisions[number] as Decision);
      } catch (error) {
        this.#trouble = error;
        this.#next = Math.min(this.#next, number);
        break;
      }
    }
    this.#working -= 1;
  }

  #told(): Analysis {
    const { game, seats, players = [], events } = this.#record;
    const gap = this.#decisions.findIndex((_, number) => !this.#judged[number]);
    const judged = gap < 0 ? this.#judged : this.#judged.slice(0, gap);
    const ready = gap < 0;
    const turns = ready ? this.#analysis.turns(judged) : [];
    return {
      game,
      seats,
      players,
      events: events.length,
      of: this.#decisions.length,
      decisions: judged.map(spoken),
      mistakes: ready ? this.#analysis.mistakes(judged).map((one) => judged.indexOf(one)) : [],
      turns: turns.map((turn) => ({ ...turn, before: rounded(turn.before, 3), after: rounded(turn.after, 3) })),
      end: this.#analysis.end,
    };
  }
}

function spoken({ event, seat, chances, played, best, chance, loss, points, why }: Judgement): Judged {
  return {
    event,
    seat,
    chances: chances.map((one) => rounded(one, 3)),
    played: played.message,
    best: best.message,
    chance: rounded(chance, 3),
    loss: rounded(loss, 3),
    points: rounded(points, 1),
    why,
  };
}

/** The latest; those that were asked for longest ago are forgotten. */
export class Analyses {
  readonly #thinkers: Thinkers;
  readonly #jobs = new Map<string, Job>();

  constructor(thinkers: Thinkers) {
    this.#thinkers = thinkers;
  }

  ask(game: Game, record: GameRecord): Analysis {
    const key = JSON.stringify(record);
    const job = this.#jobs.get(key) ?? new Job(game, record);
    this.#jobs.delete(key);
    this.#jobs.set(key, job);
    const [oldest = key] = this.#jobs.keys();
    if (this.#jobs.size > KEPT) this.#jobs.delete(oldest);
    return job.ask(this.#thinkers);
  }
}
