/** Whole games at tables without a server, in Node: JSON in, JSON out. Thinkers work in the same thread, and what they are told is kept. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { game } from "../src/engine/index.ts";
import { PAUSES } from "../src/facts.ts";
import { Keeper } from "../src/here/keeper.ts";
import { Forgetful } from "../src/here/store.ts";
import { work } from "../src/here/thinker.ts";
import { Thinkers } from "../src/here/thinkers.ts";

const { folder, card, seats, bots, people } = await json(process.stdin);
const rules = await game(card.key, pathToFileURL(`${folder}/`));
rules.layout.analysis.iterations = rules.layout.hints.iterations = { alone: 60, led: 60 }; // what is thought is compared elsewhere
for (const range of Object.values(PAUSES)) range.fill(0);
rules.layout.search.budget.seconds = 0; // as long as `hard` seems to think who has no choice
const engine = async () => rules;
const store = new Forgetful();
const tasks = [];
const thinker = { wake: () => {}, do: (task) => (tasks.push(Object.keys({ ...task, ...task.known })), work(task, engine)) };
const keeper = new Keeper(store, { engine, card: () => card }, new Thinkers([thinker, thinker]), () => {});

const { table } = await keeper.ask("POST /api/tables", { body: { game: card.key, seats, bots } });
const held = [];
for (const [seat, name] of people.entries()) held.push(await keeper.ask("POST /api/tables/{table}/seats", { table, body: { name, seat, entropy: name } }));
const heard = [];
let answered = () => {};
const { hear } = await keeper.enter({ type: "hello", protocol: 1, table, tokens: held.map(({ token }) => token), steps: true }, (message) => {
  heard.push(message);
  answered();
});
await keeper.ask("POST /api/tables/{table}/start", { table, token: held[0].token });
const early = await refusal(() => keeper.ask("GET /api/tables/{table}/record", { table }));
await played();
const record = await keeper.ask("GET /api/tables/{table}/record", { table });
const rematch = await keeper.ask("POST /api/tables/{table}/rematch", { table, token: held[0].token });
const moved = await keeper.exported();
const other = new Keeper(new Forgetful(), { engine, card: () => card }, new Thinkers([thinker]), () => {});
const brought = await other.imported(moved);
const verdict = await other.ask("GET /api/tables/{table}/verify", { table });
const begun = await atOnce();
const analysis = await analysed();
console.log(JSON.stringify({ table, heard, early, record, rematch, moved, brought, verdict, begun, analysis, tasks: [...new Set(tasks.map(String))] }));

/** Whoever is asked takes the first thing offered, or the last; a hint is asked for once, and something is taken back once. */
async function played() {
  for (let turn = 0; ; turn += 1) {
    const now = await asked();
    if (now.status === "over") return;
    const wish = { version: now.version, seat: now.seat };
    if (turn === 2) await hear({ type: "advise", id: "hint", ...wish });
    if (turn === 5) await hear({ type: "undo", id: "undo", ...wish });
    const { wish: open } = heard.findLast(({ type }) => type === "state");
    if (open) await hear({ type: "consent", id: "consent", version: now.version, seat: 1 - open.seat, agree: true });
    const latest = await asked();
    if (latest.status === "over") return;
    const action = latest.legal.at(turn % 2 ? 0 : -1).notation;
    await hear({ type: "act", id: `act ${turn}`, version: latest.version, seat: latest.seat, action });
  }
}

/** The latest state, once somebody here is asked or the game is over. */
async function asked() {
  for (;;) {
    const now = heard.findLast(({ type }) => type === "state");
    if (now && (now.status === "over" || now.legal.length > 0)) return now;
    await new Promise((resolve) => (answered = resolve));
  }
}

/** A game that begins with one question: its log, and what its page is told first. */
async function atOnce() {
  const begins = new Forgetful();
  const one = new Keeper(begins, { engine, card: () => card }, new Thinkers([thinker]), () => {});
  const { table: id, token, seat } = await one.play({ game: card.key, seats, bots }, { name: people[0], seat: 0, entropy: "ana" });
  const [first, state] = await new Promise((resolve) => {
    const told = [];
    void one.enter({ type: "hello", protocol: 1, table: id, tokens: [token], seen: 0, steps: true }, (message) => told.push(message) === 2 && resolve(told));
  });
  const kept = await begins.list();
  return { seat, log: (await begins.read(id, 0)).map(([, { type }]) => type), kept: kept.map(({ summary }) => summary.status), first: first.type, state };
}

async function refusal(act) {
  return act().then(() => null, ({ code }) => code);
}

async function analysed() {
  for (;;) {
    const found = await keeper.ask("GET /api/tables/{table}/analysis", { table });
    if (found.decisions.length === found.of) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
