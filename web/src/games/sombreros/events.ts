/** What followed by itself between two views: moves, forced throws, payments, who is broke, the next round or race, the end. */

import type { Reason, Seat, View } from "./view";

export interface Change {
  /** The message without its beginning: `moved` is `sombreros-change-moved`. */
  id: string;
  seat?: number;
  other?: number;
  /** Seats that the message lists. */
  order?: number[];
  names?: number[];
  [arg: string]: string | number | number[] | undefined;
}

export function happened(before: View, after: View): Change[] {
  // The sentence of an accepted offer names the sum.
  const paid = before.phase === "answer" ? [] : payments(before, after);
  return [...moves(before, after), ...forced(before, after), ...paid, ...newlyBroke(before, after), ...next(before, after)];
}

function raceOver(before: View, after: View): boolean {
  return after.race !== before.race || (after.phase === "over" && before.phase !== "over");
}

/** From where to where; the sombreros of who takes the pot leave the route without having moved. */
function moves(before: View, after: View): Change[] {
  if (before.round === 0) return []; // they are being placed
  const over = raceOver(before, after);
  return before.seats.flatMap((old, seat): Change[] => {
    const now = after.race === before.race ? (after.seats[seat]?.sombreros ?? []) : [];
    const [from] = added(now, old.sombreros);
    const [to] = added(old.sombreros, now);
    if (from === undefined) return [];
    if (to !== undefined) return [{ id: "moved", seat, from, to }];
    const won = over && (after.seats[seat]?.silver ?? 0) > old.silver;
    return won ? [] : [{ id: "arrived", seat, space: from }];
  });
}

/** What there is now and was not before; one's own two may stand on one space while one of them throws again. */
function added(before: number[], after: number[]): number[] {
  const left = [...before];
  return after.filter((space) => {
    const found = left.indexOf(space);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** A throw that a space demands and that has just begun. */
function forced(before: View, after: View): Change[] {
  const begun = before.throwing > 0 && after.dice.length === 0 && after.sombrero !== null;
  if (!begun || (after.phase !== "occupied" && after.phase !== "ambushed")) return [];
  return [{ id: after.phase, space: after.sombrero ?? 0, dice: after.throwing }];
}

/** Who could not pay in full just now (S14). */
function newlyBroke(before: View, after: View): Change[] {
  return after.seats.flatMap(({ broke }, seat) => (broke && !before.seats[seat]?.broke ? [{ id: "broke", seat }] : []));
}

/** The end, or the next race or round. */
function next(before: View, after: View): Change[] {
  if (after.reason) return before.reason ? [] : [ended(after, after.reason)];
  if (after.race > before.race) return [{ id: "race", race: after.race, order: after.order }];
  return after.round > before.round ? [{ id: "round", round: after.round }] : [];
}

/** Why the game is over, and through whom (S16, S17). */
function ended({ seats }: View, reason: Reason): Change {
  const guilty: Record<Reason, (seat: Seat) => boolean> = {
    broke: ({ broke, sombreros }) => broke && sombreros.length === 0, // whose are left won the race
    bankrupt: ({ silver }) => silver === 0,
    guard: () => false,
  };
  return { id: `${reason}-end`, names: seats.flatMap((seat, number) => (guilty[reason](seat) ? [number] : [])) };
}

/** Silver that changed hands: between seats, or to and from the pot. */
export interface Flow {
  from: number | "pot";
  to: number | "pot";
  silver: number;
}

export function flows(before: View, after: View): Flow[] {
  return payments(before, after).map(({ id, seat = 0, other = 0, silver }): Flow => {
    const sum = Number(silver);
    if (id === "won") return { from: "pot", to: seat, silver: sum };
    return { from: seat, to: id === "paid" ? other : "pot", silver: sum };
  });
}

/**
 * Who paid whom, or into the pot; who took the pot. Views may lie several events apart: then only what is certain
 * is told.
 */
function payments(before: View, after: View): Change[] {
  const gains = after.seats.map((seat, number) => seat.silver - (before.seats[number]?.silver ?? 0));
  const over = raceOver(before, after);
  const takers = gains.flatMap((gain, seat) => (gain > 0 ? [seat] : []));
  const payers = gains.flatMap((gain, seat) => (gain < 0 ? [{ seat, silver: -gain }] : []));
  const [taker] = takers;
  if (over) {
    const intoPot = payers.map(({ seat, silver }): Change => ({ id: "pot", seat, silver }));
    return [...intoPot, ...takers.map((seat): Change => ({ id: "won", seat, silver: gains[seat] ?? 0 }))];
  }
  if (taker === undefined) return payers.map(({ seat, silver }) => ({ id: "pot", seat, silver }));
  if (takers.length > 1 || after.pot !== before.pot) return [];
  return payers.map(({ seat, silver }) => ({ id: "paid", seat, other: taker, silver }));
}
