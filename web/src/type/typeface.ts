/** Our typeface comes when nothing else is to be done: until then headings are set in one of the machine's own. */

import { ahead } from "../table/ahead";

const use = (): void => void (document.documentElement.dataset["typeface"] = "ours");

/** Who was here before has it, and sees nothing change. Who counts every byte does without. */
export function bringTypeface(): void {
  if (navigator.serviceWorker?.controller) use();
  else ahead(use);
}
