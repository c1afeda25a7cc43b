/** What the logs of tables come to in JavaScript, and what it would have written itself: JSON in, JSON out. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { consider } from "../src/engine/coach.ts";
import { game } from "../src/engine/index.ts";
import { exercised } from "../src/here/exercise.ts";
import { replayed } from "../src/here/replay.ts";
import { Table } from "../src/here/table.ts";
import { state, summary, weighed, welcome } from "../src/here/telling.ts";

const { folder, key, rows, looks, exercises, doubts } = await json(process.stdin);
const rules = await game(key, pathToFileURL(`${folder}/`)).then((one) => one.prepare()).then((one) => one.crown());
const whole = new Table("t", rules, rows);
const seen = looks.map(({ rows: known, seats, lines }) => {
  const table = new Table("t", rules, rows.slice(0, known));
  return { state: state(table, seats, lines), welcome: welcome(table, seats), summary: summary(table) };
});
const record = whole.record();
const replays = [null, 0].map((seat) => replayed(rules, record, seat));
const weighings = doubts.map(({ rows: known, ...request }) => {
  const table = new Table("t", rules, rows.slice(0, known));
  return weighed(request, consider(table.hesitant(request.seat, request.action, request.version)), table);
});
const told = exercises.map(({ exercise, events, seen: known }) => exercised(rules, exercise, events, known));
const fresh = exercised(rules, exercises[2].exercise, exercises[2].events, 0);
const illegal = refusal(() => exercised(rules, exercises[0].exercise, ["nonsense"], 0));
console.log(JSON.stringify({ seen, weighings, written: rows.map(written), record, replays, told, fresh, illegal }));

function refusal(act) {
  try {
    act();
    return null;
  } catch (error) {
    return error.message;
  }
}

/** The entry that this table makes of the request behind one; null where there is none. */
function written([, entry], number) {
  const table = number > 0 ? new Table("t", rules, rows.slice(0, number)) : null;
  const made = table && request(table, entry);
  return made && ("entries" in made ? made.entries.at(-1) : made);
}

function request(table, entry) {
  switch (entry.type) {
    case "started":
      return table.start();
    case "played":
      return table.play(entry.seat, entry.events[0], entry.id, table.version);
    case "wished":
    case "undone":
      return entry.id.endsWith("!") ? null : table.undo(entry.seat, entry.id, table.version);
    case "answered":
      return table.consent(entry.seat, entry.id, entry.agree, table.version)[0];
    default:
      return null;
  }
}
