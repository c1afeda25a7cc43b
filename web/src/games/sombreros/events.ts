/** What followed by itself between two views: moves, forced throws, payments, the next round or race. */

import type { View } from "./view";

export interface Change {
  /** The message without its beginning: `moved` is `sombreros-change-moved`. */
  id: string;
  seat?: number;
  other?: number;
  order?: number[];
  [arg: string]: string | number | number[] | undefined;
}

export function happened(before: View, after: View): Change[] {
  const next: Change[] = [];
  if (after.race > before.race) next.push({ id: "race", race: after.race, order: after.order });
  else if (after.round > before.round) next.push({ id: "round", round: after.round });
  // The sentence of an accepted offer names the sum.
  const paid = before.phase === "answer" ? [] : payments(before, after);
  return [...moves(before, after), ...forced(before, after), ...paid, ...next];
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
    const left = old.sombreros.filter((space) => !now.includes(space));
    const reached = now.filter((space) => !old.sombreros.includes(space));
    const [from] = left;
    const [to] = reached;
    if (from === undefined) return [];
    if (to !== undefined) return [{ id: "moved", seat, from, to }];
    const won = over && (after.seats[seat]?.silver ?? 0) > old.silver;
    return won ? [] : [{ id: "arrived", seat, space: from }];
  });
}

/** A throw that a space demands and that has just begun. */
function forced(before: View, after: View): Change[] {
  const begun = before.throwing > 0 && after.dice.length === 0 && after.sombrero !== null;
  if (!begun || (after.phase !== "occupied" && after.phase !== "ambushed")) return [];
  return [{ id: after.phase, space: after.sombrero ?? 0, dice: after.throwing }];
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
