/** What the spots of a board share: which may be pressed, which are picked, and what a press does. */

import { getContext, setContext } from "svelte";
import type { Choice } from "../../protocol";
import { carried, numbered, offered, open, type Path, press } from "./picking";

/** How a spot looks now. */
export interface Look {
  offered: boolean;
  picked: boolean;
  /** As classes. */
  marks: string;
}
const MARKS = [" offered", " picked", " pointed", " marked"];
/** There are so few that each is one object: what looks as before is not drawn anew. */
const LOOKS = Array.from({ length: 1 << MARKS.length }, (_, look): Look => {
  const has = (number: number): boolean => (look & (1 << number)) !== 0;
  return { offered: has(0), picked: has(1), marks: MARKS.filter((_, number) => has(number)).join("") };
});

export class Spots {
  picked = $state.raw<string[]>([]);
  /** A choice that the list points at: its spots light up. */
  pointed = $state.raw<Choice | null>(null);

  /** Spots that somebody speaks of. */
  marked = $state.raw<string[]>([]);

  constructor(
    private readonly legal: () => Choice[],
    private readonly path: Path,
    private readonly choose: (choice: Choice) => void,
    /** Somebody asks what a spot is, or why it cannot be pressed now. */
    private readonly explain: (spot: string) => void,
  ) {}

  readonly offered = $derived.by(() => offered(this.legal(), this.path, this.picked));
  /** The choices still open on the board, for the list beside it. */
  readonly open = $derived.by(() => (this.picked.length ? open(this.legal(), this.path, this.picked) : this.legal()));
  /** Those that live nowhere on the board. */
  readonly loose = $derived.by(() => this.legal().filter((choice) => this.path(choice).length === 0));
  /** From where something can be carried to another spot. */
  readonly carried = $derived.by(() => carried(this.legal(), this.path, this.picked));
  /** What may be pressed, by the number that a keyboard has for it. */
  readonly numbered = $derived.by(() => numbered([...this.offered]));
  readonly pointedAt = $derived.by(() => new Set(this.pointed ? this.path(this.pointed) : []));

  look(spot: string): Look {
    const [offered, picked] = [this.offered.has(spot) ? 1 : 0, this.picked.includes(spot) ? 2 : 0];
    const [pointed, marked] = [this.pointedAt.has(spot) ? 4 : 0, this.marked.includes(spot) ? 8 : 0];
    return LOOKS[offered + picked + pointed + marked] as Look;
  }

  press(spot: string): void {
    const pressed = press(this.legal(), this.path, this.picked, spot);
    if (pressed.kind === "nothing") return this.explain(spot);
    if (pressed.kind === "picked") this.picked = pressed.picked;
    else this.take(pressed.choice);
  }

  take(choice: Choice): void {
    this.letGo();
    this.pointed = null;
    this.choose(choice);
  }

  letGo(): void {
    if (this.picked.length > 0) this.picked = [];
  }
}

const KEY = Symbol("spots");
export const shareSpots = (spots: Spots): Spots => setContext(KEY, spots);
/** For a board that is only looked at. */
export const shareNoSpots = (): Spots => shareSpots(new Spots(() => [], () => [], () => {}, () => {}));
export const useSpots = (): Spots => getContext<Spots>(KEY);
