/** Where chance comes from, draw by draw as in Python: a seed, or a secret that can be checked afterwards. */

import { blake2b, hex, hmac, sha256, unhex, utf8 } from "./hashes.ts";
import type { Key } from "./position.ts";
import type { Reading } from "./reader.ts";

/** Anything that can answer a chance event. */
export interface Chance {
  /** The outcome of draw `index` of a stream, in the position where it is due: a place in its weights. */
  draw(due: Reading, stream: number, index: number): number;
}

/** Two words, as different as can be for seeds that differ in anything. */
export function keyOf(seed: number | string): Key {
  const digest = blake2b(utf8(String(seed)), 8);
  const words = new DataView(digest.buffer, digest.byteOffset);
  return [words.getUint32(0, true), words.getUint32(4, true)];
}

export class Seeded implements Chance {
  readonly #key: Key;

  constructor(seed: number | string) {
    this.#key = keyOf(seed);
  }

  draw(due: Reading, stream: number, index: number): number {
    return due.draw(this.#key, stream, index);
  }
}

/** 32 bytes that nobody can guess, in hexadecimal digits. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** What is published of a secret before the game. */
export const commitment = (secret: string): string => hex(sha256(unhex(secret)));

const WORDS = 2n ** 64n;

/** Provable dice: docs/protocol.md says how anybody computes them again. */
export class Provable implements Chance {
  readonly #key: Uint8Array;

  constructor(secret: string, entropy: string[], branch = 0) {
    const words = entropy.flatMap((word) => [...sha256(utf8(word))]);
    const key = hmac(unhex(secret), Uint8Array.from(words));
    this.#key = branch ? hmac(key, utf8(`branch/${branch}`)) : key;
  }

  draw(due: Reading, stream: number, index: number): number {
    const weights = due.weights();
    let left = this.#below(stream, index, weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (left -= weight) < 0);
  }

  /** Exactly uniform: numbers past the last full cycle are drawn again. */
  #below(stream: number, index: number, bound: number): number {
    const cycle = WORDS - (WORDS % BigInt(bound));
    for (let attempt = 0; ; attempt += 1) {
      const digest = hmac(this.#key, utf8(`${stream}/${index}/${attempt}`));
      const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
      if (number < cycle) return Number(number % BigInt(bound));
    }
  }
}
