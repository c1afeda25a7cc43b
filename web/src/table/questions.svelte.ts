/** What somebody at the table would like to know: what a thing on the board is, or what a rule says. */

export class Questions {
  /** The spot that was pressed in vain. */
  spot = $state<string | null>(null);
  /** The rule to be read; who asks for it again wants to read it again. */
  cited = $state.raw<{ rule: string } | null>(null);

  about(spot: string): void {
    this.spot = spot;
  }

  read(rule: string): void {
    this.cited = { rule };
    this.close();
  }

  close(): void {
    this.spot = null;
  }
}
