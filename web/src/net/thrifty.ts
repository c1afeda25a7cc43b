/** Who counts every byte gets what is asked for, and nothing ahead. */
export const thrifty = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
