/** A coach: looks at what somebody chose, and asks before a serious mistake. */

import type { Choice, State, Weigh, Weighed, Welcome } from "../protocol";
import type { Advice } from "./advice.svelte";
import type { Turn } from "./turn.svelte";

/** Milliseconds: nobody waits longer for a coach. Then it happens, and is judged afterwards. */
export const PATIENCE = 400;

/** Alone with bots wherever there are hints; where several people play, if all have sat down to that. */
export function mayCoach({ hints, coach }: Pick<Welcome, "hints" | "coach">, { players }: Pick<State, "players">): boolean {
  const people = players.filter(({ name, control, away }) => name !== null && (control === "player" || away));
  return hints && (coach || people.length < 2);
}

/** An action, and the version that it answers. */
interface Chosen {
  choice: Choice;
  version: number;
}

const about = (chosen: Chosen | null, { action, version }: Weighed): boolean => chosen?.choice.notation === action && chosen.version === version;

export class Coach {
  /** "Sure?": it has not happened yet. */
  doubt = $state.raw<Weighed | null>(null);
  /** A serious mistake that has happened. */
  regret = $state.raw<Weighed | null>(null);
  /** What waits for the coach's word, and what was played last. */
  private held: Chosen | null = null;
  private played: Chosen | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly turn: Pick<Turn, "now" | "seat" | "legal" | "weighing" | "act">,
    private readonly advice: Pick<Advice, "hints">,
    private readonly ask: (weigh: Omit<Weigh, "id">) => void,
    /** Whether somebody wants to be asked, and may. */
    private readonly on: () => boolean,
  ) {}

  choose(choice: Choice): void {
    const { now, seat, legal } = this.turn;
    const chosen = { choice, version: now.version };
    const warned = this.doubt !== null && about(chosen, this.doubt);
    const advised = this.advice.hints[0]?.action.notation === choice.notation;
    this.regret = warned ? this.doubt : null;
    this.doubt = null;
    if (!this.on() || seat === null || legal.length < 2 || warned || advised) return this.play(chosen);
    this.held = chosen;
    this.turn.weighing = true;
    this.timer = setTimeout(() => this.letGo(), PATIENCE);
    this.ask({ type: "weigh", version: now.version, seat, action: choice.notation });
  }

  /** What the coach thinks of it, in time or too late. */
  hear(weighed: Weighed | null): void {
    if (!weighed) return;
    const inTime = about(this.held, weighed);
    if (inTime && !weighed.serious) this.letGo();
    if (!weighed.serious) return;
    if (inTime) this.stop();
    if (inTime) this.doubt = weighed;
    else if (about(this.played, weighed)) this.regret = weighed;
  }

  /** It happens all the same. */
  anyway(): void {
    const choice = this.turn.legal.find(({ notation }) => notation === this.doubt?.action);
    if (choice) this.choose(choice);
    else this.close();
  }

  close(): void {
    this.doubt = this.regret = null;
  }

  private letGo(): void {
    const { held } = this;
    this.stop();
    if (held && held.version === this.turn.now.version) this.play(held);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.turn.weighing = false;
  }

  private play(chosen: Chosen): void {
    this.played = chosen;
    this.turn.act(chosen.choice);
  }
}
