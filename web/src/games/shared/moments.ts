/** Moments at which work disturbs nobody. */

/** When the table is on the screen: with the frame after the one that draws it. At once where nobody looks. */
export function whenDrawn(act: () => void): void {
  if (document.hidden) setTimeout(act, 0);
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act, 0)));
}

/** When nothing else is to be done. `patience`: milliseconds, after which it is done all the same. */
export function whenIdle(act: () => void, patience?: number): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, 200);
}
