/** Lets somebody solve a puzzle: what they tried, and how it went. */

import { Rehearsal } from "../learn/rehearsal.svelte";
import { settings } from "../settings.svelte";
import type { Result } from "./memory";
import type { Task } from "./task";

/** `ask`: nothing tried yet; `wrong`: there is something better; `right`: found; `shown`: told. */
export type Mood = "ask" | "wrong" | "right" | "shown";

export class Solver {
  mood = $state<Mood>("ask");
  /** What was chosen last, in notation. */
  chosen = $state("");
  trouble = $state("");
  private tries = 0;
  readonly rehearsal: Rehearsal;
  readonly over = $derived(this.mood === "right" || this.mood === "shown");
  /** The table has come to rest: now something can be chosen. */
  readonly rests = $derived.by(() => this.rehearsal.waiting.length === 0 && this.rehearsal.stage.behind === 0);
  readonly asks = $derived.by(() => this.rests && !this.over);

  constructor(
    readonly task: Task,
    private readonly onresult: (result: Result) => void,
  ) {
    this.rehearsal = new Rehearsal(task.exercise, (action) => this.choose(action), () => settings.tempo);
    this.show(task.events);
  }

  choose(action: string): void {
    this.tries += 1;
    this.chosen = action;
    if (action !== this.task.solution) this.mood = "wrong";
    else this.end("right", this.tries === 1 ? "first" : "later");
  }

  again(): void {
    this.mood = "ask";
  }

  giveUp(): void {
    this.chosen = this.task.solution;
    this.end("shown", "shown");
  }

  close(): void {
    this.rehearsal.stage.close();
  }

  private end(mood: Mood, result: Result): void {
    this.mood = mood;
    this.onresult(result);
    this.show([...this.task.events, this.task.solution]);
  }

  private show(events: string[]): void {
    this.rehearsal.show(events).catch((error: Error) => (this.trouble = error.message));
  }
}
