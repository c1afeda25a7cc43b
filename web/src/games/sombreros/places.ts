/** Where pieces lie on the board. */

import type { Point } from "../shared/geometry";
import { low, type Plan } from "./layout";
import type { Placed } from "./pieces";

export interface At extends Point {
  scale: number;
}

const HIDDEN: At = { x: 0, y: 0, scale: 0 };

export function hatAt(plan: Plan, hats: Placed[], hat: Placed, onTurn: boolean): At {
  if (hat.place === "hand") return inHand(plan, hat, "hat");
  if (hat.place === "mine") {
    const arrived = hats.filter(({ place }) => place === "mine");
    const pitch = Math.min(36, plan.rails.width / arrived.length);
    const number = arrived.indexOf(hat);
    const side = plan.wide ? plan.rails.x + plan.rails.width - 18 - number * pitch : plan.rails.x + 18 + number * pitch;
    return { x: side, y: plan.rails.y - 3, scale: 0.8 };
  }
  const stop = plan.stops[hat.place - 1];
  if (!stop) return HIDDEN;
  // Two are on one space only while the newcomer throws again.
  const shared = onTurn && hats.some(({ key, place }) => key !== hat.key && place === hat.place);
  return shared ? { x: stop.x + 12, y: stop.y - 18, scale: 1 } : { x: stop.x, y: stop.y - 3, scale: 1 };
}

export function tokenAt(plan: Plan, token: Placed): At {
  if (token.place === "hand") return inHand(plan, token, "token");
  const stop = typeof token.place === "number" ? plan.stops[token.place - 1] : undefined;
  return stop ? { x: stop.x, y: stop.y - 8, scale: 1.08 } : HIDDEN;
}

/** At the lower edge of what lies before a player: sombreros to the left, tokens to the right. */
function inHand(plan: Plan, { seat, nth }: Placed, kind: "hat" | "token"): At {
  const box = plan.purses[seat];
  if (!box) return HIDDEN;
  const y = box.y + box.height;
  const size = low(box) ? 0.72 : 1;
  if (kind === "token") return { x: box.x + box.width - 18 - nth * 25 * size, y: y - 18 * size, scale: 0.96 * size };
  return { x: box.x + 23 + nth * 30 * size, y: y - 13 * size, scale: 0.74 * size };
}

/** The spaces that a sombrero walks over, for its way along the road. */
export function way(plan: Plan, hat: Placed): Point[] {
  const last = plan.stops.length;
  if (hat.from === null || hat.from === "hand" || hat.from === "mine" || hat.place === "hand") return [];
  const to = hat.place === "mine" ? last : hat.place;
  return plan.stops.slice(hat.from - 1, to).map(({ x, y }) => ({ x, y: y - 3 }));
}

/** Where silver comes from and goes to. */
export function purseAt(plan: Plan, who: number | "pot"): Point {
  if (who === "pot") return { x: plan.pot.x, y: plan.pot.y - 50 };
  const box = plan.purses[who];
  return box ? { x: box.x + box.width - 26, y: box.y + 20 } : plan.pot;
}
