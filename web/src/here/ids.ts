/** Tables of this browser are told from a server's by their ids. */
export const HERE = "here-";
export const isHere = (table: string): boolean => table.startsWith(HERE);
/** The name of the worker that keeps them; all others think. */
export const TABLES = "tables";
