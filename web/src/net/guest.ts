/** Who this browser is, for the server's budgets alone: it tells people apart who share an address. */

import { freshId } from "./fresh";
import { keep, kept } from "./keep";

let key = "";

export function guest(): string {
  key ||= kept("guest", "");
  if (key === "") {
    key = freshId();
    keep("guest", key);
  }
  return key;
}
