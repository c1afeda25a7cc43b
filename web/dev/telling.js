/** What a game's script says of a game, line by line, as `tertulia.browser.plain.proof` has Python say it. */

import { createHash } from "node:crypto";
import { Position } from "../src/engine/position.ts";
import { line, Reader } from "../src/engine/reader.ts";

/** A game of these events: a hash of all that is told of it, and if asked for, the lines themselves. */
export function tell(engine, script, { box, facts, seats, events, key, seldom, lines }) {
  const [now, world] = [0, 1].map(() => new Position(engine, engine.packed(box)));
  const reader = new Reader(engine, script, now.box, facts);
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  now.setup(seats);
  let before = reader.read(now);
  const told = [moment(before, viewers)];
  events.forEach((event, number) => {
    const why = number % seldom === 0 ? reasons(reader, before, now, world, event, key) : [];
    now.apply(event);
    const after = reader.read(now);
    told.push({ ...happened(reader, before, after, event, viewers), why });
    told.push(moment(after, viewers));
    before = after;
  });
  const text = told.map(canonical);
  return { digest: createHash("sha256").update(text.join("\n")).digest("hex"), done: events.length, ...(lines && { lines: text }) };
}

/** A game of these events, of which only one view and what is legal are read. */
export function read(engine, script, { box, facts, seats, events }) {
  const now = new Position(engine, engine.packed(box));
  const reader = new Reader(engine, script, now.box, facts);
  now.setup(seats);
  for (const event of events) {
    const reading = reader.read(now);
    reading.view(0);
    reading.legal();
    now.apply(event);
  }
  return { digest: "", done: events.length };
}

function moment(reading, viewers) {
  const views = viewers.map((viewer) => reading.view(viewer));
  const found = { actor: reading.actor, views, legal: reading.legal(), result: reading.result() };
  return reading.has("story") ? { ...found, stories: viewers.map((viewer) => reading.story(viewer)) } : found;
}

function happened(reader, before, after, event, viewers) {
  const { chance, over } = reader.engine.layout.actors;
  const drawn = before.actor === chance;
  const owner = drawn ? before.owner() : before.actor;
  const action = before.legal().find(({ id }) => id === event);
  const said = viewers.map((viewer) => [line(action, owner, viewer, after.actor === over)]);
  const found = { owner, shows: !drawn && before.shows(event), said };
  return before.has("story") ? { ...found, changes: before.changes(after) } : found;
}

/** Of an action of the actor's, in a world that it takes for possible. */
function reasons(reader, before, now, world, event, key) {
  if (before.actor < 0 || !before.has("reasons")) return [];
  world.bytes.set(now.bytes);
  world.redeal(before.actor, key, true);
  world.apply(event);
  return before.reasons(event, reader.read(world));
}

/** JSON with the names of all objects in order. */
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}
