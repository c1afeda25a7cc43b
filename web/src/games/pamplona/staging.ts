/** When Torro attacks, he charges first; then everybody sees what it brought them. */

import type { Said } from "../../protocol";
import type { Act, Sound, Weight } from "../contract";
import type { View } from "./view";

export const weights: Record<string, Weight> = {
  "pamplona-number": "light",
  "pamplona-arrow": "light",
  "pamplona-torro": "heavy",
  "pamplona-attack": "heavy",
  "pamplona-attack-void": "heavy",
  "pamplona-shove-on": "heavy",
  "pamplona-shove-back": "heavy",
  "pamplona-shove-not": "light",
  "pamplona-change-gains": "great",
  "pamplona-change-loses": "great",
  "pamplona-change-spared": "great",
  "pamplona-change-outnumbered": "heavy",
  "pamplona-change-rows": "heavy",
  "pamplona-change-torro-end": "great",
  "pamplona-change-seated-end": "great",
};

export const sounds: Record<string, Sound> = {
  "pamplona-number": "dice",
  "pamplona-arrow": "dice",
  "pamplona-torro": "hooves",
  "pamplona-attack": "horn",
  "pamplona-attack-void": "horn",
  "pamplona-change-gains": "hooves",
  "pamplona-change-loses": "hooves",
  "pamplona-change-spared": "hooves",
  "pamplona-change-fear": "silver",
  "pamplona-change-outnumbered": "silver",
};

export function acts(before: View, after: View, news: Said[]): Act<View>[] {
  const [event, ...follows] = news;
  if (event?.id !== "pamplona-attack" || follows.length === 0) return [{ view: after, news }];
  const charge = { ...before, deck: after.deck, discard: after.discard };
  return [{ view: charge, news: [event] }, { view: after, news: follows }];
}
