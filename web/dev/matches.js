/** Matches that bots play, as records, and what records from elsewhere come to: the same in Node and in a browser's worker. */

/** `engine`: what the package exports; `folder`: the address of its games. */
export async function answer(engine, folder, { key, played, read }) {
  const game = await engine.game(key, folder);
  if (played.some(({ bots }) => bots.some((name) => name.startsWith("champion")))) await game.crown();
  const answers = read.map((record) => ({
    replayed: attempt(() => game.replay(record).record()),
    verified: record.proof ? attempt(() => game.verify(record)) : null,
  }));
  return { played: played.map((job) => play(engine, game, job)), read: answers };
}

/** By bots of these names, with chance from a seed or from a secret; what each could read of it after so many events. */
function play({ commitment, Provable }, game, { seats, rules, seed, bots, secret, entropy = [], middle }) {
  const chance = secret ? new Provable(secret, entropy) : undefined;
  const match = game.start({ seats, rules, seed, chance });
  const minds = bots.map((name, seat) => game.bot(name, `${seed} ${seat}`));
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
