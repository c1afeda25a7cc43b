/** Logs in IndexedDB: several tabs may write, and no row is ever written over another. */

import type { Play } from "../you/play.ts";
import { type Kept, latest, Raced, type Store } from "./store.ts";
import type { Row } from "./table.ts";

const [NAME, VERSION] = ["tertulia", 2];

interface Stored {
  table: string;
  seq: number;
  row: Row;
}

export class Database implements Store {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase) {
    this.#db = db;
    db.onversionchange = () => db.close(); // a newer page wants to change it
  }

  static async open(): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      if (oldVersion < 1) result.createObjectStore("rows", { keyPath: ["table", "seq"] });
      if (oldVersion < 1) result.createObjectStore("notes", { keyPath: "summary.table" });
      result.createObjectStore("plays", { keyPath: "table" });
    };
    return new Database(await done(request));
  }

  async append(table: string, length: number, rows: Row[]): Promise<void> {
    const transaction = this.#db.transaction("rows", "readwrite", { durability: "strict" });
    const store = transaction.objectStore("rows");
    const written = finished(transaction);
    if ((await done(store.count(all(table)))) !== length) {
      transaction.abort();
      await written.catch(() => {});
      throw new Raced();
    }
    rows.forEach((row, index) => store.add({ table, seq: length + index, row } satisfies Stored));
    await written;
  }

  async read(table: string, from: number): Promise<Row[]> {
    const found: Stored[] = await done(this.#db.transaction("rows").objectStore("rows").getAll(all(table, from)));
    return found.map(({ row }) => row);
  }

  async note(kept: Kept): Promise<void> {
    const transaction = this.#db.transaction("notes", "readwrite");
    transaction.objectStore("notes").put(kept);
    await finished(transaction);
  }

  async list(): Promise<Kept[]> {
    return latest(await done(this.#db.transaction("notes").objectStore("notes").getAll()));
  }

  /** What an analysis found in one's own games: it can be made again from their rows. */
  async plays(): Promise<Play[]> {
    return done(this.#db.transaction("plays").objectStore("plays").getAll());
  }

  async keepPlay(play: Play): Promise<void> {
    const transaction = this.#db.transaction("plays", "readwrite");
    transaction.objectStore("plays").put(play);
    await finished(transaction);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.#db.transaction(["rows", "notes", "plays"], "readwrite");
    transaction.objectStore("plays").delete(table);
    transaction.objectStore("rows").delete(all(table));
    transaction.objectStore("notes").delete(table);
    await finished(transaction);
  }
}

/** All rows of a table from there on. */
const all = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
