/** The clocks of a table, as they run between two messages of the server. */

import type { Connection } from "../net/connection.svelte";
import { read, type Reading, untilNext } from "./clock";
import type { Turn } from "./turn.svelte";

export class Clocks {
  private time = $state(performance.now());

  /** To be made while a component is: it ticks as long as that is there. */
  constructor(
    private readonly connection: Connection,
    private readonly turn: Turn,
    /** The seats at this screen. */
    private readonly mine: () => number[],
  ) {
    $effect(() => {
      const running = this.connection.known.state?.clock?.running ?? null;
      const reading = running === null ? null : this.of(running);
      if (!reading || this.began === null || reading.left === 0) return;
      const timer = setTimeout(() => (this.time = performance.now()), untilNext(reading));
      return () => clearTimeout(timer);
    });
  }

  /** Null where nobody has a clock. */
  of(seat: number): Reading | null {
    const clock = this.connection.known.state?.clock;
    if (!clock) return null;
    return read(clock, seat, this.began === null ? 0 : Math.max(0, this.time - this.began) / 1000);
  }

  /** The clock beside what is asked: one's own. Bots need none. */
  readonly own = $derived.by(() => {
    const { own, player, now } = this.turn;
    return own !== null && player?.control === "player" && now.status === "playing" ? this.of(own) : null;
  });

  /** Since when the time that the server has told goes down: that of a seat here, once its prompt is on the screen. */
  private readonly began = $derived.by(() => {
    const { known, shown } = this.connection;
    const [running, { heard }] = [known.state?.clock?.running, this.connection];
    if (running === undefined || running === null || !this.mine().includes(running)) return heard;
    if (shown?.seat !== running || shown.version !== known.state?.version) return null;
    return Math.max(heard, shown.at);
  });
}
