/** What a game's module makes of games and searches, as hashes: JSON of `tertulia.browser.proof` in, JSON out. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { Engine } from "../src/engine/engine.ts";
import { Player } from "../src/engine/player.ts";
import { Position } from "../src/engine/position.ts";
import { Search } from "../src/engine/search.ts";
import { read, tell } from "./telling.js";

const LONGEST = 1 << 24;
const SELDOM = 8;

const { folder, game, jobs } = await json(process.stdin);
const layout = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8"));
const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));

/** Seconds of a processor that this thread had. */
function clock() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** The bytes of a game, one after another. */
class Trace {
  bytes = new Uint8Array(LONGEST);
  end = 0;

  write(content) {
    this.bytes.set(content, this.end);
    this.end += content.length;
  }

  writeNumbers(numbers) {
    this.write(new Uint8Array(Int32Array.from(numbers).buffer));
  }
}

/** One game, told as bytes, as `tertulia.browser.proof.Course` does; how many events it took. */
function trace(seats, key, rng, player, now, world, past, out) {
  const { chance, over } = layout.actors;
  const drawn = new Array(layout.sizes.streams).fill(0);
  player.seed(key);
  now.setup(seats);
  let calm = now.bytes.slice();
  out.write(calm);
  let events = 0;
  for (; now.actor !== over; events++) {
    if (now.actor === chance) {
      out.writeNumbers(now.chance());
      const stream = now.stream();
      now.apply(now.draw(key, stream, drawn[stream]++));
      calm = now.bytes.slice();
    } else {
      out.writeNumbers(now.legal());
      if (events % SELDOM === 0) {
        world.bytes.set(now.bytes);
        world.redeal(now.actor, rng, events % (2 * SELDOM) !== 0);
        past.bytes.set(calm);
        past.rewind(world);
        out.write(world.bytes);
        out.write(past.bytes);
      }
      now.apply(player.choose(now));
    }
    out.write(now.bytes);
  }
  out.writeNumbers(now.scores());
  return events;
}

function games({ seats, first, count, rng }) {
  const engine = new Engine(module, layout);
  const boxes = layout.boxes.map(({ edition, options, rules }) => engine.box(edition, options, rules));
  const players = Object.entries(layout.levels).flatMap(([level, { styles }]) => {
    const personalities = Object.keys(styles);
    return (personalities.length ? personalities : [undefined]).map((personality) => new Player(engine, level, personality));
  });
  const tables = players.flatMap((player) => boxes.map((box) => ({ player, places: [0, 1, 2].map(() => new Position(engine, box)) })));
  const digest = createHash("sha256");
  const out = new Trace();
  let done = 0;
  for (let number = first; number < first + count; number++) {
    const { player, places } = tables[number % tables.length];
    out.end = 0;
    done += trace(seats, [number, seats], rng.slice(0, 2), player, ...places, out);
    digest.update(out.bytes.subarray(0, out.end));
  }
  return { digest: digest.digest("hex"), done };
}

function pace({ seats, count, box }) {
  const engine = new Engine(module, layout);
  const position = new Position(engine, engine.box(box.edition, box.options));
  const player = new Player(engine, "random");
  const decisions = new Int32Array(count);
  for (let number = 0; number < count; number++) {
    player.seed([number, seats]);
    position.setup(seats);
    decisions[number] = player.playOn(position);
  }
  return { digest: createHash("sha256").update(decisions).digest("hex"), done: decisions.reduce((sum, one) => sum + one, 0) };
}

function search({ box, room, iterations, decisions }) {
  const engine = new Engine(module, layout);
  const { memory } = engine;
  const at = engine.box(box.edition, box.options);
  const digest = createHash("sha256");
  let before = null;
  let seconds = 0;
  for (const { seat, world, legal, playouts, worlds } of decisions) {
    const now = new Search(engine, at, room);
    now.begin(Buffer.from(world, "base64"), seat, playouts, worlds);
    if (before) now.inherit(before.tree());
    const began = clock();
    now.explore(iterations);
    seconds += clock() - began;
    digest.update(memory.bytes(now.nodes, now.used * memory.size("Node")));
    digest.update(memory.bytes(now.plan, memory.size("Plan")));
    digest.update(memory.bytes(now.worth, memory.size("Worth")));
    digest.update(Int32Array.from(now.thoughts(legal).flatMap(({ action, visits }) => [action, visits])));
    before = now;
  }
  return { digest: digest.digest("hex"), done: iterations * decisions.length, seconds };
}

const { default: script } = await import(pathToFileURL(`${folder}/${game}.js`));
const spoken = (how) => (job) => how(new Engine(module, layout), script, job);
const known = { games, pace, search, read: spoken(read), tell: spoken(tell) };
const answers = jobs.map((job) => {
  const began = clock();
  const answer = known[job.do](job);
  return { seconds: clock() - began, ...answer };
});
console.log(JSON.stringify(answers));
