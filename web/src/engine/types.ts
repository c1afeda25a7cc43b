/** Data from elsewhere that has to be of a type, as Python's msgspec checks it. */

import { repr } from "./plain.ts";

/** `int` and `str`, one of some words, or something with such things in it. */
export type Type =
  | "int"
  | "str"
  | { of: "word"; words: string[] }
  | { of: "list"; items: [Type] }
  | { of: "dict"; items: [key: Type, value: Type] }
  | { of: "record"; fields: Record<string, Type> };

type Entries = Record<string, unknown>;

/** The data itself, with the fields of records in their order; or an error. */
export function checked(data: unknown, type: Type): unknown {
  if (type === "int") return Number.isSafeInteger(data) ? data : expected("int", data);
  if (type === "str") return typeof data === "string" ? data : expected("str", data);
  switch (type.of) {
    case "word":
      if (typeof data !== "string") return expected("str", data);
      return type.words.includes(data) ? data : refuse(`Invalid enum value ${repr(data)}`);
    case "list":
      return Array.isArray(data) ? data.map((item) => checked(item, type.items[0])) : expected("array", data);
    case "dict":
      return isObject(data) ? dictionary(data, ...type.items) : expected("object", data);
    case "record":
      return isObject(data) ? record(data, type.fields) : expected("object", data);
  }
}

function dictionary(data: Entries, key: Type, value: Type): Entries {
  const number = /^-?\d+$/;
  const named = (name: string): unknown => checked(key === "int" && number.test(name) ? Number(name) : name, key);
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [String(named(name)), checked(each, value)]));
}

function record(data: Entries, fields: Record<string, Type>): Entries {
  for (const name of Object.keys(data)) if (!Object.hasOwn(fields, name)) refuse(`Object contains unknown field \`${name}\``);
  return Object.fromEntries(
    Object.entries(fields).map(([name, type]) => [name, Object.hasOwn(data, name) ? checked(data[name], type) : refuse(`Object missing required field \`${name}\``)]),
  );
}

function isObject(data: unknown): data is Entries {
  return kindOf(data) === "object";
}

function expected(kind: string, data: unknown): never {
  return refuse(`Expected \`${kind}\`, got \`${kindOf(data)}\``);
}

const KINDS: Record<string, string> = { string: "str", boolean: "bool", undefined: "null" };

function kindOf(data: unknown): string {
  if (data === null) return "null";
  if (Array.isArray(data)) return "array";
  if (typeof data === "number") return Number.isInteger(data) ? "int" : "float";
  return KINDS[typeof data] ?? "object";
}

function refuse(reason: string): never {
  throw new Error(reason);
}
