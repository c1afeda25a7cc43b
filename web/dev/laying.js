/** What Node makes of tables and editions that somebody laid: JSON in, JSON out. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import * as engine from "../src/engine/index.ts";

const { folder, key, asked } = await json(process.stdin);
const game = await engine.game(key, pathToFileURL(`${folder}/`));
const unprepared = attempt(() => game.load({ format: "tertulia-position/1", game: key, seats: 2, table: {} }));
await game.prepare();

const known = {
  replay: (record) => game.replay(record).record(),
  load: (position) => game.load(position, null).position(),
  /** After each event of a record. */
  positions({ events, ...begun }) {
    const match = game.replay({ ...begun, events: [], outcome: null });
    return [match.position(), ...events.map((event) => (match.play(event), match.position()))];
  },
  box(wanted) {
    const { engine, desk } = game.setup(wanted).reader;
    return Buffer.from(engine.memory.bytes(desk.box, engine.memory.size("Box"))).toString("base64");
  },
};

function attempt(act) {
  try {
    return act();
  } catch (error) {
    return { refused: error.constructor.name, reason: error.message };
  }
}

console.log(JSON.stringify([unprepared, ...asked.map(([what, data]) => attempt(() => known[what](data)))]));
