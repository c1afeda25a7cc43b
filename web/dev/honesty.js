/** What a bot is told here and in matches that its seat cannot tell from this one: JSON in, JSON out. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { keyOf } from "../src/engine/chance.ts";
import { game } from "../src/engine/index.ts";

const TWINS = 3;
const { folder, key, seats, seed } = await json(process.stdin);
const rules = await game(key, pathToFileURL(`${folder}/`));
const match = rules.start({ seats, seed });
const mind = rules.bot("hard:20", seed);
const told = { equal: 0, unequal: 0, other: 0 };
while (match.actor !== null) {
  for (let twin = 0; twin < TWINS; twin += 1) compare(match.knowledge(`twin ${twin}`).world);
  match.play(mind.choose(match.knowledge(match.history.length)).notation);
}
console.log(JSON.stringify(told));

/** `world`: as good as the true one for whoever decides now. */
function compare(world) {
  const here = match.knowledge("seed").world;
  const there = match.setup.reader.reading(world).imagined(match.actor, keyOf("seed"));
  told[same(here, there) ? "equal" : "unequal"] += 1;
  if (!same(here, world)) told.other += 1;
}

function same(one, other) {
  return Buffer.compare(one, other) === 0;
}
