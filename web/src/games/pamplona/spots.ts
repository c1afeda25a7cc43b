/** Where a choice lives on the board, and which rule is behind what lies there. */

import type { Choice } from "../../protocol";

const SHOVES: Record<string, string> = {
  "pamplona-shove-on": "shove:on",
  "pamplona-shove-back": "shove:back",
  "pamplona-shove-not": "shove:not",
};

/** A runner and where it goes; the die and where the last runner goes; or one way to shove. */
export function path(choice: Choice): string[] {
  const shove = SHOVES[choice.says.id];
  if (shove) return [shove];
  const space = Number(choice.at["space"]);
  const goal = `space:${space + Number(choice.at["steps"])}`;
  const die = choice.at["die"];
  return [die === undefined ? runners(Number(choice.says.args["seat"]), space) : `die:${die}`, goal];
}

/** The runners of one seat on one space are one spot. */
export const runners = (seat: number, space: number): string => `runner:${seat}-${space}`;

export const rules: Record<string, string> = {
  // kinds of spots
  space: "p6",
  start: "p2",
  pen: "p2",
  runner: "p3",
  die: "p4",
  fear: "p7",
  tomato: "p8",
  shove: "p10",
  row: "p12",
  arena: "p12",
  torro: "p14",
  deck: "p14",
  card: "p14",
  attack: "p15",
  seat: "p20",
  credit: "p18",
  first: "p1",
  round: "p1",
  // phases; `first`, `shove` and `torro` are above
  "roll-a": "p3",
  "roll-b": "p3",
  "die-a": "p3",
  "die-b": "p3",
  "one-die": "p5",
  over: "p20",
  // lines of the log
  "pamplona-move": "p3",
  "pamplona-stay": "p4",
  "pamplona-move-one": "p5",
  "pamplona-stay-one": "p5",
  "pamplona-shove-on": "p10",
  "pamplona-shove-back": "p10",
  "pamplona-shove-not": "p10",
  "pamplona-first": "p1",
  "pamplona-number": "p3",
  "pamplona-arrow": "p4",
  "pamplona-torro": "p14",
  "pamplona-attack": "p15",
  "pamplona-attack-void": "p16",
  "pamplona-change-torro": "p14",
  "pamplona-change-gains": "p15",
  "pamplona-change-loses": "p15",
  "pamplona-change-spared": "p15",
  "pamplona-change-runners": "p6",
  "pamplona-change-rows": "p12",
  "pamplona-change-fear": "p7",
  "pamplona-change-credits": "p18",
  "pamplona-change-outnumbered": "p9",
  "pamplona-change-round": "p1",
  "pamplona-change-torro-end": "p19",
  "pamplona-change-seated-end": "p13",
};
