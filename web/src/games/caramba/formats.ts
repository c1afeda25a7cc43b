/** The two ways to draw the table: in a wide window, and on a phone held upright. All lengths are board units. */

export interface Format {
  width: number;
  pad: number;
  top: number;
  plaqueAbove: boolean;
  plaque: { width: number; height: number };
  lanes: number;
  lane: number;
  gap: number;
  rowGap: number;
  row: number;
  own: number;
  centre: number;
  stock: number;
  hand: number;
}

export function wideFormat(seats: number, seated: boolean): Format {
  const others = seated ? seats - 1 : seats;
  const tall = ([[124, 126, 120, 140], [104, 114, 104, 130]][others - 1] ?? [88, 106, 96, 120]) as [number, number, number, number];
  return {
    width: 820,
    pad: 14,
    top: 24,
    plaqueAbove: false,
    plaque: { width: 226, height: 0 },
    lanes: 250,
    lane: 180,
    gap: 8,
    rowGap: 4,
    row: tall[0],
    own: tall[1],
    centre: tall[2],
    stock: 0,
    hand: tall[3],
  };
}

export const NARROW: Format = {
  width: 390,
  pad: 8,
  top: 18,
  plaqueAbove: true,
  plaque: { width: 374, height: 36 },
  lanes: 8,
  lane: 122,
  gap: 4,
  rowGap: 4,
  row: 60,
  own: 86,
  centre: 64,
  stock: 30,
  hand: 100,
};
