/** Where choices live on the board, and which rule stands behind what is drawn there. */

import type { Choice } from "../../protocol";

/** The spots to press for a choice, in their order. */
export function path(choice: Choice): string[] {
  const [verb = "", which = ""] = choice.notation.split(" ");
  switch (verb) {
    case "place":
    case "ambush":
      return [`space:${which}`];
    case "recall":
      return [`ambush:${which}`];
    case "throw":
      return [`dice:${which}`];
    case "offer":
      return [`sum:${which}`];
    case "accept":
      return [`offer:${which}`];
    case "ready":
      return ["ready:ambushes"];
    case "no":
      return ["no:offer"];
    case "refuse":
      return ["refuse:offers"];
  }
  return [];
}

/** By kind of spot, by phase, and by message of the log. */
export const rules: Record<string, string> = {
  // Kinds of spots
  space: "s3",
  hat: "s5",
  ambush: "s12",
  token: "s10",
  mine: "s11",
  start: "s3",
  terrain: "s12",
  welcome: "s8",
  arrival: "s11",
  pot: "s15",
  race: "s1",
  order: "s2",
  seat: "s16",
  broke: "s14",
  turn: "s5",
  entitled: "s6",
  dice: "s9", // also the phase
  die: "s7",
  sum: "s13",
  no: "s13",
  offer: "s13",
  refuse: "s13",
  ready: "s10",
  // Phases
  first: "s2",
  placing: "s3",
  preparing: "s4",
  window: "s10",
  offers: "s13",
  answer: "s13",
  throw: "s7",
  occupied: "s8",
  ambushed: "s12",
  over: "s16",
  // The log
  "sombreros-place": "s3",
  "sombreros-ambush": "s10",
  "sombreros-recall": "s10",
  "sombreros-ready": "s10",
  "sombreros-throw": "s9",
  "sombreros-offer": "s13",
  "sombreros-no": "s13",
  "sombreros-accept": "s13",
  "sombreros-refuse": "s13",
  "sombreros-first": "s2",
  "sombreros-die": "s7",
  "sombreros-change-moved": "s7",
  "sombreros-change-arrived": "s11",
  "sombreros-change-occupied": "s8",
  "sombreros-change-ambushed": "s12",
  "sombreros-change-paid": "s8",
  "sombreros-change-pot": "s11",
  "sombreros-change-won": "s15",
  "sombreros-change-broke": "s14",
  "sombreros-change-race": "s1",
  "sombreros-change-round": "s5",
  "sombreros-change-broke-end": "s16",
  "sombreros-change-bankrupt-end": "s16",
  "sombreros-change-guard-end": "s17",
};
