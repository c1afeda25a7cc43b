/** The worker in which the tables of this browser are: a page asks it what it would ask a server. */

import type { Route } from "../facts.ts";
import type { Asked } from "../net/asked.ts";
import { type Card, type FromClient, type FromServer, type Held, type Hello, type NewPlayer, type NewTable, PROTOCOL } from "../protocol.ts";
import { CHANNEL } from "./channel.ts";
import { crew } from "./crew.ts";
import { Database } from "./database.ts";
import { engine } from "./engines.ts";
import type { Exercise } from "./exercise.ts";
import { Keeper } from "./keeper.ts";
import { told } from "./refusal.ts";
import { Forgetful, type Store } from "./store.ts";

/** What a page wants of the keeper: a route of a server, or what only a browser keeps. */
export type Call =
  | { ask: Route; with: Asked }
  | { prepare: string }
  | { play: NewTable; as: NewPlayer }
  | { record: string }
  | { challenge: string; code: string; name: string }
  | { reached: string; bot: string }
  | { export: true }
  | { import: string }
  | { exercise: Exercise; events: string[]; seen: number };

/** The first message are the cards of all games. A port with a call gets one answer; a port without one is a page that shows a table, and so is a second one. */
export function keepTables(): void {
  const others = new BroadcastChannel(CHANNEL);
  const cards = new Promise<Card[]>((resolve) => addEventListener("message", ({ data }: MessageEvent<Card[]>) => resolve(data), { once: true }));
  const keeper = Promise.all([opened(), cards]).then(
    ([store, known]) => new Keeper(store, { engine, card: (key) => cardOf(known, key) }, crew(), (table) => others.postMessage(table)),
  );
  others.onmessage = ({ data }: MessageEvent<string>) => void keeper.then((one) => one.heard(data)).catch(() => {});
  addEventListener("message", ({ data, ports: [port, line] }: MessageEvent<Call | null>) => {
    if (!port) return;
    if (data === null) return serve(keeper, port);
    const failed = (error: unknown): void => port.postMessage({ problem: told(error) });
    void keeper.then((one) => obeyed(one, data)).then((answer) => {
      port.postMessage({ answer });
      if (line) serve(keeper, line, helloOf(answer as Held));
    }, failed);
  });
}

function cardOf(cards: Card[], key: string): Card {
  const found = cards.find((one) => one.key === key);
  if (!found) throw new Error(`these pages do not carry the rules of ${key}`);
  return found;
}

/** In a private window some browsers keep nothing. */
function opened(): Promise<Store> {
  return Database.open().catch(() => new Forgetful());
}

async function obeyed(one: Keeper, call: Call): Promise<unknown> {
  if ("ask" in call) return one.ask(call.ask, call.with);
  if ("prepare" in call) return one.prepare(call.prepare);
  if ("play" in call) return one.play(call.play, call.as);
  if ("record" in call) return one.record(call.record);
  if ("exercise" in call) return one.exercise(call.exercise, call.events, call.seen);
  if ("challenge" in call) return one.challenge(call.challenge, call.code, call.name);
  if ("reached" in call) return one.reached(call.reached, call.bot);
  return "import" in call ? one.imported(call.import) : one.exported();
}

const helloOf = ({ table, token }: Held): Hello => ({ type: "hello", protocol: PROTOCOL, table, tokens: [token], seen: 0, steps: true });

/** The first message is a hello, unless that is known; without any, the page has gone. */
function serve(keeper: Promise<Keeper>, port: MessagePort, hello?: Hello): void {
  const send = (message: FromServer): void => port.postMessage(JSON.stringify(message));
  let seated: ReturnType<Keeper["enter"]> | null = null;
  const hear = async (message: FromClient): Promise<void> => {
    try {
      if (seated) await (await seated).hear(message);
      else await (seated = keeper.then((one) => one.enter(message as Hello, send)));
    } catch (error) {
      send({ type: "refused", id: null, ...told(error) });
    }
  };
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === null) return void seated?.then(({ leave }) => leave()).catch(() => {});
    void hear(JSON.parse(data) as FromClient);
  };
  if (hello) void hear(hello);
}
