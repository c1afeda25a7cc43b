/** A lost seat: the link that the people of the server gave carries a code, which works once. */

import { claim } from "./api";
import { heldAt, keep } from "./keep";

const LINK = /^\/table\/([\w-]+)$/;
const CODE = /^#seat=([\w-]+)$/;

/** Take the seat of the address, if it names one, and let nobody read the code there. Why not, if it fails. */
export async function claimSeat(): Promise<string | null> {
  const [, table] = LINK.exec(location.pathname) ?? [];
  const [, code] = CODE.exec(location.hash) ?? [];
  if (!table || !code) return null;
  history.replaceState(null, "", location.pathname);
  try {
    const held = await claim(table, { code });
    keep(`seats.${table}`, [...heldAt(table).filter((other) => other.seat !== held.seat), held]);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
