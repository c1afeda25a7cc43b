/** The hashes of Python's hashlib that chance and proofs are made of: SHA-256 with HMAC, and BLAKE2b. Small, because everybody who plays fetches them. */

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(digits: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) throw new Error(`no hexadecimal digits: ${digits}`);
  return Uint8Array.from({ length: digits.length / 2 }, (_, place) => Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16));
}

// SHA-256 (FIPS 180-4)

const PRIMES = Array.from({ length: 310 }, (_, number) => number + 2).filter((number, _, all) => all.every((other) => other >= number || number % other > 0));
/** The first 32 bits of the fraction. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
/** Bytes that are worked on at once. */
const BLOCK = 64;

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK * (Math.floor((data.length + 8) / BLOCK) + 1));
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  const state = Int32Array.from(BEGIN);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, expanded(words, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The 16 words of a block, and 48 that are mixed from them. */
function expanded(words: DataView, at: number): Int32Array {
  const all = new Int32Array(64);
  const word = (place: number): number => all[place] as number;
  for (let place = 0; place < 64; place++) {
    const [late, early] = [word(Math.max(0, place - 2)), word(Math.max(0, place - 15))];
    const mixed = (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)) + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3));
    all[place] = place < 16 ? words.getInt32(at + 4 * place) : mixed + word(place - 7) + word(place - 16);
  }
  return all;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[round] as number) + (words[round] as number)) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] as number) + word));
}

/** HMAC with SHA-256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (by: number, data: Uint8Array): Uint8Array => {
    const all = new Uint8Array(BLOCK + data.length).fill(by, 0, BLOCK);
    short.forEach((byte, place) => (all[place] = byte ^ by));
    all.set(data, BLOCK);
    return sha256(all);
  };
  return keyed(0x5c, keyed(0x36, message));
}

// BLAKE2b (RFC 7693)

const ORDERS = ["0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0"].map((row) =>
  Array.from(row, (digit) => Number.parseInt(digit, 16)),
);
const SEED = [0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n, 0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n];
const [MIXES, WIDE] = [12, 128];

/** Without a key, as many bytes as are wanted. */
export function blake2b(data: Uint8Array, length: number): Uint8Array {
  const state = BigUint64Array.from(SEED);
  state[0] = (state[0] as bigint) ^ BigInt(0x01010000 ^ length);
  const count = Math.max(1, Math.ceil(data.length / WIDE));
  const padded = new Uint8Array(WIDE * count);
  padded.set(data);
  for (let block = 0; block < count; block++) {
    const words = Array.from({ length: 16 }, (_, place) => new DataView(padded.buffer).getBigUint64(WIDE * block + 8 * place, true));
    const last = block === count - 1;
    const room = BigUint64Array.from([...state, ...SEED]);
    room[12] = (room[12] as bigint) ^ BigInt(last ? data.length : WIDE * (block + 1));
    if (last) room[14] = ~(room[14] as bigint);
    for (let mix = 0; mix < MIXES; mix++) stir(room, (ORDERS[mix % 10] as number[]).map((place) => words[place] as bigint));
    state.forEach((word, place) => (state[place] = word ^ (room[place] as bigint) ^ (room[place + 8] as bigint)));
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => digest.setBigUint64(8 * place, word, true));
  return new Uint8Array(digest.buffer, 0, length);
}

/** All columns, then all diagonals, each with two words. */
function stir(room: BigUint64Array, words: bigint[]): void {
  for (let turn = 0; turn < 8; turn++) {
    const [column, lean] = [turn % 4, turn < 4 ? 0 : 1];
    const places = [0, 1, 2, 3].map((row) => 4 * row + ((column + lean * row) % 4));
    fold(room, places as Four, words[2 * turn] as bigint, [32n, 24n]);
    fold(room, places as Four, words[2 * turn + 1] as bigint, [16n, 63n]);
  }
}

type Four = [number, number, number, number];

function fold(room: BigUint64Array, [a, b, c, d]: Four, word: bigint, [one, two]: [bigint, bigint]): void {
  const at = (place: number): bigint => room[place] as bigint;
  const turned = (value: bigint, by: bigint): bigint => (value >> by) | (value << (64n - by)); // what is too long is cut off
  room[a] = at(a) + at(b) + word;
  room[d] = turned(at(d) ^ at(a), one);
  room[c] = at(c) + at(d);
  room[b] = turned(at(b) ^ at(c), two);
}
