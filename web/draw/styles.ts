/** Styles worked into an SVG, by day: a painter of SVG knows neither variables nor colours of day and night. */

import { resolve, utils } from "@asamuzakjp/css-color";
import { selectAll } from "css-select";
import { parse, type Selector } from "css-what";
import serialize from "dom-serializer";
import { type AnyNode, type Element, isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import { compile, type Element as Part } from "stylis";

type Style = Record<string, string>;
interface Rule {
  selector: Selector[];
  style: Style;
}

/** The same drawing; every element has the style that the style sheets give it. */
export function styled(svg: string, sheets: string): string {
  const { children } = parseDocument(svg, { xmlMode: true });
  const matched = new Map<Element, Style>();
  for (const { selector, style } of rulesOf(sheets))
    for (const element of selectAll<AnyNode, Element>([selector], children))
      matched.set(element, { ...matched.get(element), ...style });
  for (const root of children.filter(isTag)) {
    paint(root, {}, matched);
    root.attribs.xmlns = "http://www.w3.org/2000/svg"; // a page does without
  }
  return serialize(children, { xmlMode: true });
}

/** The stronger ones last. What stands under a condition, such as less motion, is left out. */
function rulesOf(sheets: string): Rule[] {
  return compile(sheets)
    .filter((part) => part.type === "rule")
    .flatMap((rule) => parse(String(rule.props)).map((selector) => ({ selector, style: declared(rule.children) })))
    .filter(({ selector }) => selector.every(still))
    .sort((one, other) => strength(one.selector) - strength(other.selector));
}

function declared(parts: Part[] | string): Style {
  const declarations = typeof parts === "string" ? [] : parts.filter((part) => part.type === "decl");
  return Object.fromEntries(declarations.map((part) => [String(part.props), String(part.children)]));
}

/** Neither of a pointer nor of a keyboard, which a picture has not. */
function still(part: Selector): boolean {
  return part.type !== "pseudo-element" && (part.type !== "pseudo" || ["root", "where"].includes(part.name));
}

function strength(selector: Selector[]): number {
  const weigh = (part: Selector): number => (part.type === "tag" ? 1 : part.type === "attribute" || ("name" in part && part.name === "root") ? 100 : 0);
  return selector.reduce((sum, part) => sum + weigh(part), 0);
}

function paint(element: Element, inherited: Style, matched: Map<Element, Style>): void {
  const { attribs } = element;
  const { transform, ...own } = { ...matched.get(element), ...declared(compile(attribs.style ?? "")) };
  const variables = Object.fromEntries(Object.entries(own).filter(([name]) => name.startsWith("--")));
  const names = { ...inherited, ...variables };
  for (const name of ["fill", "stroke"]) if (attribs[name]) attribs[name] = plain(attribs[name], names);
  if (transform) attribs.transform = transform.replace(/px|deg/g, ""); // an attribute has no units
  attribs.style = Object.entries(own)
    .filter(([name]) => !(name in variables))
    .map(([name, value]) => `${name}:${plain(value, names)}`)
    .join(";");
  for (const child of element.children.filter(isTag)) paint(child, names, matched);
}

/** A value without variables; a colour as red, green and blue. */
function plain(value: string, names: Style): string {
  const written = utils.cssVar(value, { customProperty: names });
  const colour = resolve(written, { format: "specifiedValue" }) && resolve(written, { format: "hexAlpha" });
  return colour || written; // what is no colour, or that of the text
}
