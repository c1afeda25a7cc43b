/** What one's finished games say about one's play: pure, so that a test can look at it. */

import { LEVELS } from "../facts.ts";
import type { Kept } from "../here/store.ts";
import type { Analysis, Player } from "../protocol.ts";

/** A decision that clearly lost something, and what spoke for the better one: `caramba-why-outbids`. */
export interface Mistake {
  event: number;
  loss: number;
  why: string | null;
}

/** One finished game of one person against bots. */
export interface Play {
  table: string;
  game: string;
  seats: number;
  seat: number;
  /** The bots of the other seats: `hard`, or several kinds. */
  bots: string[];
  /** Seconds. */
  touched: number;
  /** The part of the win: 1, or less where several have won. */
  share: number;
  /** One's own decisions that had a choice; none are counted of a game that was resigned. */
  decisions: number;
  /** The chance to win that all of them lost together. */
  loss: number;
  mistakes: Mistake[];
}

/** The only person of a table; nobody if there are several, or none. */
export function personAt(players: Player[]): number | null {
  const people = players.flatMap(({ name }, seat) => (name === null ? [] : [seat]));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Null if the game is not over, or not one person's. */
export function playOf({ summary: { table, players }, touched }: Kept, analysis: Analysis): Play | null {
  const seat = personAt(players);
  if (seat === null || !analysis.end) return null;
  const resigned = players[seat]?.why === "resigned";
  const own = resigned ? [] : analysis.decisions.filter((one) => one.seat === seat);
  const clear = new Set(analysis.mistakes.map((place) => analysis.decisions[place]));
  return {
    table,
    game: analysis.game,
    seats: analysis.seats,
    seat,
    bots: [...new Set(players.flatMap(({ bot }, at) => (bot === null || at === seat ? [] : [bot])))].sort(),
    touched,
    share: resigned ? 0 : (analysis.end[seat] ?? 0),
    decisions: own.length,
    loss: own.reduce((sum, { loss }) => sum + loss, 0),
    mistakes: own.filter((one) => clear.has(one)).map(({ event, loss, why }) => ({ event, loss, why: why?.id ?? null })),
  };
}

/** Games that have something in common. */
export interface Row {
  /** What that is: a bot, or the number of a seat. */
  of: string;
  games: number;
  wins: number;
  /** How often one would have won among equals. */
  equal: number;
}

const rows = (plays: Play[], of: (play: Play) => string): Row[] =>
  [...new Set(plays.map(of))].sort().map((one) => {
    const some = plays.filter((play) => of(play) === one);
    const wins = some.reduce((sum, { share }) => sum + share, 0);
    return { of: one, games: some.length, wins, equal: some.reduce((sum, { seats }) => sum + 1 / seats, 0) };
  });

/** Against each kind of bot, the weakest first; `mixed`: against several kinds at once. */
export function byLevel(plays: Play[]): Row[] {
  const strength = ({ of }: Row): number => [...LEVELS, "mixed"].findIndex((level) => of.startsWith(level));
  const found = rows(plays, ({ bots: [one = "mixed", ...more] }) => (more.length > 0 ? "mixed" : one));
  return found.sort((one, other) => strength(one) - strength(other));
}

/** In each seat, counted from 1. */
export const bySeat = (plays: Play[]): Row[] => rows(plays, ({ seat }) => `${seat + 1}`);

/** What was overlooked again and again, and where that cost most. */
export interface Motif {
  /** The sentence that names it: `caramba-motif-outbids`. */
  motif: string;
  count: number;
  loss: number;
  worst: { table: string; seat: number; event: number; loss: number };
}

/** What cost most in all comes first. */
export function motifs(plays: Play[]): Motif[] {
  const found = new Map<string, Motif>();
  for (const { table, seat, mistakes } of plays) {
    for (const { event, loss, why } of mistakes) {
      if (why === null) continue;
      const motif = why.replace("-why-", "-motif-");
      const here = { table, seat, event, loss };
      const { count, loss: sum, worst } = found.get(motif) ?? { count: 0, loss: 0, worst: here };
      found.set(motif, { motif, count: count + 1, loss: sum + loss, worst: worst.loss < loss ? here : worst });
    }
  }
  return [...found.values()].sort((one, other) => other.loss - one.loss);
}

/** A game's average loss in a decision, and that of the few games before it together with it. */
export interface Point {
  play: Play;
  average: number;
  lately: number;
}

/** So many games are `lately`. */
const FEW = 5;

/** Oldest first; games without a decision say nothing. */
export function course(plays: Play[]): Point[] {
  const told = plays.filter(({ decisions }) => decisions > 0).sort((one, other) => one.touched - other.touched);
  return told.map((play, number) => {
    const few = told.slice(Math.max(0, number + 1 - FEW), number + 1);
    return { play, average: average([play]), lately: average(few) };
  });
}

/** Of all decisions together: long games count more. */
export function average(plays: Play[]): number {
  const decisions = plays.reduce((sum, play) => sum + play.decisions, 0);
  return decisions === 0 ? 0 : plays.reduce((sum, { loss }) => sum + loss, 0) / decisions;
}
