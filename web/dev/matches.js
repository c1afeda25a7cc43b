/** Matches that bots play in Node, as records, and what records from elsewhere come to: JSON of `tests/browser/test_matches.py` in, JSON out. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { commitment, game, Provable } from "../src/engine/index.ts";

const { folder, key, played, read } = await json(process.stdin);
const here = await game(key, pathToFileURL(`${folder}/`));

/** By bots of these names, with chance from a seed or from a secret; what each could read of it after so many events. */
function play({ seats, rules, seed, bots, secret, entropy = [], middle }) {
  const chance = secret ? new Provable(secret, entropy) : undefined;
  const match = here.start({ seats, rules, seed, chance });
  const minds = bots.map((name, seat) => here.bot(name, `${seed} ${seat}`));
  let logs = null;
  while (match.actor !== null) {
    match.play(minds[match.actor].choose(match.knowledge(match.history.length)).notation);
    if (match.history.length >= middle) logs ??= [null, ...bots.keys()].map((seat) => match.log(seat));
  }
  const proof = secret && { commitment: commitment(secret), entropy, secret };
  return { record: { ...match.record(), ...(proof && { proof }) }, logs, history: match.history };
}

function attempt(act) {
  try {
    return act();
  } catch (error) {
    return { event: error.event, reason: error.message };
  }
}

const answers = read.map((record) => ({
  replayed: attempt(() => here.replay(record).record()),
  verified: record.proof ? attempt(() => here.verify(record)) : null,
}));
console.log(JSON.stringify({ played: played.map(play), read: answers }));
