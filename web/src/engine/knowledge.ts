/** All that a seat may know when it has to decide, and nothing else: what every bot is given. */

import { keyOf } from "./chance.ts";
import type { Setup } from "./game.ts";
import type { Action, Reading } from "./reader.ts";

export class Knowledge<View = unknown> {
  readonly setup: Setup<View>;
  readonly seat: number;
  readonly view: View;
  readonly legal: Action[];
  /** A position that could be the true one for all that the seat knows. The true one never gets here. */
  readonly world: Uint8Array;

  constructor(setup: Setup<View>, now: Reading<View>, seed: number | string) {
    if (now.actor < 0) throw new Error("knowledge is for a seat that has to decide");
    this.setup = setup;
    this.seat = now.actor;
    this.view = now.view(this.seat);
    this.legal = now.legal();
    this.world = now.imagined(this.seat, keyOf(seed));
  }

  action(id: number): Action {
    const found = this.legal.find((action) => action.id === id);
    if (!found) throw new Error(`a bot chose ${id}, which is not possible here`);
    return found;
  }
}
