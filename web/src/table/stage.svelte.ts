/** What is on the table now. States that come in a rush are shown one after the other, so that one can follow. */

import type { Known } from "../net/known";
import { type Moment, moments } from "./moments";
import { same } from "./same";

export class Stage {
  shown = $state.raw<Known | null>(null);
  /** What was shown before, if the game has gone on since: for what has changed. */
  before = $state.raw<Known | null>(null);
  behind = $state(0);
  private queue: Moment[] = [];
  private timer = 0;

  constructor(private readonly pause: () => number) {}

  arrive(known: Known): void {
    const last = this.queue.at(-1)?.known ?? this.shown;
    if (last?.state && known.state && last.state.version === known.state.version) this.replace(known);
    else if (!this.shown || this.pause() === 0 || document.hidden) this.jump(known);
    else this.queue.push(...moments(known));
    this.behind = this.queue.length;
    if (this.queue.length > 0 && this.timer === 0) this.next();
  }

  /** Show the newest at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last) this.jump(last.known);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private replace(known: Known): void {
    const last = this.queue.at(-1);
    if (last) last.known = known;
    else this.shown = same(this.shown, known);
  }

  private jump(known: Known): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.behind = 0;
    this.show(known);
  }

  private show(known: Known): void {
    this.before = this.shown;
    this.shown = same(this.shown, known);
  }

  private next(): void {
    const moment = this.queue.shift();
    this.behind = this.queue.length;
    this.timer = 0;
    if (!moment) return;
    this.show(moment.known);
    this.timer = window.setTimeout(() => this.next(), this.pause() * moment.share);
  }
}
