/** A bot in a browser's engine at a match that is played elsewhere: a line of JSON in, a line of JSON out. */

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { game } from "../src/engine/index.ts";

const [folder, key] = process.argv.slice(2);
const rules = await game(key, pathToFileURL(`${folder}/`));
let match, mind, seed;

const known = {
  begin({ seats, seed: wanted, bot }) {
    seed = wanted;
    match = rules.start({ seats, seed });
    mind = rules.bot(bot, `${seed} rival`);
    return null;
  },
  /** What happened since, and then what the bot does. */
  choose({ played }) {
    for (const notation of played) match.play(notation);
    return mind.choose(match.knowledge(`${seed} ${match.history.length}`)).notation;
  },
  end({ played }) {
    for (const notation of played) match.play(notation);
    return match.record();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { what, ...asked } = JSON.parse(line);
  console.log(JSON.stringify(known[what](asked)));
}
