/** All that a seat may know when it has to decide, and nothing else: what every bot is given. */

import type { Setup } from "./game.ts";
import type { Action } from "./reader.ts";

export type Decision = [seat: number, action: number];

export class Knowledge<View = unknown> {
  readonly setup: Setup<View>;
  /** A position that could be the true one for all that the seat knows. The true one never gets here; whatever else is known is read from this one. */
  readonly world: Uint8Array;
  readonly seat: number;
  readonly view: View;
  readonly legal: Action[];
  /** The position after the last chance event, if this world is the true one; empty if that is not known. */
  readonly past: Uint8Array;
  /** What led from there to here. */
  readonly decided: Decision[];

  constructor(setup: Setup<View>, world: Uint8Array, past: Uint8Array = new Uint8Array(), decided: Decision[] = []) {
    const reading = setup.reader.reading(world);
    this.setup = setup;
    this.world = world;
    this.past = past;
    this.decided = decided;
    this.seat = reading.actor;
    this.view = reading.view(this.seat);
    this.legal = reading.legal();
  }

  action(id: number): Action {
    const found = this.legal.find((action) => action.id === id);
    if (!found) throw new Error(`a bot chose ${id}, which is not possible here`);
    return found;
  }
}
