/** What somebody is told who asks. */

import type { View } from "../games";
import type { GameTable } from "../games/contract";
import { kindOf, related } from "../games/shared/picking";
import { words } from "../words/words.svelte";
import { whyNot } from "./asking";
import type { Questions } from "./questions.svelte";
import type { Turn } from "./turn.svelte";

export interface Help {
  /** What it is about; it may cite rules. */
  what: string;
  /** What else there is to know now. */
  more: string[];
  /** Whether somebody has asked for it, and not just pressed in vain. */
  asked: boolean;
  /** The rule behind it, if no sentence cites one. */
  rule: string | undefined;
}

const FEW = 4;
const CITED = /\(([A-Z]\d+(?:, [A-Z]\d+)*)\)/;

export function helpOf(game: string, table: GameTable<View>, turn: Turn, { spot }: Questions, phase: string): Help {
  return spot ? ofSpot(game, table, turn, spot) : ofPhase(game, table, phase);
}

/** "What is this?" and "why not?": what a drawn thing does, and what the game waits for instead. */
function ofSpot(game: string, table: GameTable<View>, turn: Turn, spot: string): Help {
  const kind = kindOf(spot);
  const why = whyNot(turn.now, turn.players, turn.yours, table.circumstances?.(turn.now.view as View, turn.players));
  const instead = related(turn.legal, table.path, spot).map((choice) => words.offer(choice.says, turn.players));
  const choices = words.say("why-instead", { choices: instead.slice(0, FEW).join(" · "), more: Math.max(0, instead.length - FEW) });
  return { what: words.say(`${game}-help-${kind}`), more: instead.length > 0 ? [why, choices] : [why], asked: false, rule: table.rules[kind] };
}

/** "What can I do here?": what is decided in a phase, and what usually matters. A game may have no words for it. */
function ofPhase(game: string, table: GameTable<View>, phase: string): Help {
  const id = `${game}-phase-${phase}`;
  const what = words.say(words.knows(`${id}.help`) ? `${id}.help` : id);
  return { what, more: [], asked: true, rule: CITED.test(what) ? undefined : table.rules[phase] };
}

/** A text in pieces: every other one are rules that it cites in brackets, such as `C10` and `C11`. */
export const pieces = (text: string): string[][] => text.split(CITED).map((piece, number) => (number % 2 ? piece.split(", ") : [piece]));
