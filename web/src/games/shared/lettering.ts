/** What a board writes: names and letters of seats, numbers, lists. */

const LETTERS = "ABCDEF";
/** The letter of a seat: its emblem. */
export const letter = (seat: number): string => LETTERS[seat] ?? "?";

/** What a player is called; nobody has no name. */
export const named = (players: string[], seat: number | null | undefined): string => players[seat ?? -1] ?? "";
export const listed = (players: string[], seats: number[]): string => seats.map((seat) => named(players, seat)).join(", ");

/** How wide a letter is, at most, in any typeface that may be there: parts of its size. */
const BROAD: [RegExp, number][] = [[/[mwMW@%…—]/, 1.03], [/[iìíîïljtfrI.,:;'!|() -]/, 0.45], [/\p{Lu}/u, 0.78], [/[\p{Ll}\d]/u, 0.62]];
const broad = (letter: string): number => BROAD.find(([kind]) => kind.test(letter))?.[1] ?? 1;
const length = (text: string): number => [...text].reduce((sum, letter) => sum + broad(letter), 0);

/** As much of a name as fits into a room, in letters of that size. */
export function shortened(name: string, room: number, size: number): string {
  if (length(name) * size <= room) return name;
  const letters = [...name];
  const fits = letters.findIndex((_, count) => count > 0 && length(`${letters.slice(0, count + 1).join("")}…`) * size > room);
  return `${letters.slice(0, Math.max(1, fits)).join("").trimEnd()}…`;
}

/** The size of letters, no larger than that, in which a text fits into a room. */
export const fitted = (text: string, room: number, size: number): number => Math.min(size, room / length(text));

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
