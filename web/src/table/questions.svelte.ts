/** What somebody at the table would like to know: what a thing on the board is, what can be done now, or what a rule says. */

export class Questions {
  /** The spot that was pressed in vain. */
  spot = $state<string | null>(null);
  /** The phase of which somebody wants to know what can be done in it. */
  phase = $state<string | null>(null);
  /** The rule to be read; who asks for it again wants to read it again. */
  cited = $state.raw<{ rule: string } | null>(null);

  /** Whether somebody would like to know something now. */
  open(phase: string): boolean {
    return this.spot !== null || this.phase === phase;
  }

  about(spot: string): void {
    this.close();
    this.spot = spot;
  }

  /** What can be done in this phase; who asks again has read it. */
  explain(phase: string): void {
    const read = this.phase === phase;
    this.close();
    if (!read) this.phase = phase;
  }

  read(rule: string): void {
    this.cited = { rule };
    this.close();
  }

  close(): void {
    this.spot = null;
    this.phase = null;
  }
}
