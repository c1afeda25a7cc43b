/** What Python means where JavaScript means something else: the scripts that `tertulia.browser.plain` writes call these. */

type Key = number | string;

const typeOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

function fail(what: string): never {
  throw new Error(what);
}

// Truth, equality, order

export function truth(value: unknown): boolean {
  if (typeof value === "string" || Array.isArray(value)) return value.length > 0;
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  return Boolean(value); // a record is true, None and UNSET are not
}

export function any(values: unknown): boolean {
  return each(values).some(truth);
}

export function all(values: unknown): boolean {
  return each(values).every(truth);
}

export function isinstance(value: unknown, kind: "bool" | "int" | "list"): boolean {
  if (kind === "list") return Array.isArray(value);
  return typeof value === "boolean" || (kind === "int" && Number.isSafeInteger(value));
}

export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === "boolean" || typeof other === "boolean") return isNumber(one) && isNumber(other) && Number(one) === Number(other);
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, place) => equal(item, other[place]));
  if (isPlain(one) || isPlain(other) || Array.isArray(one) || Array.isArray(other)) return false;
  return fail(`${typeOf(one)} and ${typeOf(other)} are not compared`);
}

/** Below 0, 0, or above 0. */
export function compare(one: unknown, other: unknown): number {
  if (isNumber(one) && isNumber(other)) return Number(one) - Number(other);
  if (typeof one === "string" && typeof other === "string") return compare(points(one), points(other));
  if (!Array.isArray(one) || !Array.isArray(other)) return fail(`${typeOf(one)} and ${typeOf(other)} have no order`);
  const place = one.findIndex((item, at) => at >= other.length || !equal(item, other[at]));
  if (place === -1) return one.length - other.length;
  return place >= other.length ? 1 : compare(one[place], other[place]);
}

export function has(values: unknown, value: unknown): boolean {
  if (Array.isArray(values)) return values.some((item) => equal(item, value));
  if (values instanceof Map || values instanceof Set) return values.has(key(value));
  if (typeof values === "string" && typeof value === "string") return values.includes(value);
  return fail(`nothing is looked for in ${typeOf(values)}`);
}

function isPlain(value: unknown): boolean {
  return value === null || value === undefined || typeof value === "string" || typeof value === "number";
}

function isNumber(value: unknown): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

const points = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

// Numbers: whole ones, as far as JavaScript counts

function whole(value: unknown): number {
  const number = isNumber(value) ? Number(value) : NaN;
  return Number.isSafeInteger(number) ? number : fail(`${String(value)} is no whole number, or too large`);
}

export function plus(one: unknown, other: unknown): unknown {
  if (typeof one === "string" && typeof other === "string") return one + other;
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  return whole(whole(one) + whole(other));
}

export function minus(one: unknown, other: unknown): number {
  return whole(whole(one) - whole(other));
}

export function times(one: unknown, other: unknown): number {
  return whole(whole(one) * whole(other));
}

export function floor(one: unknown, other: unknown): number {
  return Math.floor(whole(one) / divisor(other));
}

export function mod(one: unknown, other: unknown): number {
  const by = divisor(other);
  return ((whole(one) % by) + by) % by;
}

export function divmod(one: unknown, other: unknown): [number, number] {
  return [floor(one, other), mod(one, other)];
}

/** A ratio as the nearest whole number; of two as near, the even one. */
export function rounded(one: unknown, other: unknown): number {
  const ratio = whole(one) / divisor(other);
  const below = Math.floor(ratio);
  const rest = ratio - below;
  return rest < 0.5 || (rest === 0.5 && below % 2 === 0) ? below : below + 1;
}

function divisor(value: unknown): number {
  return whole(value) || fail("nothing is divided by 0");
}

export function int(value: unknown): number {
  return typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value) ? whole(Number(value)) : whole(value);
}

export function sum(values: unknown): number {
  return each(values).reduce<number>((total, value) => whole(total + whole(value)), 0);
}

// Texts

export function text(value: unknown): string {
  if (typeof value === "string") return value;
  return repr(typeof value === "number" ? whole(value) : value);
}

/** As Python writes it in a program; objects are those of JSON. */
export function repr(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return String(value);
  if (value === null) return "None";
  if (Array.isArray(value)) return `[${value.map(repr).join(", ")}]`;
  if (!(value instanceof Map) && typeOf(value) !== "Object") return fail(`${typeOf(value)} is not written`);
  return `{${Array.from(pairs(value), (pair) => pair.map(repr).join(": ")).join(", ")}}`;
}

function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"') ? `"${inside}"` : `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export function join(between: unknown, texts: unknown): string {
  return each(texts).map((each) => (typeof each === "string" ? each : fail(`${typeOf(each)} is no text`))).join(text(between));
}

/** A number with its sign. */
export function signed(value: unknown): string {
  return whole(value) < 0 ? text(value) : `+${text(value)}`;
}

export function startswith(whole: unknown, begin: unknown): boolean {
  return typeof whole === "string" && typeof begin === "string" ? whole.startsWith(begin) : fail(`${typeOf(whole)} begins with nothing`);
}

// Lists, and whatever else is gone through

export function each(values: unknown): unknown[] {
  if (Array.isArray(values)) return values;
  if (typeof values === "string") return Array.from(values);
  if (typeOf(values) === "Generator") return [...(values as Iterable<unknown>)];
  return values instanceof Map ? [...values.keys()] : fail(`${typeOf(values)} is not gone through`);
}

export function list(values: unknown): unknown[] {
  return [...each(values)];
}

export function len(values: unknown): number {
  return values instanceof Set ? values.size : each(values).length;
}

/** The first. */
export function next(values: unknown): unknown {
  return at(each(values), 0);
}

/** An item of a list or a dictionary, or of what is inside it: a field of a record is an item, too. */
export function at(values: unknown, ...path: unknown[]): unknown {
  return path.reduce(item, values);
}

function item(values: unknown, name: unknown): unknown {
  if (Array.isArray(values) || typeof values === "string") return each(values)[place(values, name)];
  const found = values instanceof Map ? values.get(key(name)) : Object(values)[key(name)];
  return found === undefined ? fail(`there is no ${String(name)} in ${typeOf(values)}`) : found;
}

function place(values: unknown, index: unknown): number {
  const count = len(values);
  const found = whole(index) < 0 ? whole(index) + count : whole(index);
  return found >= 0 && found < count ? found : fail(`there is no place ${String(index)} among ${count}`);
}

export function put(values: unknown, name: unknown, value: unknown): void {
  if (values instanceof Map) values.set(key(name), value);
  else if (Array.isArray(values)) values[place(values, name)] = value;
  else fail(`nothing is put into ${typeOf(values)}`);
}

export function slice(values: unknown, begin: unknown, end?: unknown): unknown {
  const part = each(values).slice(whole(begin), end === undefined ? undefined : whole(end));
  return typeof values === "string" ? part.join("") : part;
}

export function reversed(values: unknown): unknown[] {
  return Array.isArray(values) ? values.toReversed() : fail(`${typeOf(values)} is not turned around`);
}

/** The items of a list that is taken apart: so many, or at least so many and a rest. */
export function unpack(values: unknown, count: number, rest = false): unknown[] {
  const items = each(values);
  return items.length === count || (rest && items.length > count) ? items : fail(`${items.length} items for ${count} names`);
}

export function range(begin: unknown, end?: unknown, step: unknown = 1): number[] {
  const [from, to] = end === undefined ? [0, whole(begin)] : [whole(begin), whole(end)];
  const by = divisor(step);
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, number) => from + number * by);
}

export function zeros(shape: number | number[]): unknown[] {
  const [size = 0, ...inner] = typeof shape === "number" ? [shape] : shape;
  return Array.from({ length: size }, () => (inner.length ? zeros(inner) : 0));
}

export function enumerate(values: unknown, begin = 0): [number, unknown][] {
  return each(values).map((value, number) => [number + begin, value]);
}

export function zip(lists: unknown[], { strict = false } = {}): unknown[][] {
  const all = lists.map(each);
  const lengths = all.map((items) => items.length);
  if (strict && new Set(lengths).size > 1) fail(`lists of ${lengths.join(" and ")} items do not fit each other`);
  return Array.from({ length: Math.min(...lengths) }, (_, place) => all.map((items) => items[place]));
}

export function count(values: unknown, value: unknown): number {
  return Array.isArray(values) ? values.filter((item) => equal(item, value)).length : fail(`nothing is counted in ${typeOf(values)}`);
}

export function index(values: unknown, value: unknown): number {
  const found = each(values).findIndex((item) => equal(item, value));
  return found < 0 ? fail("what is looked for is not there") : found;
}

export function append(values: unknown[], value: unknown): void {
  values.push(value);
}

export function remove(values: unknown[], value: unknown): void {
  const found = values.findIndex((item) => equal(item, value));
  if (found < 0) fail("what is removed was not there");
  values.splice(found, 1);
}

// Order

interface Order {
  key?: (item: unknown) => unknown;
}

const itself = (value: unknown): unknown => value;

export function sorted(values: unknown, { key = itself }: Order = {}): unknown[] {
  const rows = (values instanceof Set ? [...values] : each(values)).map((value) => [key(value), value]);
  return rows.sort(([one], [other]) => compare(one, other)).map(([, value]) => value);
}

export function sort(values: unknown[], order: Order = {}): void {
  values.splice(0, values.length, ...sorted(values, order));
}

interface Choice extends Order {
  default?: unknown;
}

export function max(values: unknown, choice: Choice = {}): unknown {
  return first(each(values), choice, (one, other) => compare(one, other) > 0);
}

export function min(values: unknown, choice: Choice = {}): unknown {
  return first(each(values), choice, (one, other) => compare(one, other) < 0);
}

/** Of equal ones, the first. */
function first(values: unknown[], choice: Choice, better: (one: unknown, other: unknown) => boolean): unknown {
  const { key = itself } = choice;
  if (!values.length) return "default" in choice ? choice.default : fail("nothing to choose from");
  return values.reduce((best, value) => (better(key(value), key(best)) ? value : best));
}

// Dictionaries and sets: their keys are numbers and texts; sets have no order, and are not gone through

function key(value: unknown): Key {
  return typeof value === "string" ? value : typeof value === "number" ? whole(value) : fail(`${typeOf(value)} is no key`);
}

/** Of objects, of pairs and of other dictionaries: later ones replace the values of earlier ones. */
export function dict(...parts: unknown[]): Map<Key, unknown> {
  const made = new Map<Key, unknown>();
  for (const part of parts) for (const [name, value] of pairs(part)) made.set(key(name), value);
  return made;
}

function pairs(part: unknown): Iterable<[unknown, unknown]> {
  return part instanceof Map || Array.isArray(part) ? (part as Iterable<[unknown, unknown]>) : Object.entries(part as object);
}

export function set(values: unknown): Set<Key> {
  return new Set(each(values).map(key));
}

export function get(values: Map<Key, unknown>, name: unknown, otherwise: unknown = null): unknown {
  return has(values, name) ? values.get(key(name)) : otherwise;
}

export function items(values: Map<Key, unknown>): [Key, unknown][] {
  return [...values.entries()];
}

export function values(of: Map<Key, unknown>): unknown[] {
  return [...of.values()];
}

/** A function that remembers its answers, by arguments of numbers, texts and lists of these. */
export function cached(answer: (...given: unknown[]) => unknown): (...given: unknown[]) => unknown {
  const known = new Map<string, unknown>();
  return (...given) => {
    const name = JSON.stringify(given, (_, value) => (Array.isArray(value) ? value : key(value)));
    if (!known.has(name)) known.set(name, answer(...given));
    return known.get(name);
  };
}
