/** The hashes of Python's hashlib that chance and proofs are made of: SHA-256 with HMAC, and BLAKE2b. */

import { blake2b as blake } from "@noble/hashes/blake2.js";
import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export { bytesToHex as hex, hexToBytes as unhex, utf8ToBytes as utf8 } from "@noble/hashes/utils.js";
export { sha256 };

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyed(sha256, key, message);

/** Without a key, as many bytes as are wanted. */
export const blake2b = (data: Uint8Array, length: number): Uint8Array => blake(data, { dkLen: length });
