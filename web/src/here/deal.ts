/** Deals that anybody can play against the same bots: all about them follows from a short code such as `4-medium-k7f3q`. */

import { hex, sha256, utf8 } from "../engine/hashes.ts";
import type { Card } from "../protocol.ts";
import { OPPONENTS } from "./codes.ts";

export interface Challenge {
  seats: number;
  /** Who plays it sits here. */
  seat: number;
  level: string;
  bots: Record<string, string>;
  /** Of the table. Whoever knows the code can compute it, and everything that comes. */
  secret: string;
}

const CODE = /^(\d)-([a-z]+)-([a-z0-9]{1,20})$/;

const hash = (text: string): Uint8Array => sha256(utf8(text));

export function challenge({ key, title, min_seats, max_seats, bots: offered }: Card, code: string): Challenge {
  const [, number = "0", level = ""] = CODE.exec(code) ?? [];
  const seats = Number(number);
  if (seats < min_seats || seats > max_seats || !OPPONENTS.includes(level) || !offered.includes(level)) throw new Error(`${code} is no deal of ${title}`);
  const digest = hash(`tertulia challenge ${key} ${code}`);
  const seat = (digest[0] ?? 0) % seats;
  const others = [...Array(seats).keys()].filter((other) => other !== seat);
  return { seats, seat, level, bots: Object.fromEntries(others.map((other) => [`${other}`, level])), secret: hex(hash(hex(digest))) };
}
