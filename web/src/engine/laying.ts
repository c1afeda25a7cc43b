/** Tables that somebody laid: everything on them as readable data, and back, as Python's `core/position.py` does it. */

import type { Layout } from "./layout.ts";
import { type Look, look, write } from "./look.ts";
import { PositionError, refusing, type Table } from "./record.ts";
import { type Edition, told } from "./script.ts";
import type { Type } from "./types.ts";

/** How a field is written for people, and read back as numbers in a shape. */
interface Form {
  write(edition: Edition, value: unknown): unknown;
  read(edition: Edition, text: unknown, shape: number[]): unknown;
}

/** What KEY.laying.js gives: it is fetched by those who need it. */
export interface Laying {
  edition: {
    TYPE: Type;
    faults(edition: Edition): Iterable<[place: string[], reason: string]>;
    pack(edition: Edition, options: Map<string, boolean>, box: Record<string, unknown>): void;
  };
  state: {
    /** Since which version of the rules there is a field. */
    FIELDS: Map<string, { meaning: string; since: number; form: Form }>;
    faults(edition: Edition, box: Look, s: Look): Iterable<string>;
  };
}

/** What a table is laid with. */
export interface Setting {
  laying: Laying;
  layout: Layout;
  edition: Edition;
  box: Look;
}

/** Every field of a state by its name; only the seats in play. */
export function tableOf(setting: Setting, s: Look): Table {
  const seats = s.seats as number;
  return told(
    Object.fromEntries(
      fieldsOf(setting).map(([name, { form, bySeat }]) => {
        const value = s[name];
        return [name, form.write(setting.edition, bySeat ? (value as unknown[]).slice(0, seats) : value)];
      }),
    ),
  );
}

/** Lay a table over the state that a game for so many begins with, if that is a position of the game. */
export function layTable(setting: Setting, state: Uint8Array, table: Table): Uint8Array {
  const { layout, laying, edition, box } = setting;
  const seats = look(layout, "State", state).seats as number;
  for (const [name, { meaning, form, bySeat, field }] of fieldsOf(setting)) {
    if (!Object.hasOwn(table, name)) throw new PositionError(`the table lacks '${name}' (${meaning})`);
    const shape = bySeat ? [seats, ...field[2].slice(1)] : field[2];
    refusing(PositionError, `${name}: `, () => write(field, state, form.read(edition, table[name], shape)));
  }
  const laid = look(layout, "State", state);
  if (laid.seats !== seats) throw new PositionError(`the table is laid for ${laid.seats} seats, the position says ${seats}`);
  for (const fault of laying.state.faults(edition, box, laid)) throw new PositionError(fault);
  return state;
}

/** Those that this version of the rules has; later ones stay blank. */
function fieldsOf({ laying, layout, box }: Setting) {
  const known = [...laying.state.FIELDS].filter(([, { since }]) => since <= (box.version as number));
  return known.map(([name, told]) => {
    const field = layout.records.State.fields[name];
    if (!field) throw new Error(`${layout.game}: State has no field ${name}`);
    return [name, { ...told, field, bySeat: field[2][0] === layout.sizes.seats }] as const;
  });
}
