/** How this reader likes it: theme, sound, pace, choices in words, forced moves, a coach. Kept in the browser. */

import { keep, kept } from "./net/keep";

export const THEMES = ["auto", "light", "dark"] as const;
/** Milliseconds for which something plain stays on the table. `wait`: and then until somebody taps. */
export const PACES = { slow: 1200, normal: 650, quick: 250, wait: 650, instant: 0 } as const;
export type Theme = (typeof THEMES)[number];
export type Pace = keyof typeof PACES;

class Settings {
  theme = $state<Theme>(kept("theme", "auto"));
  sound = $state<boolean>(kept("sound", true));
  pace = $state<Pace>(kept("pace", "normal"));
  /** Whether the choices stand beside the board in words, too. */
  list = $state<boolean>(kept("list", false));
  /** Whether a move without a choice plays itself. */
  forced = $state<boolean>(kept("forced", true));
  /** Whether a coach asks before a serious mistake, where that is allowed. */
  coach = $state<boolean>(kept("coach", false));

  constructor() {
    this.dress();
  }

  toggleList(): void {
    this.list = !this.list;
    this.save();
  }

  save(): void {
    keep("theme", this.theme);
    keep("sound", this.sound);
    keep("pace", this.pace);
    keep("list", this.list);
    keep("forced", this.forced);
    keep("coach", this.coach);
    this.dress();
  }

  /** Less motion is not less time: who asked for that still wants to read. */
  get tempo(): { pause: number; waits: boolean } {
    return { pause: PACES[this.pace], waits: this.pace === "wait" };
  }

  private dress(): void {
    const page = document.documentElement;
    if (this.theme === "auto") delete page.dataset["theme"];
    else page.dataset["theme"] = this.theme;
    page.dataset["pace"] = this.pace;
  }
}

export const settings = new Settings();

export function switchCoach(on: boolean): void {
  settings.coach = on;
  settings.save();
}
