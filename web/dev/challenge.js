/** Deals that anybody can play, in Node: JSON in, JSON out. Each is played twice in browsers that know nothing of each other. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { game } from "../src/engine/index.ts";
import { PAUSES } from "../src/facts.ts";
import { Keeper } from "../src/here/keeper.ts";
import { Forgetful } from "../src/here/store.ts";
import { work } from "../src/here/thinker.ts";
import { Thinkers } from "../src/here/thinkers.ts";

for (const range of Object.values(PAUSES)) range.fill(0);

const { folder, card, code, bots, other } = await json(process.stdin);
const rules = await game(card.key, pathToFileURL(`${folder}/`));
const engine = async () => rules;

/** So many workers, in a browser of its own. Whoever plays always takes the first thing offered, or the last. */
async function played(workers, place) {
  const thinker = { wake: () => {}, do: (task) => work(task, engine) };
  const keeper = new Keeper(new Forgetful(), { engine, card: () => card }, new Thinkers(new Array(workers).fill(thinker)), () => {});
  const { table, seat, token } = await keeper.challenge(card.key, code, "Ana");
  const early = await keeper.reached(table, bots[0]).then(() => null, (error) => error.code);
  const heard = [];
  let answered = () => {};
  const hello = { type: "hello", protocol: 1, table, tokens: [token], steps: true };
  const { hear } = await keeper.enter(hello, (message) => (heard.push(message), answered()));
  const latest = () => heard.findLast(({ type }) => type === "state");
  for (let turn = 0; latest().status !== "over"; turn += 1) {
    const { legal, version } = latest();
    if (turn === 1) await hear({ type: "undo", id: "undo", version, seat });
    if (legal.length > 0) await hear({ type: "act", id: `act ${turn}`, version, seat, action: legal.at(place).notation });
    else await new Promise((resolve) => (answered = resolve));
  }
  const reached = {};
  for (const bot of bots) do reached[bot] = await keeper.reached(table, bot);
  while (reached[bot].outcome === null);
  const refused = heard.filter(({ type }) => type === "refused").map((message) => message.code);
  return { seat, early, refused: [...new Set(refused)], welcome: heard[0], record: await keeper.ask("GET /api/tables/{table}/record", { table }), reached };
}

const strange = await new Keeper(new Forgetful(), { engine, card: () => card }, new Thinkers([]), () => {}).challenge(card.key, other, "Ana").then(() => null, ({ message }) => message);
console.log(JSON.stringify({ twice: [await played(1, 0), await played(3, 0)], otherwise: await played(1, -1), strange }));
