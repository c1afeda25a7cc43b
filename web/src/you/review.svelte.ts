/** One's finished games, looked through one after the other: what was found once is kept. */

import { Database } from "../here/database";
import { keptTables } from "../here/kept";
import type { Kept } from "../here/store";
import * as api from "../net/api";
import type { Analysis } from "../protocol";
import { personAt, type Play, playOf } from "./play";

/** Milliseconds between two questions how far an analysis is. */
const PAUSE = 300;

export class Review {
  plays = $state.raw<Play[]>([]);
  /** Games that are not looked through yet; null: nobody has counted. */
  left = $state<number | null>(null);
  /** How far the present one is, from 0 to 1. */
  part = $state(0);
  private gone = false;

  async begin(): Promise<void> {
    const database = await Database.open();
    this.plays = await database.plays();
    const known = new Set(this.plays.map(({ table }) => table));
    const games = (await keptTables()).filter(ownGame).filter(({ summary }) => !known.has(summary.table));
    this.left = games.length;
    for (const one of games) {
      await this.look(database, one);
      if (this.gone) return;
    }
  }

  close(): void {
    this.gone = true;
  }

  private async look(database: Database, one: Kept): Promise<void> {
    const analysis = await this.analysed(one.summary.table);
    const play = analysis && playOf(one, analysis);
    if (play) {
      await database.keepPlay(play);
      this.plays = [...this.plays, play];
    }
    this.left = Math.max(0, (this.left ?? 0) - 1);
    this.part = 0;
  }

  /** Null if the page was left, or the game cannot be read: the others still can. */
  private async analysed(table: string): Promise<Analysis | null> {
    while (!this.gone) {
      const found = await api.analysis(table).catch(() => null);
      if (!found || found.decisions.length === found.of) return found;
      this.part = found.decisions.length / found.of;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  }
}

const ownGame = ({ summary: { status, players } }: Kept): boolean => status === "over" && personAt(players) !== null;

/** What the story of a game has found need not be found again. */
export async function remember(table: string, analysis: Analysis): Promise<void> {
  const one = (await keptTables()).find(({ summary }) => summary.table === table);
  const play = one && playOf(one, analysis);
  if (play) await (await Database.open()).keepPlay(play);
}
