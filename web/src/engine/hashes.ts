/**
 * The hashes of Python's hashlib that chance and proofs are made of: SHA-256 with HMAC (FIPS 180-4, RFC 2104), and BLAKE2b
 * (RFC 7693). They are needed before the first move; a library for them would be four times as large.
 */

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(text: string): Uint8Array {
  if (!/^([\da-f]{2})*$/i.test(text)) throw new Error(`${text} is not hexadecimal`);
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

const BLOCK = 64;
const isPrime = (number: number): boolean => PRIMES.every((prime) => number % prime > 0);
const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number += 1) if (isPrime(number)) PRIMES.push(number);
/** The first 32 bits after the point. */
const fraction = (root: number): number => (root % 1) * 2 ** 32;
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((data.length + 8) >> 6) + 1) << 6));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(data.length * 8));
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, schedule(padded, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, number) => digest.setUint32(4 * number, word));
  return new Uint8Array(digest.buffer);
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The words of a block, and 48 more that are mixed of them. */
function schedule(data: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let number = 0; number < 64; number += 1) {
    if (number < 16) words[number] = data.getInt32(at + 4 * number);
    else {
      const [near, far] = [words[number - 2] as number, words[number - 15] as number];
      const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[number] = (words[number - 16] as number) + first + (words[number - 7] as number) + second;
    }
  }
  return words;
}

function compress(state: Uint32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let number = 0; number < 64; number += 1) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = h + chosen + (ROUNDS[number] as number) + (words[number] as number);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, number) => (state[number] = (state[number] as number) + word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  return padded(block, 0x5c, padded(block, 0x36, message));
}

function padded(block: Uint8Array, pad: number, message: Uint8Array): Uint8Array {
  const data = new Uint8Array(BLOCK + message.length);
  data.set(block.map((byte) => byte ^ pad));
  data.set(message, BLOCK);
  return sha256(data);
}

const LARGE_BLOCK = 128;
/** Words of 64 bits are two numbers here, the lower half first. The upper halves are those that SHA-256 begins with. */
const LOWER = [0xf3bcc908, 0x84caa73b, 0xfe94f82b, 0x5f1d36f1, 0xade682d1, 0x2b3e6c1f, 0xfb41bd6b, 0x137e2179];
const LARGE_START = Uint32Array.from(LOWER.flatMap((lower, number) => [lower, START[number] as number]));
const digits = (text: string): number[] => Array.from(text, (digit) => parseInt(digit, 16));
/** Of each round: which words of the block are mixed in, two at each of its eight steps. */
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753",
].map(digits);
type Places = [number, number, number, number];
/** The words that a step mixes: columns, then diagonals. */
const STEPS = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map((step) => digits(step).map((word) => 2 * word) as Places);

/** Without a key, as many bytes as are wanted. */
export function blake2b(data: Uint8Array, length: number): Uint8Array {
  const blocks = Math.max(1, Math.ceil(data.length / LARGE_BLOCK));
  const padded = new Uint8Array(blocks * LARGE_BLOCK);
  padded.set(data);
  const state = LARGE_START.slice();
  state[0] = (state[0] as number) ^ 0x01010000 ^ length;
  for (let block = 1; block <= blocks; block += 1) {
    const words = new Uint32Array(padded.buffer, (block - 1) * LARGE_BLOCK, LARGE_BLOCK / 4);
    const last = block === blocks;
    mixIn(state, words, last ? data.length : block * LARGE_BLOCK, last);
  }
  return new Uint8Array(state.buffer, 0, length);
}

/** `end`: how many bytes there were up to the end of this block. */
function mixIn(state: Uint32Array, words: Uint32Array, end: number, last: boolean): void {
  const room = Uint32Array.of(...state, ...LARGE_START);
  room[24] = (room[24] as number) ^ end;
  if (last) [28, 29].forEach((half) => (room[half] = ~(room[half] as number)));
  for (const order of ORDERS) {
    STEPS.forEach(([a, b, c, d], step) => {
      for (const [number, first, second] of [[2 * step, 32, 24], [2 * step + 1, 16, 63]] as const) {
        const word = 2 * (order[number] as number);
        add(room, a, room, b);
        add(room, a, words, word);
        turn(room, d, a, first);
        add(room, c, room, d);
        turn(room, b, c, second);
      }
    });
  }
  state.forEach((half, number) => (state[number] = half ^ (room[number] as number) ^ (room[number + 16] as number)));
}

function add(room: Uint32Array, to: number, words: Uint32Array, from: number): void {
  const lower = (room[to] as number) + (words[from] as number);
  room[to] = lower;
  room[to + 1] = (room[to + 1] as number) + (words[from + 1] as number) + (lower < 2 ** 32 ? 0 : 1);
}

/** What differs between two words, turned to the right. */
function turn(room: Uint32Array, to: number, from: number, bits: number): void {
  let lower = (room[to] as number) ^ (room[from] as number);
  let upper = (room[to + 1] as number) ^ (room[from + 1] as number);
  if (bits >= 32) [lower, upper] = [upper, lower];
  const rest = bits % 32;
  room[to] = rest ? (lower >>> rest) | (upper << (32 - rest)) : lower;
  room[to + 1] = rest ? (upper >>> rest) | (lower << (32 - rest)) : upper;
}
