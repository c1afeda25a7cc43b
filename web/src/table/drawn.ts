/** When the table is drawn; at once where nobody looks. */
export function whenDrawn(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
