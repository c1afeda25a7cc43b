/** Editions: their facts as scripts read them; one's own, checked and packed as Python's `core/edition.py` does it. */

import type { Laying } from "./laying.ts";
import type { Facts, Layout } from "./layout.ts";
import { write } from "./look.ts";
import * as py from "./plain.ts";
import { EditionError, type OwnEdition, refusing } from "./record.ts";
import type { Edition } from "./script.ts";
import { checked } from "./types.ts";

type Fact = { value: unknown };

const WHERE = "the edition in the record: ";

/** The facts by their names: an object of JSON is a dictionary. */
export function readable(facts: Facts, numbered: string[]): Map<string, unknown> {
  return new Map(Object.entries(facts).map(([name, value]) => [name, fact(value, numbered.includes(name))]));
}

function fact(value: unknown, numbered: boolean): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return new Map(Object.entries(value).map(([name, each]) => [numbered ? Number(name) : name, each]));
}

/** `edition.dice.value`. */
export function editionOf(facts: Map<string, unknown>): Edition {
  return Object.fromEntries([...facts].map(([name, value]) => [name, { value }]));
}

/** The values of an edition of one's own, without how we know them. */
export function factsOf(own: OwnEdition): Facts {
  const facts = Object.entries(own).filter(([, each]) => typeof each === "object");
  return Object.fromEntries(facts.map(([name, each]) => [name, (each as Fact).value]));
}

/** An edition of one's own that the rules can play, its fields in their order. */
export function ownEdition(layout: Layout, { edition }: Laying, data: OwnEdition): OwnEdition {
  const own = refusing(EditionError, WHERE, () => checked(data, edition.TYPE)) as OwnEdition;
  if (own.game !== layout.game) throw new EditionError(`${WHERE}this is an edition of ${own.game}, not of ${layout.game}`);
  for (const [, reason] of edition.faults(editionOf(readable(factsOf(own), layout.numbered)))) throw new EditionError(WHERE + reason);
  return own;
}

/** Its Box, with these options, for a version of the rules. */
export function packed(layout: Layout, { edition }: Laying, own: OwnEdition, options: Record<string, boolean>, rules: number): Uint8Array {
  const { size, fields } = layout.records.Box;
  const box = Object.fromEntries(Object.entries(fields).map(([name, [, , shape]]) => [name, shape.length ? py.zeros(shape) : 0]));
  edition.pack(editionOf(readable(factsOf(own), layout.numbered)), new Map(Object.entries(options)), box);
  box.version = rules;
  const bytes = new Uint8Array(size);
  for (const [name, field] of Object.entries(fields)) write(field, bytes, box[name]);
  return bytes;
}
