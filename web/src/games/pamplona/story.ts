/** The table in words, and what has changed on it: the same sentences as in the terminal. */

import { words } from "../../words/words.svelte";
import { signed } from "../shared/lettering";
import type { Seat, View } from "./view";

const listed = (things: (string | number)[]): string => things.join(" ") || words.say("nothing");

/** What there is now and was not before. */
export function added(before: number[], after: number[]): number[] {
  const left = [...before];
  return after.filter((thing) => {
    const found = left.indexOf(thing);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

// The table

export function text(view: View, players: string[]): string[] {
  const { path, dice } = view;
  const phase = words.say(`pamplona-phase-${view.phase}`);
  const first = players[view.first ?? -1] ?? words.say("nothing");
  const lines = [
    words.say("pamplona-table-round", { round: view.round, phase, first }),
    words.say("pamplona-table-path", {
      street: path.street,
      arena: path.street + 1,
      tomatoes: listed(path.tomatoes),
      fear: listed(path.fear),
    }),
    words.say("pamplona-table-torro", { torro: view.torro, deck: view.deck, discard: listed(view.discard) }),
    ...view.seats.map((row, seat) => seatLine(row, players[seat] ?? "")),
  ];
  if (dice) lines.push(words.say("pamplona-table-dice", { a: dice.A, b: dice.B ?? words.say("nothing") }));
  return lines;
}

function seatLine(row: Seat, player: string): string {
  const { courage, credits, attack } = row;
  const runners = listed(row.runners);
  const line = words.say("pamplona-table-seat", { player, runners, rows: listed(row.rows), courage, credits });
  return attack === null ? line : `${line} ${words.say("pamplona-table-attack", { attack: signed(attack) })}`;
}

export function standing(view: View, seat: number): string {
  const row = view.seats[seat];
  return row ? words.say("pamplona-table-standing", { courage: row.balance, seated: row.rows.length }) : "";
}

// What has changed

export function changes(before: View, after: View, players: string[]): string[] {
  const { turn } = before;
  const dues = shoveDues(before, after);
  const income = (seat: number): number => (seat === turn ? sum([...dues.values()]) : -(dues.get(seat) ?? 0));
  const lines: string[] = [];
  if (after.torro !== before.torro) lines.push(words.say("pamplona-change-torro", { space: after.torro }));
  for (const [seat, old] of before.seats.entries()) {
    const now = after.seats[seat] as Seat;
    const news = [...places(old, now, seat === turn, before.phase), ...money(old, now, income(seat))];
    if (news.length) lines.push(words.say("pamplona-change-seat", { player: players[seat] ?? "", changes: news.join(", ") }));
  }
  for (const [seat, courage] of dues) {
    const names = { player: players[seat] ?? "", other_player: players[turn ?? -1] ?? "" };
    lines.push(words.say("pamplona-change-outnumbered", { ...names, space: after.shove?.space ?? 0, courage }));
  }
  if (after.round > before.round) {
    lines.push(words.say("pamplona-change-round", { round: after.round }));
    if (after.first !== before.first) lines.push(words.say("pamplona-first", { player: players[after.first ?? -1] ?? "" }));
  }
  return lines;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What each seat has just paid to the one on turn, who may shove it now. */
export function shoveDues(before: View, after: View): Map<number, number> {
  if (before.shove || !after.shove) return new Map();
  const losses = before.seats.map((old, seat): [number, number] => [seat, old.balance - (after.seats[seat]?.balance ?? 0)]);
  return new Map(losses.filter(([seat, loss]) => seat !== before.turn && loss));
}

/** Where the runners are after both their own moves or after a shove; the rows of those just seated. */
function places(old: Seat, now: Seat, onTurn: boolean, phase: View["phase"]): string[] {
  const news: string[] = [];
  const rows = added(old.rows, now.rows);
  const moved = onTurn ? phase === "die-b" || phase === "one-die" : added(old.runners, now.runners).length > 0;
  if (moved && now.runners.length)
    news.push(words.say("pamplona-change-runners", { count: now.runners.length, runners: now.runners.join(" ") }));
  if (rows.length) news.push(words.say("pamplona-change-rows", { count: rows.length, rows: rows.join(" ") }));
  return news;
}

/** Courage and credits, but for an income that has a sentence of its own. */
function money(old: Seat, now: Seat, income: number): string[] {
  const news: string[] = [];
  if (now.balance - income !== old.balance)
    news.push(words.say("pamplona-change-courage", { before: old.courage, after: now.courage - income }));
  if (now.credits !== old.credits)
    news.push(words.say("pamplona-change-credits", { before: old.credits, after: now.credits }));
  return news;
}
