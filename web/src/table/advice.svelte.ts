/** Hints for those whose turn it is: whether they may ask, and what came. */

import type { Connection } from "../net/connection.svelte";
import type { Advised } from "../protocol";
import type { Turn } from "./turn.svelte";

export class Advice {
  constructor(
    private readonly connection: Pick<Connection, "advice" | "waiting" | "ask">,
    private readonly turn: Turn,
    /** Whether this table plays with hints. */
    private readonly allowed: () => boolean,
  ) {}

  readonly open = $derived.by(() => this.allowed() && this.turn.yours && !this.turn.busy);
  readonly thinking = $derived.by(() => this.connection.waiting.some((request) => request.type === "advise"));
  /** The best few choices now, for the seat that looks. */
  readonly hints = $derived.by(() => {
    const { advice } = this.connection;
    return advice && advice.version === this.turn.now.version && advice.seat === this.turn.seat ? advice.hints : [];
  });

  /** What has been read and put away: on a phone it lies over the cards. */
  private read = $state.raw<Advised | null>(null);
  readonly shown = $derived.by(() => this.hints.length > 0 && this.connection.advice !== this.read);

  /** Who asks again reads it again. */
  ask(): void {
    const { seat, now } = this.turn;
    this.read = null;
    if (!this.open || this.thinking || this.hints.length > 0 || seat === null) return;
    this.connection.ask({ type: "advise", version: now.version, seat });
  }

  close(): void {
    this.read = this.connection.advice;
  }
}
