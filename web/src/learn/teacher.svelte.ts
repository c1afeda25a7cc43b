/** Leads somebody through a lesson: where they are, what they did, and what there is to say to it. */

import { settings } from "../settings.svelte";
import { course, exerciseOf, judged, type Lesson, type Place } from "./lesson";
import { Rehearsal } from "./rehearsal.svelte";

/** `ask`: what the step says; `slip`: what a mistake cost; `other`: something else was wanted. */
export type Mood = "ask" | "slip" | "other";

export class Teacher {
  at = $state(0);
  mood = $state<Mood>("ask");
  trouble = $state("");
  rehearsal = $state.raw() as Rehearsal;
  private chosen = $state.raw<Record<string, string>>({});
  readonly places = $derived.by(() => course(this.lesson, this.chosen));
  readonly place = $derived(this.places[this.at] as Place);
  readonly step = $derived(this.place.step);
  /** The table has come to rest: now something can be said. */
  readonly rests = $derived.by(() => this.rehearsal.waiting.length === 0 && this.rehearsal.stage.behind === 0);

  /** It waits for the reader to do something. */
  readonly asks = $derived.by(() => this.rests && this.mood !== "slip" && this.step.does !== undefined);

  constructor(
    readonly lesson: Lesson,
    private readonly name: string,
    step: string,
  ) {
    this.go(Math.max(0, this.places.findIndex((place) => place.step.id === step)));
  }

  go(at: number): void {
    const fresh = this.rehearsal === undefined || this.places[at]?.chapter !== this.place.chapter;
    this.at = at;
    if (fresh) this.open();
    this.show();
  }

  /** Somebody has chosen. */
  choose(action: string): void {
    const verdict = judged(this.place, action);
    if (verdict.kind === "right") {
      this.chosen = { ...this.chosen, [this.step.id]: action };
      this.go(this.at + 1);
    } else if (verdict.kind === "slip") this.show(verdict.events, "slip");
    else this.mood = "other";
  }

  /** As the step began. */
  takeBack(): void {
    this.show();
  }

  close(): void {
    this.rehearsal.stage.close();
  }

  private show(events = this.place.events, mood: Mood = "ask"): void {
    this.mood = mood;
    this.rehearsal.show(events).catch((error: Error) => (this.trouble = error.message));
  }

  private open(): void {
    this.rehearsal?.stage.close();
    const exercise = exerciseOf(this.lesson, this.place.chapter, this.name);
    this.rehearsal = new Rehearsal(exercise, (action) => this.choose(action), () => settings.tempo);
  }
}
