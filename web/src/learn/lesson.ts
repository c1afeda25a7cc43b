/** A lesson: games to learn from, told step by step. It names events, and no rule; `tests/test_lessons.py` plays all of them. */

import type { Head, Table } from "../engine/record";
import type { Exercise } from "../here/exercise";

/** One thing at a time: `GAME-lesson-ID` says it. */
export interface Step {
  id: string;
  /** Where the line goes on from: as an earlier step of the chapter stood. */
  again?: string;
  /** What happens before it is said. */
  plays?: string[];
  /** The spots it speaks of. */
  points?: string[];
  /** What the reader is to do; `.task` asks for it. */
  does?: string;
  /** What is as good. */
  also?: string[];
  /** Mistakes, and what follows from them; `.slip` says why. Then they are taken back. */
  slips?: Record<string, string[]>;
}

/** One game, from the set-up or from a table that is laid. */
export interface Chapter {
  begin?: Table;
  events: string[];
  steps: Step[];
}

export interface Lesson extends Head {
  format: string;
  /** The seat of the reader, whose name is left open. */
  seat: number;
  players: string[];
  chapters: Chapter[];
  /** How the table is laid where the reader goes on alone, against bots. */
  then: Table;
}

/** A step, and the line of events that leads to it. */
export interface Place {
  chapter: number;
  step: Step;
  events: string[];
}

/** All steps in their order. What was chosen instead of the main line, by step, is part of the line. */
export function course({ chapters }: Pick<Lesson, "chapters">, chosen: Record<string, string> = {}): Place[] {
  return chapters.flatMap(({ events, steps }, chapter) => {
    const places: Place[] = [];
    for (const step of steps) {
      const from = step.again === undefined ? after(places.at(-1), chosen, events) : (places.find((one) => one.step.id === step.again)?.events ?? events);
      places.push({ chapter, step, events: [...from, ...(step.plays ?? [])] });
    }
    return places;
  });
}

function after(place: Place | undefined, chosen: Record<string, string>, events: string[]): string[] {
  if (!place) return events;
  const done = chosen[place.step.id] ?? place.step.does;
  return done === undefined ? place.events : [...place.events, done];
}

export type Verdict = { kind: "right" } | { kind: "slip"; events: string[] } | { kind: "other" };

/** What the lesson thinks of an action at that place. */
export function judged({ step, events }: Place, action: string): Verdict {
  if (action === step.does || step.also?.includes(action)) return { kind: "right" };
  const follows = step.slips?.[action];
  return follows ? { kind: "slip", events: [...events, action, ...follows] } : { kind: "other" };
}

/** The table of a chapter, for a reader of that name. */
export function exerciseOf({ game, rules, edition, options, seats, seat, players, chapters }: Lesson, chapter: number, name: string): Exercise {
  const begin = chapters[chapter]?.begin;
  return { game, rules, edition, options, seats, seat, players: players.map((other, at) => (at === seat ? name : other)), ...(begin && { begin }) };
}
