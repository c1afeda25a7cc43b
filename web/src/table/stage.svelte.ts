/** What is on the table now. What comes in a rush is shown scene by scene, so that one can follow. */

import type { Staging } from "../games/contract";
import { same } from "../games/shared/same";
import { type Known, news as since, NOTHING } from "../net/known";
import type { Said } from "../protocol";
import { awaited, covered, hidden } from "./cover";
import { type Scene, scenes } from "./director";

/** How somebody likes to be shown what happens. */
export interface Pace {
  /** Milliseconds for which something plain stays on the table; 0: nothing does. */
  pause: number;
  /** Whether to wait for a tap after each turn of others, and after whatever is great. */
  waits: boolean;
}

/** Milliseconds that are enough to see what is great, at any pace. */
const GREAT = 2500;
/** So many scenes can be played again. */
const REMEMBERED = 300;

/** Whether somebody at this screen has to decide: who does has seen it. */
const asks = (known: Known | null): boolean => (known?.state?.legal.length ?? 0) > 0;

export class Stage {
  private now = $state.raw<Known | null>(null);
  /** Of several people at this screen, the one who looks. */
  private looking = $state<number | null>(null);
  /** The only way from the server to the page: nobody sees more here than they may. */
  readonly shown = $derived(this.now && covered(this.now, this.looking));
  /** What led from what was shown before to what is shown now. */
  news = $state.raw<Said[]>([]);
  /** The seat that the curtain is down for. */
  readonly awaited = $derived(this.now && awaited(this.now, this.looking));
  /** How many scenes are still to come. */
  behind = $state(0);
  /** Whether a tap goes on. */
  holds = $state(false);
  /** How many scenes there were since somebody at this screen decided: they can be played again. */
  past = $state(0);
  /** What the director knows of the game. */
  staging: Staging<Record<string, unknown>> | undefined;
  private queue: Scene[] = [];
  private played: Scene[] = [];
  private origin: Known | null = null;
  private timer = 0;

  constructor(private readonly pace: () => Pace) {}

  /** Nobody has seen anything yet: all that has happened is shown, from the first card on. */
  clear(): void {
    this.now = NOTHING;
  }

  arrive(known: Known): void {
    const last = this.queue.at(-1)?.known ?? this.now;
    if (last?.state && known.state && last.state.version === known.state.version) return this.replace(known);
    const fresh = scenes(last, known, this.staging);
    this.remember(last, fresh);
    if (!this.now || this.pace().pause === 0 || document.hidden || known.state?.status === "waiting") return this.jump(known);
    const answered = this.queue.length === 0 && asks(this.now);
    this.queue.push(...fresh);
    this.behind = this.queue.length;
    if (answered || (this.timer === 0 && !this.holds)) this.next();
  }

  /** What was held has been seen. */
  goOn(): void {
    if (this.holds) this.next();
  }

  /** Show the newest at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last) this.jump(last.known);
  }

  /** Play once more what has happened since somebody at this screen decided. */
  again(): void {
    if (this.played.length === 0 || !this.origin) return;
    this.stop();
    this.queue = [{ known: this.origin, news: [], share: 1, great: false, turnEnds: false }, ...this.played];
    this.next();
  }

  /** The one whom the curtain is down for has come. */
  reveal(): void {
    this.looking = this.awaited;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private replace(known: Known): void {
    const [last, told] = [this.queue.at(-1), this.played.at(-1)];
    if (told) told.known = known;
    if (last) last.known = known;
    else this.lay(known);
  }

  private remember(last: Known | null, fresh: Scene[]): void {
    if (asks(last) || this.origin === null || this.played.length > REMEMBERED) [this.origin, this.played] = [last, []];
    if (this.origin) this.played.push(...fresh);
    this.past = this.played.length;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.holds = false;
    this.queue = [];
    this.behind = 0;
  }

  private jump(known: Known): void {
    this.news = this.now ? since(this.now, known) : [];
    this.stop();
    this.lay(known);
  }

  /** Once the curtain is down, nobody looks any more, even if it is their turn again. */
  private lay(known: Known): void {
    this.now = same(this.now, known);
    if (hidden(this.now, this.looking)) this.looking = null;
  }

  private next(): void {
    clearTimeout(this.timer);
    const scene = this.queue.shift();
    this.behind = this.queue.length;
    this.timer = 0;
    this.holds = false;
    if (!scene) return;
    this.news = scene.news;
    this.lay(scene.known);
    const { pause, waits } = this.pace();
    this.holds = !asks(scene.known) && (scene.great || (waits && scene.turnEnds));
    if (this.holds && waits) return;
    this.timer = window.setTimeout(() => this.next(), pause * scene.share + (scene.great ? GREAT : 0));
  }
}
