/** Which piece is which: views only tell where pieces lie, and one that lies elsewhere shall glide there. */

/** Something that lies somewhere. */
export interface Lying {
  place: string | number;
}

/** A piece that stays itself from one view to the next. */
export type Followed<T extends Lying> = T & {
  key: number;
  /** Where it lay before it came here; null: it has not moved. */
  from: T["place"] | null;
  /** Later pieces of one event move later. */
  order: number;
};

/** How unlikely it is that this piece went there, from 0. */
export type Doubt<T extends Lying> = (before: T, now: T) => number;

/** Who lies where somebody lay stays; the others go to the remaining places in their order. */
export const stays = (before: Lying, now: Lying): number => (before.place === now.place ? 0 : 1);

const LAST = 8;

/**
 * The pieces of the next view, each with the key it had before; those least in doubt are found first. The order of the
 * keys never changes: what is moved in the document would not glide.
 */
export function follow<T extends Lying>(before: Followed<T>[], now: T[], doubt: Doubt<T> = stays, worst = 1): Followed<T>[] {
  const [left, open] = [new Set(before), new Set(now)];
  const found: Followed<T>[] = [];
  let order = 0;
  for (let limit = 0; limit <= worst; limit += 1) {
    for (const one of open) {
      const piece = [...left].find((candidate) => doubt(candidate, one) <= limit);
      if (!piece) continue;
      left.delete(piece);
      open.delete(one);
      const moved = piece.place !== one.place;
      found.push({ ...one, key: piece.key, from: moved ? piece.place : null, order: moved ? Math.min(order++, LAST) : 0 });
    }
  }
  const keys = unused(found.map(({ key }) => key));
  for (const one of open) found.push({ ...one, key: keys.next().value, from: null, order: 0 });
  return found.sort((one, other) => one.key - other.key);
}

function* unused(keys: number[]): Generator<number, never> {
  const used = new Set(keys);
  for (let key = 0; ; key += 1) if (!used.has(key)) yield key;
}

/** Remembers where the pieces of each group lay in the last view: no piece goes from one group to another. */
export class Tracker<T extends Lying> {
  private readonly last = new Map<string, Followed<T>[]>();

  constructor(
    private readonly doubt: Doubt<T> = stays,
    private readonly worst = 1,
  ) {}

  follow(group: string, now: T[]): Followed<T>[] {
    const pieces = follow(this.last.get(group) ?? [], now, this.doubt, this.worst);
    this.last.set(group, pieces);
    return pieces;
  }
}
