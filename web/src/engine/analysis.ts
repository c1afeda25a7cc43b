/**
 * A game looked back at: the chances at each decision, and what the decision lost.
 *
 * Each decision is judged by what its seat knew then, though everything is public afterwards: a bad guess is no mistake.
 */

import type { Result, Said, Turn } from "../protocol.ts";
import { adviser } from "./adviser.ts";
import type { Budget } from "./bots.ts";
import type { Game } from "./game.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Iterations } from "./layout.ts";
import type { Match } from "./match.ts";
import type { Action } from "./reader.ts";
import { why } from "./reasons.ts";
import type { GameRecord } from "./record.ts";
import { retrace } from "./retrace.ts";

/** Somebody had a choice: before so many events of the record, with this knowledge, and did that. */
export interface Decision<View = unknown> {
  event: number;
  knowledge: Knowledge<View>;
  played: Action;
}

/** What the search thinks of a decision. */
export interface Judgement {
  event: number;
  seat: number;
  played: Action;
  best: Action;
  /** Of every seat to win, before the decision, if the best was played. */
  chances: number[];
  /** Of the seat, after what it played. */
  chance: number;
  /** Of its chance against the best, 0 if the search cannot think of anything better. */
  loss: number;
  /** Of its expected score against the best; below 0 where it plays for points and not for the win. */
  points: number;
  /** What speaks for the best and not for what was played, in terms of the game. */
  why: Said | null;
}

/** A chance before an event. */
export type Point = [event: number, chance: number];

/** A record whose decisions can be judged, one by one, and what their judgements come to. */
export class Analysis<View = unknown> {
  readonly decisions: Decision<View>[];
  /** Who won what part of a finished game. */
  readonly end: number[] | null;
  readonly #game: Game<View>;
  readonly #seats: number;
  readonly #events: number;

  constructor(game: Game<View>, record: GameRecord) {
    const match = game.begun(record);
    this.decisions = decisions(match, record);
    this.end = match.outcome && shares(match.outcome);
    this.#game = game;
    this.#seats = match.seats;
    this.#events = match.history.length;
  }

  /** The decisions that clearly lost something, the most costly first. */
  mistakes(judged: readonly Judgement[]): Judgement[] {
    const lossy = judged.filter(({ loss }) => loss >= this.#game.layout.analysis.clear);
    return lossy.sort((one, other) => other.loss - one.loss || one.event - other.event);
  }

  /**
   * For each seat its own chances as it could judge them; at the end, what it won.
   *
   * What others make of its chances is left out: they know other things, and the line would jump.
   */
  lines(judged: readonly Judgement[]): Point[][] {
    return Array.from({ length: this.#seats }, (_, seat) => {
      const own = judged.filter((one) => one.seat === seat).map(({ event, chances }): Point => [event, chances[seat] ?? 0]);
      return this.end ? [...own, [this.#events, this.end[seat] ?? 0]] : own;
    });
  }

  /** The few largest changes in those lines: somebody's mistake, or luck. */
  turns(judged: readonly Judgement[]): Turn[] {
    const { clear, few } = this.#game.layout.analysis;
    const changes = this.lines(judged).flatMap(changesOf).filter((turn) => size(turn) >= clear);
    return changes.sort((one, other) => size(other) - size(one) || one.event - other.event || one.seat - other.seat).slice(0, few);
  }
}

/** Equal decisions are judged alike, unless the budget is a time or a champion has come meanwhile. */
export function judge({ event, knowledge, played }: Decision, budget?: Budget | Iterations): Judgement {
  const { analysis } = knowledge.setup.game.layout;
  const mind = adviser(knowledge, seedOf(event), budget ?? analysis.iterations);
  const [favourite, taken] = mind.weigh(knowledge, played.id);
  const best = favourite.chance > taken.chance ? favourite : taken;
  const better = knowledge.action(best.action);
  return {
    event,
    seat: knowledge.seat,
    played,
    best: better,
    chances: best.chances,
    chance: taken.chance,
    loss: best.chance - taken.chance,
    points: best.score - taken.score,
    why: better.id === played.id ? null : why(knowledge, better, played),
  };
}

/** Play the record to its end; every decision that had a choice. */
function decisions<View>(match: Match<View>, record: GameRecord): Decision<View>[] {
  const known: (Knowledge<View> | null)[] = [];
  for (const { actor } of retrace(match, record)) known.push(actor === null || actor < 0 ? null : match.knowledge(seedOf(known.length)));
  return match.history.flatMap(({ action }, event) => {
    const knowledge = known[event];
    return knowledge && knowledge.legal.length > 1 ? [{ event, knowledge, played: action }] : [];
  });
}

/** As in Python, so that equal records are judged alike. */
const seedOf = (event: number): string => `analysis ${event}`;

/** Of the win: all of it for the only winner, an equal part for each of several. */
function shares({ scores, winners }: Result): number[] {
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function changesOf(points: Point[], seat: number): Turn[] {
  return points.slice(1).map(([event, after], place) => ({ event, seat, before: points[place]?.[1] ?? 0, after }));
}

const size = ({ before, after }: Turn): number => Math.abs(after - before);
