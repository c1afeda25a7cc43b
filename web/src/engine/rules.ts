/** What a game's script calls in its module: rules over records, which may write into arrays. */

import type { Engine } from "./engine.ts";
import { shaped } from "./look.ts";
import type { Address } from "./memory.ts";

/** Records as Python hands them over: the first, and where they lie. */
export interface Records {
  0: unknown;
  address: Address;
}

export type Rules = Record<string, (...given: (Records | unknown[])[]) => number>;

export function rulesOf(engine: Engine): Rules {
  const { layout, memory } = engine;
  const doors = engine.doors as unknown as Record<string, (...given: Address[]) => number>;
  return Object.fromEntries(
    Object.entries(layout.rules).map(([name, takes]) => {
      const rooms = takes.map((taken) => (typeof taken === "string" ? null : { shape: taken, at: memory.numbers("i4", size(taken)) }));
      return [name, (...given) => {
        const arrays = rooms.flatMap((room, place) => (room ? [{ ...room, list: given[place] as unknown[] }] : []));
        for (const { at, shape, list } of arrays) memory.int32(at, size(shape)).set(list.flat(Infinity) as number[]);
        const answer = doors[name]?.(...rooms.map((room, place) => room?.at ?? (given[place] as Records).address));
        for (const { at, shape, list } of arrays) list.splice(0, list.length, ...(shaped([...memory.int32(at, size(shape))], shape) as unknown[]));
        return answer ?? 0;
      }];
    }),
  );
}

function size(shape: number[]): number {
  return shape.reduce((product, length) => product * length, 1);
}
