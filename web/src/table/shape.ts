/** A room of this shape, width to height, is as good for a wide board as for one on a phone held upright. */
export const SHAPE = 0.84;
