/** Whose turn it is for those who look at a table, and what they ask of the server there. */

import type { Connection } from "../net/connection.svelte";
import type { Choice, Player, State } from "../protocol";
import { names } from "./people";
import type { Stage } from "./stage.svelte";

const NONE: Choice[] = [];

export class Turn {
  constructor(
    private readonly connection: Pick<Connection, "known" | "waiting" | "ask">,
    private readonly stage: Pick<Stage, "awaited">,
    /** What is on the screen. */
    private readonly shown: () => State,
  ) {}

  readonly now = $derived.by(() => this.shown());
  /** Through whose eyes; null: a spectator's, or nobody's yet. */
  readonly seat = $derived(this.now.seat);
  private readonly seated = $derived(this.now.players);
  readonly players = $derived(names(this.seated));
  /** Whether nothing newer is still to be shown. */
  readonly newest = $derived.by(() => this.connection.known.state?.version === this.now.version);
  /** Whether an answer is on its way, or waits for the coach. */
  readonly busy = $derived.by(() => this.weighing || this.connection.waiting.some((request) => request.type === "act"));
  readonly yours = $derived(this.newest && this.now.legal.length > 0);
  readonly legal = $derived(this.yours && !this.busy ? this.now.legal : NONE);
  /** The seat that looks, or that the curtain is down for. */
  readonly own = $derived.by(() => this.stage.awaited ?? this.seat);
  readonly player = $derived<Player | null>(this.own === null ? null : (this.seated[this.own] ?? null));

  /** Whether the coach looks at what was chosen. */
  weighing = $state(false);
  /** Whether something was taken back, and nothing chosen since: then nothing plays itself, or it would be in vain. */
  hesitates = $state(false);

  act(choice: Choice): void {
    if (this.seat === null) return;
    this.hesitates = false;
    this.connection.ask({ type: "act", version: this.now.version, seat: this.seat, action: choice.notation });
  }

  takeBack(): void {
    this.hesitates = true;
    if (this.seat !== null) this.connection.ask({ type: "undo", version: this.now.version, seat: this.seat });
  }

  /** The answer of a seat to somebody's wish to take something back. */
  consent(seat: number, agree: boolean): void {
    this.connection.ask({ type: "consent", version: this.now.version, seat, agree });
  }

  resign(seat: number): void {
    this.connection.ask({ type: "resign", seat });
  }

  /** Which bot plays there from now on. */
  engage(at: number, bot: string): void {
    if (this.seat !== null) this.connection.ask({ type: "engage", seat: this.seat, at, bot });
  }
}
