/** Moments at which work disturbs nobody. */

/** When the table is drawn; at once where nobody looks. */
export function whenDrawn(act: () => void): void {
  if (document.hidden) setTimeout(act, 0);
  else requestAnimationFrame(() => setTimeout(act, 0));
}

/** When nothing else is to be done. `patience`: milliseconds, after which it is done all the same. */
export function whenIdle(act: () => void, patience?: number): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, 200);
}
