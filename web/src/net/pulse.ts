/** Whether a line still carries anything. Browsers notice a dead network after minutes, so we ask, and seldom. */

/** Milliseconds: until a line is asked that owes an answer, until one is asked that is merely quiet, until it is given up. */
export const [OWED, QUIET, ANSWER] = [800, 15_000, 1400] as const;

export class Pulse {
  private timer?: ReturnType<typeof setTimeout>;
  private asked = false;

  constructor(
    private readonly ask: () => void,
    private readonly lose: () => void,
  ) {}

  /** Something came. `owing`: something else that was asked is still to come. */
  heard(owing: boolean): void {
    this.asked = false;
    this.wait(owing ? OWED : QUIET);
  }

  /** Something was asked. */
  expect(): void {
    if (!this.asked) this.wait(OWED);
  }

  /** Ask now: the machine has slept, or its network has changed. */
  doubt(): void {
    this.asked = true;
    this.ask();
    this.wait(ANSWER);
  }

  /** Nothing may have come until then. */
  within(patience: number): void {
    this.asked = true;
    this.wait(patience);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.asked ? this.lose() : this.look()), pause);
  }

  /** A page that nobody looks at does not ask: it does so when somebody does. */
  private look(): void {
    if (document.visibilityState === "visible") this.doubt();
  }
}
