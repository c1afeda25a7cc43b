/** A record, looked back at: JSON in, JSON out. `tests/browser/test_looking_back.py` has Python say the same. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { advise, Analysis, game, judge, retrace } from "../src/engine/index.ts";

const { folder, record, budget, seldom, crowned } = await json(process.stdin);
const played = await game(record.game, pathToFileURL(`${folder}/`));
if (crowned) await played.crown();
const analysis = new Analysis(played, record);
const judged = analysis.decisions.map((decision) => judge(decision, budget));

/** What can be said at one moment of the match. */
function moment(match) {
  const { length } = match.history;
  const last = match.history.at(-1);
  const answer = match.legal().find((action) => played.declined({ actor: match.actor, action })) ?? null;
  const decides = match.actor !== null && match.actor >= 0;
  const asked = decides && (length % seldom === 0 || (answer && match.legal().length === 1));
  return {
    scores: match.now.scores(),
    declined: Boolean(last && played.declined(last)),
    answer,
    hints: asked ? advise(match.knowledge(length), length, budget) : null,
  };
}

const readings = Array.from(retrace(played.begun(record), record), ({ now }) => now);
const followed = readings[0].has("story") ? readings.slice(1).map((after, place) => readings[place].changes(after)) : [];

console.log(
  JSON.stringify({
    judged,
    mistakes: analysis.mistakes(judged),
    lines: analysis.lines(judged),
    turns: analysis.turns(judged),
    end: analysis.end,
    moments: Array.from(retrace(played.begun(record), record), moment),
    usual: [advise(analysis.decisions[0].knowledge, "usual"), judge(analysis.decisions[0])],
    followed,
  }),
);
