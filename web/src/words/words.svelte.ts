/** Sentences in the reader's language: the same Fluent files as in the terminal. */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import { keep } from "../net/keep";
import { fileOf } from "../games/foreign/files";
import type { Said } from "../protocol";
import { houseFile, type Language, preferred } from "./house";

export type { Language };
type Word = string | number;
type Args = Record<string, Word>;
type Arg = Said["args"][string];

const FILES = import.meta.glob<string>("../../../src/tertulia/games/*/words/??.ftl", { query: "?raw", import: "default" });
/** Sentences that are remembered: those of several games. */
const MANY = 10_000;
/** Arguments in notation, such as `g3m4`. Where a game says amounts, they are said: `gold 3 / munitions 4`. */
const THINGS = new Set(["card", "crate"]);

/** As boards write it; those who format numbers write a hyphen. src/tertulia/locales/__init__.py does the same. */
const minus = (number: string): string => number.replace("-", "−");

class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return minus(super.toString(scope));
  }
}

class Words {
  language = $state<Language>(preferred());
  /** Files that were asked for: a new language needs them too. */
  private readonly files = new Set<string>();
  /** The language that was asked for last: its files may still be on their way. */
  private wanted = preferred();
  private asked = 0;
  private latest: Promise<void> = Promise.resolve();
  private bundle = $state.raw(new FluentBundle("en"));
  /** What the bundle has learned. */
  private learned = new Set<FluentResource>();
  /** What somebody wanted to say and it could not. */
  private missed = new Set<string>();
  /** Files that were read, by language and name. */
  private readonly read = new Map<string, Promise<FluentResource>>();
  /** What this bundle has said: a table says most of its sentences again with every move. */
  private spoken = new Map<string, string>();

  /** Bring the sentences of a game or of the house, such as `caramba`, and come back when they can be said. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await this.speak(this.wanted);
  }

  /** Read the sentences of a game that may be needed soon. */
  async bring(file: string): Promise<void> {
    await this.resource(this.wanted, file);
  }

  private resource(language: Language, file: string): Promise<FluentResource> {
    const key = `${language} ${file}`;
    const found = this.read.get(key) ?? read(language, file).then((text) => new FluentResource(text));
    this.read.set(key, found);
    found.catch(() => this.read.delete(key)); // who asks again tries again
    return found;
  }

  speak(language: Language): Promise<void> {
    this.wanted = language;
    this.asked += 1;
    this.latest = this.learn(language, this.asked);
    return this.latest;
  }

  private async learn(language: Language, asked: number): Promise<void> {
    const texts = await Promise.all([...this.files].map((file) => this.resource(language, file)));
    if (asked < this.asked) return this.latest; // whoever asked later brings these files, too
    const fresh = texts.filter((text) => !this.learned.has(text));
    if (!this.bundle.locales.includes(language) || this.learned.size === 0 || fresh.some((text) => this.misses(text))) this.begin(language);
    for (const text of texts) if (!this.learned.has(text)) this.bundle.addResource(text, { allowOverrides: true }); // a phase, and the same with help
    this.learned = new Set(texts);
    this.language = language;
    if (document.documentElement.lang === language) return; // told once more, a browser styles the whole page anew
    document.documentElement.lang = language;
    keep("language", language);
  }

  private misses({ body }: FluentResource): boolean {
    return body.some(({ id }) => this.missed.has(id));
  }

  /** Everybody says everything again: in another language, or because there is a sentence now where there was none. */
  private begin(language: Language): void {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.learned = new Set();
    this.missed = new Set();
    this.spoken = new Map();
  }

  /** The sentence of an id with its arguments; `id.choice` is its attribute `choice`. */
  say(id: string, args: Args = {}): string {
    const bundle = this.bundle; // read in any case: who says something says it again in another language
    const key = `${id} ${JSON.stringify(args)}`;
    const known = this.spoken.get(key);
    if (known !== undefined) return known;
    const sentence = this.format(bundle, id, args);
    if (this.spoken.size >= MANY) this.spoken.clear();
    this.spoken.set(key, sentence);
    return sentence;
  }

  private format(bundle: FluentBundle, id: string, args: Args): string {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      this.missed.add(name);
      console.error(`no sentence for ${id} in ${this.language}`);
      return id;
    }
    const below = Object.entries(args).filter(([, value]) => typeof value === "number" && value < 0);
    return bundle.formatPattern(pattern, { ...args, ...Object.fromEntries(below.map(([key, value]) => [key, new Below(Number(value))])) });
  }

  /** A number as it is written in this language. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    return minus(value.toLocaleString(this.language, options));
  }

  /** Whether there is such a sentence. */
  knows(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const known = Boolean(attribute === undefined ? message?.value : message?.attributes[attribute]);
    if (!known) this.missed.add(name);
    return known;
  }

  /** What happened, with names for seats. */
  tell(said: Said, players: string[]): string {
    return this.say(said.id, this.spokenOf(said, players));
  }

  /** What one may do, as an entry of a menu. */
  offer(said: Said, players: string[]): string {
    return this.say(`${said.id}.choice`, this.spokenOf(said, players));
  }

  /** What chance has brought, in few words: `gold 3 / munitions 4`. */
  lot(said: Said, players: string[]): string {
    return this.say(`${said.id}.lot`, this.spokenOf(said, players));
  }

  /** Of which kind that is: `Cards`. */
  lots(said: Said): string {
    return this.say(`${said.id}.lots`, this.spokenOf(said, []));
  }

  /** The arguments of a sentence as words and numbers, and `player` for `seat`, `other_player` for `other_seat`. */
  private spokenOf({ id, args }: Said, players: string[]): Args {
    const amount = `${id.split("-")[0]}-table-amount`;
    const spoken: Args = {};
    for (const [key, value] of Object.entries(args)) {
      spoken[key] = THINGS.has(key) && this.knows(amount) ? this.thing(amount, `${value}`) : this.word(value, players);
      if (key.endsWith("seat")) spoken[`${key.slice(0, -4)}player`] = players[Number(value)] ?? `${value}`;
    }
    return spoken;
  }

  // src/tertulia/locales/__init__.py does the same
  private thing(amount: string, thing: string): string {
    const parts = [...thing.matchAll(/([a-z])(\d+)/g)];
    return parts.map(([, good = "", value]) => this.say(amount, { good, value: Number(value) })).join(" / ");
  }

  private word(value: Arg, players: string[]): Word {
    if (!Array.isArray(value)) return typeof value === "object" ? this.tell(value, players) : value;
    if (value.length === 0) return this.say("nothing");
    return value.map((one) => this.word(one, players)).join(this.say("comma"));
  }
}

/** `web`, `pages`, `you` and `puzzles` are files of the house, `caramba` the sentences of a game, `caramba.asked` its answers and `caramba.rules` its rules page. */
async function read(language: Language, file: string): Promise<string> {
  const [game = "", part] = file.split(".");
  const own = part ? await import("./parts") : null;
  const of = (code: string): Promise<string> | undefined => (own ? own.partOf(game, part ?? "", code) : FILES[`../../../src/tertulia/games/${game}/words/${code}.ftl`]?.());
  const text = await (houseFile(language, file) ?? of(language) ?? of("en"));
  if (part === "asked") return text ?? ""; // a game of another package has one file
  return text ?? brought(fileOf(game, `words/${part ? `${part}.` : ""}${language}.ftl`));
}

/** What a game of another package says; in English, if it does not speak this language. */
async function brought(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`there is nothing at ${address}`);
  return answer.text();
}

export const words = new Words();
