/** In the words of whoever was asked: what cannot be done, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}
