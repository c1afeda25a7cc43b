/** Where the logs of this browser's tables are kept. */

import type { Summary } from "../protocol.ts";
import type { Row } from "./table.ts";

/** A table among others: how it stood when something happened there last, in seconds. */
export interface Kept {
  summary: Summary;
  touched: number;
}

/** Another tab wrote first. */
export class Raced extends Error {}

export interface Store {
  /** After so many rows that are there already; `Raced` if there are more or fewer. It is kept when this is done. */
  append(table: string, length: number, rows: Row[]): Promise<void>;
  read(table: string, from: number): Promise<Row[]>;
  /** So that who looks for a table need not read them all. */
  note(kept: Kept): Promise<void>;
  /** The latest first. */
  list(): Promise<Kept[]>;
  remove(table: string): Promise<void>;
}

/** A browser that keeps nothing still plays, until its page is left. */
export class Forgetful implements Store {
  readonly #logs = new Map<string, Row[]>();
  readonly #notes = new Map<string, Kept>();

  async append(table: string, length: number, rows: Row[]): Promise<void> {
    const log = this.#logs.get(table) ?? [];
    if (log.length !== length) throw new Raced();
    this.#logs.set(table, [...log, ...rows]);
  }

  async read(table: string, from: number): Promise<Row[]> {
    return (this.#logs.get(table) ?? []).slice(from);
  }

  async note(kept: Kept): Promise<void> {
    this.#notes.set(kept.summary.table, kept);
  }

  async list(): Promise<Kept[]> {
    return latest([...this.#notes.values()]);
  }

  async remove(table: string): Promise<void> {
    this.#logs.delete(table);
    this.#notes.delete(table);
  }
}

export const latest = (kept: Kept[]): Kept[] => kept.sort((one, two) => two.touched - one.touched);
