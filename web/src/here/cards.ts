/** What can be said of the games whose rules these pages carry. */

import type { Card } from "../protocol.ts";

const [found = []] = Object.values(import.meta.glob<Card[]>("../engine/games/cards.json", { import: "default", eager: true }));
export const CARDS = found;
