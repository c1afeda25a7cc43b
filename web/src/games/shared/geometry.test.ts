import { expect, it } from "vitest";
import { around, cells, distance, drawn, middle } from "./geometry";

const box = { x: 10, y: 20, width: 106, height: 50 };

it("a box has a middle, and lies around it", () => {
  expect(middle(box)).toEqual({ x: 63, y: 45 });
  expect(around(middle(box), 106, 50)).toEqual(box);
});

it("cells fill a box, row by row", () => {
  expect(cells(box, 3, 2, 6)).toEqual([
    { x: 10, y: 20, width: 50, height: 22 },
    { x: 66, y: 20, width: 50, height: 22 },
    { x: 10, y: 48, width: 50, height: 22 },
  ]);
});

it("a line is written to a tenth", () => {
  expect(drawn([{ x: 0, y: 1 / 3 }, { x: 12.26, y: -4 }])).toBe("M0 0.3L12.3 -4");
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
});
