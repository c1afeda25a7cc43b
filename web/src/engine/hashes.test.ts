import { describe, expect, it } from "vitest";
import { blake2b, hex, hmac, sha256, unhex, utf8 } from "./hashes";

/** Of the standards: FIPS 180-4 (the examples of NIST), RFC 4231, RFC 7693. */
describe("hashes", () => {
  it("has the examples of SHA-256", () => {
    expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    const long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    expect(hex(sha256(utf8(long)))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  });

  it("has those of HMAC, also with a key that is longer than a block", () => {
    expect(hex(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    const key = new Uint8Array(131).fill(0xaa);
    expect(hex(hmac(key, utf8("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  });

  it("has that of BLAKE2b", () => {
    const known = "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923";
    expect(hex(blake2b(utf8("abc"), 64))).toBe(known);
  });

  it("has those of Python's hashlib for nothing, for a whole block and for more than one", () => {
    expect(hex(sha256(utf8("ab".repeat(100))))).toBe("80f5495226473b1b53657205e8fa14ab41bd12161cb002140ce2f4b7ad8cd80f");
    expect(hex(blake2b(utf8(""), 8))).toBe("e4a6a0577479b2b4");
    expect(hex(blake2b(utf8("ab".repeat(64)), 8))).toBe("a17579c4538b86f3");
    expect(hex(blake2b(utf8("ab".repeat(100)), 16))).toBe("6c255df46254f4cce0dfebe9aea6d25e");
  });

  it("refuses what is not hexadecimal", () => {
    expect([...unhex("00ff")]).toEqual([0, 255]);
    expect(() => unhex("0g")).toThrow();
  });
});
