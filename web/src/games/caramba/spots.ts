/** Where on the board a choice lives, and the rule behind everything that can be asked about. */

import type { Choice } from "../../protocol";

export function path(choice: Choice): string[] {
  const [verb = "", what = "", good = ""] = choice.notation.split(" ");
  switch (verb) {
    case "bid":
      return [`card:${what}`, `good:${good}`];
    case "fuera":
      return ["fuera:own", `good:${what}`];
    case "vuelta":
      return ["vuelta:own", `discard:${what}`];
    case "manos":
    case "seguridad":
      return [`${verb}:own`];
    case "safe":
      return [`crate:${what}`];
    default: // pass, no, done: a sign on the table
      return [verb];
  }
}

const SPOTS = {
  card: "c10",
  good: "c16",
  crate: "c21",
  bag: "c4",
  band: "c9",
  moustache: "c25",
  hand: "c29",
  pile: "c24",
  discard: "c17",
  secured: "c23",
  offer: "c15",
  shield: "c20",
  special: "c2",
  manos: "c13",
  vuelta: "c14",
  fuera: "c7",
  seguridad: "c22",
  pass: "c11",
  no: "c8",
  done: "c21",
};

const PHASES = {
  first: "c3",
  specials: "c2",
  deal: "c1",
  crates: "c4",
  fuera: "c7",
  auction: "c9",
  securing: "c21",
  cards: "c24",
  over: "c26",
};

const LOG = {
  "caramba-bid": "c10",
  "caramba-pass": "c11",
  "caramba-manos": "c13",
  "caramba-vuelta": "c14",
  "caramba-fuera": "c7",
  "caramba-no": "c8",
  "caramba-safe": "c21",
  "caramba-safe-unseen": "c23",
  "caramba-seguridad": "c22",
  "caramba-done": "c21",
  "caramba-first": "c3",
  "caramba-special": "c2",
  "caramba-special-unseen": "c2",
  "caramba-card": "c24",
  "caramba-card-unseen": "c24",
  "caramba-crate": "c4",
  "caramba-change-offers": "c15",
  "caramba-change-tie": "c18",
  "caramba-change-won": "c16",
  "caramba-change-kept": "c16",
  "caramba-change-spent": "c17",
  "caramba-change-centre": "c18",
  "caramba-change-shuffled": "c24",
  "caramba-change-round": "c25",
  "caramba-change-bag-end": "c6",
  "caramba-change-guard-end": "c27",
};

export const rules: Record<string, string> = { ...SPOTS, ...PHASES, ...LOG };
