/** What a worker does that thinks. The bots that it has met keep what they thought. */

import { type Bot, Thinker } from "../engine/bots.ts";
import type { Game } from "../engine/game.ts";
import { Knowledge } from "../engine/knowledge.ts";
import { freshId } from "../net/fresh.ts";
import { thrifty } from "../net/thrifty.ts";
import type { Known, Task, Votes } from "./thinkers.ts";

/** Bots that are remembered; their trees take some room. */
const MEMORY = 12;
const bots = new Map<string, { name: string; bot: Bot }>();
/** Milliseconds: who waits for a hint waits so long for a champion to be fetched; an analysis, which is told by one mind, until it is. */
const PATIENCE = 1000;

export async function work(task: Task, engine: (key: string) => Promise<Game>): Promise<unknown> {
  const knowledge = await told(task.known, engine);
  switch (task.kind) {
    case "think":
      if (task.bot.startsWith("champion")) await knowledge.setup.game.crown();
      return think(task.seed === undefined ? met(task.who, task.bot, knowledge.setup.game) : knowledge.setup.game.bot(task.bot, task.seed), knowledge);
    case "advise":
      await soon(advised(knowledge));
      return (await import("../engine/advice.ts")).advise(knowledge, task.seed);
    case "judge":
      await advised(knowledge);
      return (await import("../engine/analysis.ts")).judge({ event: task.event, knowledge, played: knowledge.action(task.played) });
    case "consider":
      await soon(advised(knowledge));
      return (await import("../engine/coach.ts")).consider({ event: task.event, knowledge, played: knowledge.action(task.played) });
  }
}

/** By the champion, unless it is out of reach: without it, hints and judgements are thought about alone. */
async function advised({ setup: { game, head } }: Knowledge): Promise<void> {
  if (!thrifty() && (await import("../engine/adviser.ts")).learned(game, head)) await game.crown().catch(() => null);
}

const soon = (what: Promise<void>): Promise<void> => Promise.race([what, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);

async function told({ head, world, past, decided }: Known, engine: (key: string) => Promise<Game>): Promise<Knowledge> {
  const game = await engine(head.game);
  if (typeof head.edition !== "string") await game.prepare();
  return new Knowledge(game.setup(head), world, past, decided);
}

function think(bot: Bot, knowledge: Knowledge): Votes[] {
  if (!(bot instanceof Thinker) || knowledge.legal.length === 1) return [{ action: bot.choose(knowledge).notation, visits: 1 }];
  return bot.think(knowledge).map(({ action, visits }) => ({ action: knowledge.action(action).notation, visits }));
}

/** The bot who sits there, as long as it is the same. */
function met(who: string, name: string, game: Game): Bot {
  const known = bots.get(who);
  bots.delete(who);
  const { bot } = known?.name === name ? known : { bot: game.bot(name, freshId()) };
  bots.set(who, { name, bot });
  for (const [oldest] of bots) {
    if (bots.size <= MEMORY) break;
    bots.delete(oldest);
  }
  return bot;
}
