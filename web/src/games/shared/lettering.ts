/** What a board writes: names and letters of seats, numbers, lists. */

const LETTERS = "ABCDEF";
/** The letter of a seat: its emblem. */
export const letter = (seat: number): string => LETTERS[seat] ?? "?";

/** What a player is called; nobody has no name. */
export const named = (players: string[], seat: number | null | undefined): string => players[seat ?? -1] ?? "";
export const listed = (players: string[], seats: number[]): string => seats.map((seat) => named(players, seat)).join(", ");

/** A name that fits into so many letters. */
export const shortened = (name: string, letters: number): string =>
  name.length <= letters ? name : `${name.slice(0, Math.max(1, Math.floor(letters) - 1)).trimEnd()}…`;

/** A number with its sign, and a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A text in lines of about that many letters. */
export function wrapped(text: string, room: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= room) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
