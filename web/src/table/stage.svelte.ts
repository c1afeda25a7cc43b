/** What is on the table now. States that come in a rush are shown one after the other, so that one can follow. */

import { same } from "../games/shared/same";
import { type Known, news } from "../net/known";
import { awaited, covered, hidden } from "./cover";
import { type Moment, moments } from "./moments";

export class Stage {
  private now = $state.raw<Known | null>(null);
  private past = $state.raw<Known | null>(null);
  /** Of several people at this screen, the one who looks. */
  private looking = $state<number | null>(null);
  /** The only way from the server to the page: nobody sees more here than they may. */
  readonly shown = $derived(this.now && covered(this.now, this.looking));
  /** What led from what was shown before to what is shown now. */
  readonly news = $derived(this.past && this.now ? news(this.past, this.now) : []);
  /** The seat that the curtain is down for. */
  readonly awaited = $derived(this.now && awaited(this.now, this.looking));
  behind = $state(0);
  private queue: Moment[] = [];
  private timer = 0;

  constructor(private readonly pause: () => number) {}

  arrive(known: Known): void {
    const last = this.queue.at(-1)?.known ?? this.now;
    if (last?.state && known.state && last.state.version === known.state.version) this.replace(known);
    else if (!this.now || this.pause() === 0 || document.hidden) this.jump(known);
    else this.queue.push(...moments(known));
    this.behind = this.queue.length;
    if (this.queue.length > 0 && this.timer === 0) this.next();
  }

  /** Show the newest at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last) this.jump(last.known);
  }

  /** The one whom the curtain is down for has come. */
  reveal(): void {
    this.looking = this.awaited;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private replace(known: Known): void {
    const last = this.queue.at(-1);
    if (last) last.known = known;
    else this.lay(known);
  }

  private jump(known: Known): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.behind = 0;
    this.show(known);
  }

  private show(known: Known): void {
    this.past = this.now;
    this.lay(known);
  }

  /** Once the curtain is down, nobody looks any more, even if it is their turn again. */
  private lay(known: Known): void {
    this.now = same(this.now, known);
    if (hidden(this.now, this.looking)) this.looking = null;
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
