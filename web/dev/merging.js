/** What several workers gain: a bot whose few independent trees are merged at their roots, against bots with one tree. JSON in, JSON out. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { game } from "../src/engine/index.ts";
import { elected } from "../src/here/thinkers.ts";

const { folder, key, seats, first, games, iterations, trees, rival } = await json(process.stdin);
const rules = await game(key, pathToFileURL(`${folder}/`));
console.log(JSON.stringify(Array.from({ length: games }, (_, number) => share(first + number))));

/** Of the win that the merged bot gets in a game; it sits in every seat in turn. */
function share(number) {
  const match = rules.start({ seats, seed: Math.floor(number / seats) });
  const own = number % seats;
  const minds = Array.from({ length: trees }, (_, tree) => rules.bot(`hard:${iterations}`, `${number} ${tree}`));
  const others = Array.from({ length: seats }, (_, seat) => rules.bot(`hard:${rival}`, `${number} other ${seat}`));
  while (match.actor !== null) match.play(match.actor === own ? merged(match, minds) : others[match.actor].choose(known(match)).notation);
  const { winners } = match.outcome;
  return winners.includes(own) ? 1 / winners.length : 0;
}

/** Each tree has a world of its own to begin with, as each worker has. */
function merged(match, minds) {
  if (match.legal().length === 1) return match.legal()[0].notation;
  const votes = minds.map((mind, tree) => {
    const knowledge = known(match, tree);
    return mind.think(knowledge).map(({ action, visits }) => ({ action: knowledge.action(action).notation, visits }));
  });
  return elected(votes);
}

function known(match, tree = 0) {
  return match.knowledge(`${match.history.length} ${tree}`);
}
