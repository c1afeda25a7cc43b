/** A game to learn from, on the screen: the page says which events have happened, and hears what is chosen. */

import type { Exercise, Told } from "../here/exercise";
import * as api from "../net/api";
import type { Connection } from "../net/connection.svelte";
import { fold, type Known, NOTHING } from "../net/known";
import { type Pace, Stage } from "../table/stage.svelte";

type Line = Pick<Connection, "known" | "waiting" | "advice" | "ask">;

/** Whoever tells the table after some events; the rules do, in a worker. */
export type Telling = (exercise: Exercise, events: string[], seen: number) => Promise<Told>;

/** It stands where a connection to a table would. */
export class Rehearsal implements Line {
  known = $state.raw<Known>(NOTHING);
  /** While the next events are on their way nothing can be chosen. */
  waiting = $state.raw<Connection["waiting"]>([]);
  readonly advice = null;
  readonly stage: Stage;
  private events: string[] = [];
  private version = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly exercise: Exercise,
    /** What was chosen, in notation. Nothing has happened yet. */
    private readonly onchoose: (action: string) => void,
    pace: () => Pace,
    private readonly telling: Telling = api.exercise,
  ) {
    this.stage = new Stage(pace);
  }

  /** The table after these events: what is not among them is taken back at once, what is new is shown one thing after the other. */
  show(events: string[]): Promise<void> {
    this.waiting = [...this.waiting, { type: "act", id: "", version: this.version, seat: this.exercise.seat, action: "" }];
    this.last = this.last
      .catch(() => {})
      .then(() => this.lead(events))
      .finally(() => (this.waiting = this.waiting.slice(1)));
    return this.last;
  }

  ask(wanted: Parameters<Line["ask"]>[0]): void {
    if (wanted.type === "act") this.onchoose(wanted.action);
  }

  private async lead(events: string[]): Promise<void> {
    const kept = shared(this.events, events);
    if (kept < this.events.length && kept < events.length) await this.tell(events.slice(0, kept), kept);
    await this.tell(events, kept);
  }

  private async tell(events: string[], seen: number): Promise<void> {
    const { welcome, state } = await this.telling(this.exercise, events, seen);
    this.version += 1;
    this.known = fold(fold(this.known, welcome), { ...state, version: this.version });
    this.events = events;
    this.stage.arrive(this.known);
  }
}

/** How many events two lines have in common before they part. */
function shared(one: string[], other: string[]): number {
  const parting = one.findIndex((event, at) => event !== other[at]);
  return parting < 0 ? one.length : parting;
}
