"""Styles worked into an SVG, for painters that know neither variables nor colours of day and night.

It is the cascade of CSS as far as our boards use it, on the side of the day.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from xml.etree import ElementTree

import cssselect2
import tinycss2
from tinycss2.color4 import parse_color

Styles = dict[str, str]

PAINTED = re.compile(
    r"fill.*|stroke.*|opacity|font.*|text-anchor|letter-spacing|dominant-baseline|paint-order|display"
    r"|visibility|transform|clip-path|color|stop-.*"
)
"""What a painter of SVG has a use for."""
FUNCTION = re.compile(r"(var|light-dark|color-mix)\(((?:[^()]|\([^()]*\))*)\)")
"""One whose arguments have at most one level of brackets: the others are worked in before."""
FONT = re.compile(r"(?:(italic|normal) )?(?:(\d{3}|bold) )?([\d.]+px)(?:/[\d.]+)? (.+)")


def painted(svg: str, styles: str) -> str:
    """The same drawing; every element has the style that the style sheets give it."""
    root = ElementTree.fromstring(svg)
    rules, tree = _rules(styles), cssselect2.ElementWrapper.from_xml_root(root)
    inherited: dict[ElementTree.Element, Styles] = {}
    for element in tree.iter_subtree():
        parent = inherited[element.parent.etree_element] if element.parent else {}
        own = _declared(rules, element)
        names = {**parent, **{name: value for name, value in own.items() if name.startswith("--")}}
        inherited[element.etree_element] = names
        _paint(element.etree_element, {name: _worked_in(value, names) for name, value in own.items()})
    root.set("xmlns", "http://www.w3.org/2000/svg")  # a page does without
    return ElementTree.tostring(root, encoding="unicode")


def _declared(rules: "cssselect2.Matcher", element: "cssselect2.ElementWrapper") -> Styles:
    """What the element's attributes, the rules and its style say, the stronger ones last."""
    own = {name: value for name, value in element.etree_element.items() if FUNCTION.match(value)}
    for _, _, _, declared in rules.match(element):
        own |= declared
    return own | _declarations(element.etree_element.get("style", ""))


def _paint(element: ElementTree.Element, style: Mapping[str, str]) -> None:
    style = {name: value for name, value in style.items() if PAINTED.fullmatch(name)}
    transform = re.sub(r"px|deg", "", style.pop("transform", ""))
    if transform:
        element.set("transform", transform)
    if font := FONT.fullmatch(style.pop("font", "")):
        slant, weight, size, family = font.groups(default="normal")
        style = {
            "font-style": slant,
            "font-weight": weight,
            "font-size": size,
            "font-family": family,
            **style,
        }
    element.set("style", ";".join(f"{name}:{_plain(value)}" for name, value in style.items()))


@cache
def _rules(styles: str) -> "cssselect2.Matcher":
    """Of the whole sheet; what stands under a condition, such as less motion, is left out."""
    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(styles, skip_comments=True, skip_whitespace=True):
        if rule.type == "qualified-rule":
            for selector, content in _unnested("", rule):
                try:
                    compiled = cssselect2.compile_selector_list(selector)
                except cssselect2.SelectorError:  # of a pointer or a keyboard, which a picture has not
                    continue
                for one in compiled:
                    matcher.add_selector(one, content)
    return matcher


def _unnested(outer: str, rule: "tinycss2.ast.QualifiedRule") -> Iterator[tuple[str, Styles]]:
    """A rule and those written inside it."""
    selector = tinycss2.serialize(rule.prelude).strip()
    if outer:
        selector = selector.replace("&", outer) if "&" in selector else f"{outer} {selector}"
    parts = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
    yield selector, {part.name: _text(part) for part in parts if part.type == "declaration"}
    for part in parts:
        if part.type == "qualified-rule":
            yield from _unnested(selector, part)


def _declarations(text: str) -> Styles:
    parts = tinycss2.parse_blocks_contents(text, skip_comments=True, skip_whitespace=True)
    return {part.name: _text(part) for part in parts if part.type == "declaration"}


def _text(declaration: "tinycss2.ast.Declaration") -> str:
    return str(tinycss2.serialize(declaration.value)).strip()


def _worked_in(value: str, names: Mapping[str, str]) -> str:
    """A value without variables; the innermost first, until none is left."""
    while found := list(FUNCTION.finditer(value)):
        last = found[-1]
        value = value[: last.start()] + _result(last[1], last[2], names) + value[last.end() :]
    return value


def _result(function: str, text: str, names: Mapping[str, str]) -> str:
    if function == "color-mix":
        return _mixed(_worked_in(text, names))
    first, _, second = text.partition(",") if function == "var" else _pair(text)
    if function == "light-dark":
        return first.strip()
    return _worked_in(names.get(first.strip(), second.strip()), names)


def _pair(text: str) -> tuple[str, str, str]:
    """Two arguments, the first of which may have commas of its own in brackets."""
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            return text[:place], ",", text[place + 1 :]
    return text, "", ""


def _mixed(text: str) -> str:
    """Two colours, `in srgb, A 22%, B` or `in oklab, A, B 28%`: both by their red, green and blue."""
    _, _, colours = _pair(text)
    first, _, second = _pair(colours)
    share = re.search(r"([\d.]+)%", colours)
    part = float(share[1]) / 100 if share else 0.5
    if "%" in second:
        part = 1 - part
    one, other = (parse_color(re.sub(r"[\d.]+%", "", colour).strip()) for colour in (first, second))
    return _rgb([part * a + (1 - part) * b for a, b in zip(one, other, strict=True)])


def _plain(value: str) -> str:
    """Colours in a form that every painter knows."""
    colour = None if value == "currentColor" else parse_color(value)
    return _rgb([*colour]) if colour is not None and colour != "currentcolor" else value


def _rgb(channels: list[float]) -> str:
    red, green, blue = (round(255 * channel) for channel in channels[:3])
    return f"rgba({red},{green},{blue},{channels[3]:g})"
