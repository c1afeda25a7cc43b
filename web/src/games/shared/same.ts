/** What has not changed stays the very same object, so that nothing is drawn anew for it. */

/** The second, made of parts of the first wherever they are equal; the first itself if all of it is. */
export function same<T>(before: unknown, after: T): T {
  if (before === after || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before, after] as [Tree, Tree];
  const keys = Object.keys(now);
  const made: Tree = (Array.isArray(now) ? [] : {}) as Tree;
  let equal = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = same(old[key], now[key]);
    equal &&= key in old && made[key] === old[key];
  }
  return (equal ? before : made) as T;
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Remembers the last of what it is given. */
export function steady<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => (last = same(last, now));
}

/** Remembers all that it has made: what takes long and is asked for again with every table. */
export function remembered<A extends unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  const made = new Map<string, T>();
  return (...given) => {
    const key = JSON.stringify(given);
    const found = made.get(key) ?? make(...given);
    made.set(key, found);
    return found;
  };
}
