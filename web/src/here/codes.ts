/** Codes of deals that anybody can play: how many seats, how strong the bots are, and a word. */

/** Opponents that decide alike everywhere: they do not look at the clock. */
export const OPPONENTS = ["easy", "medium", "champion"];
const DAY = 86_400_000;

export const codeOf = (seats: number, level: string, word: string): string => `${seats}-${level}-${word}`;

/** The word of the week in which that moment lies (ISO 8601: weeks begin on Monday, and the first has a Thursday in the year). */
export function weekOf(now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY);
  const week = Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / DAY + 1) / 7);
  return `${thursday.getUTCFullYear()}w${`${week}`.padStart(2, "0")}`;
}

/** A word that nobody has thought of yet. */
export function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => (byte % 36).toString(36)).join("");
}
