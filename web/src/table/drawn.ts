/** When the table is drawn; at once where nobody looks. */
export function whenDrawn(act: () => void): void {
  if (document.hidden) setTimeout(act, 0);
  else requestAnimationFrame(() => setTimeout(act, 0));
}
