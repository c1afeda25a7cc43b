/** Drag and drop: a piece is carried from the spot where a choice begins to the one where it goes on. */

import type { Spots } from "./spots.svelte";

/** Pixels: less is a click of a hand that trembles. */
const FAR = 8;

interface Carrying {
  spots: Spots;
  at: string;
  piece: SVGGElement;
  start: PointerEvent;
  /** From the screen to the drawing. */
  inward: DOMMatrix;
}

/** A finger that carries something does not scroll. Browsers do not heed `touch-action` within a drawing. */
export const holds = (spots: Spots) => (board: HTMLElement): (() => void) => {
  const keep = (event: TouchEvent): void => {
    if (event.cancelable && spots.carried.has(spotOf(event.target as Element) ?? "")) event.preventDefault();
  };
  board.addEventListener("touchmove", keep, { passive: false });
  return () => board.removeEventListener("touchmove", keep);
};

const spotOf = (part: Element): string | undefined => part.closest<SVGGElement>(".spot")?.dataset["at"];

/** Follow the pointer that has gone down on a spot, until it is let go. */
export function carry(start: PointerEvent, at: string, spots: Spots): void {
  if (start.button !== 0 || !start.isPrimary || !spots.carried.has(at)) return;
  const piece = start.currentTarget as SVGGElement;
  const carrying = { spots, at, piece, start, inward: DOMMatrix.fromMatrix(piece.getScreenCTM() ?? undefined).inverse() };
  const ended = new AbortController();
  const { signal } = ended;
  let far = false;
  const listen = (kind: "pointermove" | "pointerup" | "pointercancel", hear: (event: PointerEvent) => void): void =>
    addEventListener(kind, (event) => event.pointerId === start.pointerId && hear(event), { signal });
  listen("pointermove", (event) => {
    if (!far && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    if (!far && !spots.picked.includes(at)) spots.press(at);
    far = true;
    move(carrying, event);
  });
  const end = (event: PointerEvent): void => {
    ended.abort();
    if (far) drop(carrying, event);
  };
  listen("pointerup", end);
  listen("pointercancel", end);
}

function move({ piece, start, inward }: Carrying, { clientX, clientY }: PointerEvent): void {
  const way = inward.transformPoint(new DOMPoint(clientX - start.clientX, clientY - start.clientY, 0, 0));
  piece.classList.add("carried");
  piece.style.translate = `${way.x}px ${way.y}px`;
}

/** On a spot where the choice goes on, or nowhere: then it goes back. */
function drop({ spots, at, piece }: Carrying, { type, clientX, clientY }: PointerEvent): void {
  const below = type === "pointercancel" ? [] : document.elementsFromPoint(clientX, clientY);
  piece.classList.remove("carried");
  piece.style.translate = "";
  const goal = below.map(spotOf).find((spot) => spot && spot !== at && spots.offered.has(spot));
  if (goal) spots.press(goal);
  else spots.letGo();
}
