/** An answer that somebody gives once for all: from then on the page gives it as soon as it is asked. */

import type { View } from "../games";
import type { GameTable } from "../games/contract";
import type { Connection } from "../net/connection.svelte";
import { keep, kept } from "../net/keep";
import type { Choice, State } from "../protocol";

interface Given {
  notation: string;
  /** The message of the answer. */
  id: string;
  /** What it holds for: a race, the whole game. */
  scope: string;
}

export class Standing {
  given = $state.raw<Given | null>(null);
  private answered = 0;
  private readonly key: string;

  constructor(
    private readonly connection: Pick<Connection, "known" | "waiting" | "ask">,
    private readonly table: Pick<GameTable<View>, "standing">,
    id: string,
  ) {
    this.key = `standing.${id}`;
    this.given = kept<Given | null>(this.key, null);
  }

  /** The answer among these that may be given once for all. */
  offered(legal: Choice[]): Choice | undefined {
    return legal.find(({ notation }) => this.table.standing?.[notation]);
  }

  give(choice: Choice, view: View): void {
    const scope = this.table.standing?.[choice.notation]?.(view);
    if (scope !== undefined) this.set({ notation: choice.notation, id: choice.says.id, scope });
  }

  end(): void {
    this.set(null);
  }

  /** Not when it is shown but when it comes: how long others wait shall tell them nothing. */
  answer(now: State | null): void {
    if (!this.given || now?.status !== "playing" || now.seat === null || now.view === null) return;
    const { notation, scope } = this.given;
    if (this.table.standing?.[notation]?.(now.view as View) !== scope) return this.end();
    const open = now.legal.some((choice) => choice.notation === notation);
    if (!open || this.answered === now.version || this.connection.waiting.some(({ type }) => type === "act")) return;
    this.answered = now.version;
    this.connection.ask({ type: "act", version: now.version, seat: now.seat, action: notation });
  }

  private set(given: Given | null): void {
    this.given = given;
    keep(this.key, given);
  }
}
