// How long a champion takes for a decision in JavaScript: node answers.js ENGINE GAME SEATS MATCHES
import { pathToFileURL } from "node:url";

const [engine, key, seats, matches] = process.argv.slice(2);
const { game } = await import(pathToFileURL(`${engine}/index.js`));
const played = await game(key);
await played.crown();
let spent = 0;
let decisions = 0;
for (let seed = 0; seed < Number(matches); seed++) {
  const match = played.start({ seats: Number(seats), seed });
  const bot = played.bot("champion", seed);
  while (match.actor !== null) {
    const knowledge = match.knowledge(match.history.length);
    const begin = performance.now();
    const chosen = bot.choose(knowledge);
    if (seed > 0 && knowledge.legal.length > 1) {
      // the first match is for V8, which compiles meanwhile
      spent += performance.now() - begin;
      decisions += 1;
    }
    match.play(chosen.notation);
  }
}
console.log(JSON.stringify({ milliseconds: spent / decisions, decisions }));
