/** An id that nobody else has. `crypto.randomUUID` is missing where a page comes over plain HTTP from a friend's machine. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
