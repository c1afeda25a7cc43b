import { selectOne } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { styled } from "./styles";

const attributes = (svg: string, id: string): Record<string, string> =>
  selectOne<AnyNode, Element>(`#${id}`, parseDocument(svg, { xmlMode: true }))!.attribs;
const style = (svg: string, sheet: string, id = "p"): string => attributes(styled(svg, sheet), id).style!;
const PATH = '<svg><path id="p"/></svg>';

test("variables are inherited, and nearer ones win", () => {
  const svg = '<svg><g class="night"><path id="in"/></g><path id="out"/></svg>';
  const sheet = ":root { --sky: red } .night { --sky: blue } path { fill: var(--sky) }";
  expect(style(svg, sheet, "in")).toBe("fill:#0000ff");
  expect(style(svg, sheet, "out")).toBe("fill:#ff0000");
});

test("a variable may stand for another or have a substitute", () => {
  const sheet = ":root { --a: var(--b); --b: lime } path { fill: var(--a); stroke: var(--none, var(--b)) }";
  expect(style(PATH, sheet)).toBe("fill:#00ff00;stroke:#00ff00");
});

test("pictures are drawn by day", () => {
  expect(style(PATH, "path { fill: light-dark(rgb(255 0 0 / 0.2), blue) }")).toBe("fill:#ff000033");
});

test("colours are mixed, and other values stay", () => {
  const sheet = ":root { --c: blue } path { fill: color-mix(in srgb, red 20%, var(--c)); stroke: none; stroke-width: 2 }";
  expect(style(PATH, sheet)).toBe("fill:#3300cc;stroke:none;stroke-width:2");
});

test("the stronger rule wins, then the later one; the element's own style is the strongest", () => {
  const svg = '<svg><path id="a" class="x" style="opacity: 1"/><path id="b"/></svg>';
  const sheet = ".x.x { stroke: red } .x { fill: blue } path { fill: lime } svg path { stroke: lime } path { fill: red } .x { opacity: 0 }";
  expect(style(svg, sheet, "a").split(";").sort()).toEqual(["fill:#0000ff", "opacity:1", "stroke:#ff0000"]);
  expect(style(svg, sheet, "b").split(";").sort()).toEqual(["fill:#ff0000", "stroke:#00ff00"]);
});

test("where() adds no strength", () => {
  expect(style('<svg><path id="p" class="x"/></svg>', "path.x { fill: red } .x:where(.x) { fill: blue }")).toBe("fill:#ff0000");
});

test("a picture knows no pointer, no keyboard and no conditions", () => {
  const sheet = "path { fill: red } path:hover { fill: blue } path:not(:focus) { fill: blue } path::before { fill: blue } @media print { path { fill: blue } }";
  expect(style(PATH, sheet)).toBe("fill:#ff0000");
});

test("attributes may have variables, too", () => {
  expect(attributes(styled('<svg><path id="p" fill="var(--f)"/></svg>', ":root { --f: red }"), "p").fill).toBe("#ff0000");
});

test("a transform becomes an attribute, which has no units", () => {
  const drawn = styled('<svg><path id="p" style="transform: translate(3px, 4px) rotate(5deg)"/></svg>', "");
  expect(attributes(drawn, "p")).toEqual({ id: "p", style: "", transform: "translate(3, 4) rotate(5)" });
});
