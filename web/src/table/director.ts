/** Cuts what arrives into scenes: what is shown one after the other, what is said to it, and how long it deserves. */

import type { Act, Staging, Weight } from "../games/contract";
import { type Known, type Line, line as written, news as since } from "../net/known";
import type { Said, State } from "../protocol";

type View = Record<string, unknown>;

export interface Scene {
  known: Known;
  news: Said[];
  /** How much of the usual pause it stays on the table. */
  share: number;
  /** It is worth more than a glance: it stays until somebody has seen it. */
  great: boolean;
  /** With it the turn of somebody who is not at this screen has ended. */
  turnEnds: boolean;
}

const SHARES: Record<Weight, number> = { light: 0.5, plain: 1, heavy: 2, great: 3 };
const WEIGHTS: Weight[] = ["light", "plain", "heavy", "great"];
/** What is light goes fast where there is much of it, such as a deal: all of it takes no more than so many pauses. */
const WAY = 4;
const NO_STAGING: Staging<View> = { weights: {} };

/** The heaviest of what is told; what says nothing of its weight is plain. */
export function weightOf(news: Said[], { weights }: Pick<Staging<never>, "weights">): Weight {
  const heaviest = Math.max(...news.map(({ id }) => WEIGHTS.indexOf(weights[id] ?? "plain")));
  return WEIGHTS[heaviest] ?? "light";
}

/** From what was on the table to what has just arrived. */
export function scenes(before: Known | null, after: Known, staging: Staging<View> = NO_STAGING): Scene[] {
  const acts = transitions(before, after).flatMap((one) => cut(one, staging));
  const weights = acts.map(({ news }) => weightOf(news, staging));
  const quick = Math.min(SHARES.light, WAY / weights.filter((weight) => weight === "light").length);
  return acts.map((act, number) => {
    const weight = weights[number] ?? "plain";
    const last = number === acts.length - 1;
    return {
      known: last ? after : onTheWay(after, act),
      news: act.news,
      share: weight === "light" ? quick : SHARES[weight],
      great: weight === "great",
      turnEnds: last && turnEnds(before, after),
    };
  });
}

/** From one view to the next; `line`: so many lines of the log are known then. */
interface Transition {
  before: View | null;
  after: View;
  news: Said[];
  line: number;
}

function transitions(before: Known | null, after: Known): Transition[] {
  const state = after.state;
  if (!state?.view) return [{ before: null, after: {}, news: [], line: after.log.length }];
  const told = before ? since(before, after) : [];
  const follows = before?.log.length === state.log_from;
  const whole = { before: follows && state.log.length === 1 ? viewOf(before) : null, after: state.view, news: told, line: after.log.length };
  if (state.steps.length === 0 || !follows) return [whole];
  const views = [...state.steps, state.view];
  const asides = told.slice(state.log.length + state.changes.flat().length);
  return views.map((view, number) => ({
    before: number === 0 ? viewOf(before) : (views[number - 1] ?? null),
    after: view,
    news: [...state.log.slice(number, number + 1), ...(state.changes[number] ?? []), ...(number === views.length - 1 ? asides : [])],
    line: state.log_from + number + 1,
  }));
}

const viewOf = (known: Known): View | null => known.state?.view ?? null;

/** `told`: what has been said of the event by then. */
type Cut = Act<View> & { line: number; told: Said[] };

function cut({ before, after, news, line }: Transition, { acts }: Staging<View>): Cut[] {
  const parts = before && acts ? acts(before, after, news) : [{ view: after, news }];
  return parts.map((act, number) => ({ ...act, line, told: parts.slice(0, number + 1).flatMap((part) => part.news) }));
}

/** Nothing is asked and nothing offered before the end of the way, and the log is not ahead of the table. */
function onTheWay(known: Known, { view, line, told }: Cut): Known {
  const state = known.state as State;
  const story = state.story.slice(line - 1 - state.log_from, line - state.log_from);
  const prompt = { id: `${known.welcome?.game}-phase-${view["phase"]}`, args: {} };
  const there = { view, story, prompt, legal: [], can_undo: false, outcome: null, status: "playing" as const, steps: [] };
  const log = known.log.slice(0, line).map((one, number) => (number === line - 1 ? sofar(one, told) : one));
  return { ...known, log, state: { ...state, ...there } };
}

const sofar = ({ follows = [], ...said }: Line, told: Said[]): Line => written(said, follows.filter((one) => told.includes(one)));

/** Whoever was awaited has acted, and somebody else is awaited now. */
function turnEnds(before: Known | null, after: Known): boolean {
  const [acted, awaited] = [seatOf(before), seatOf(after)];
  return acted !== null && acted !== awaited && !after.welcome?.seats.includes(acted);
}

function seatOf(known: Known | null): number | null {
  const seat = known?.state?.prompt?.args["seat"];
  return typeof seat === "number" ? seat : null;
}
