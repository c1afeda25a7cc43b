/** Points and boxes of a board, in its units. y points down. */

export interface Point {
  x: number;
  y: number;
}

/** From its upper left corner, as SVG has it: `<rect {...box} />`. */
export interface Box extends Point {
  width: number;
  height: number;
}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
/** The box of that size with this point in its middle. */
export const around = ({ x, y }: Point, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Equal boxes in rows that fill a box. */
export function cells(box: Box, count: number, columns: number, gap = 6): Box[] {
  const rows = Math.ceil(count / columns);
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, number) => ({
    x: box.x + (number % columns) * (width + gap),
    y: box.y + Math.floor(number / columns) * (height + gap),
    width,
    height,
  }));
}

// As data of a path

/** No eye sees more than a tenth. */
export const round = (value: number): number => Math.round(value * 10) / 10;
export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const drawn = (points: Point[]): string => `M${points.map(pair).join("L")}`;
