/** How much of a board is drawn: all of it at once, but layer by layer where nobody sees it and somebody may press something else. */

import { getContext, setContext } from "svelte";

/** With it every board is whole. */
export const LAST = 4;

export class Layers {
  done = $state(0);
}

const KEY = Symbol("layers");
export const shareLayers = (layers: Layers): Layers => setContext(KEY, layers);

/** Whether this layer is to be drawn; the lowest is 0. */
export function useLayers(): (layer: number) => boolean {
  const layers = getContext<Layers | undefined>(KEY);
  return layers ? (layer) => layers.done >= layer : () => true;
}
