/** An analysis that the server makes bit by bit, for as long as somebody asks. */

import * as api from "../net/api";
import type { Analysis, Begin } from "../protocol";
import { words } from "../words/words.svelte";

const PAUSE = 800;

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  begun = $state(false);
  trouble = $state("");
  readonly ready = $derived(this.found !== null && this.found.decisions.length === this.found.of);
  private timer = 0;
  private gone = false;

  constructor(private readonly source: () => Omit<Begin, "events">) {}

  /** As much as the server knows by now, and then the rest. */
  async ask(): Promise<void> {
    this.begun = true;
    this.trouble = "";
    const { table, record } = this.source();
    try {
      const found = await (table ? api.analysis(table) : api.analysed(record ?? {}));
      if (this.gone) return;
      this.found = found;
      if (!this.ready) this.timer = window.setTimeout(() => this.ask(), PAUSE);
    } catch (error) {
      this.begun = false;
      this.trouble = words.say("trouble", { reason: (error as Error).message });
    }
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}
