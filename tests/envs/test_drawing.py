"""Pictures of a table: the boards of the browser, with their styles worked in."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import tertulia
from tertulia.envs import drawing
from tertulia.envs.drawing import DrawingError, picture
from tertulia.envs.paint import painted

WEB = Path(__file__).parents[2] / "web" / "src"


def styles_of(svg: str, sheet: str) -> dict[str, str]:
    """What each element with an id is painted with."""
    root = ElementTree.fromstring(painted(svg, sheet))
    return {element.get("id", ""): element.get("style", "") for element in root.iter()}


def test_variables_are_inherited_and_nearer_ones_win() -> None:
    svg = '<svg><g class="night"><path id="in"/></g><path id="out"/></svg>'
    sheet = ":root { --sky: red } .night { --sky: blue } path { fill: var(--sky) }"
    styles = styles_of(svg, sheet)
    assert styles["in"] == "fill:rgba(0,0,255,1)"
    assert styles["out"] == "fill:rgba(255,0,0,1)"


def test_a_variable_may_stand_for_another_or_have_a_substitute() -> None:
    sheet = ":root { --a: var(--b); --b: lime } path { fill: var(--a); stroke: var(--none, var(--b)) }"
    assert styles_of('<svg><path id="p"/></svg>', sheet)["p"] == "fill:rgba(0,255,0,1);stroke:rgba(0,255,0,1)"


def test_pictures_are_drawn_by_day() -> None:
    sheet = "path { fill: light-dark(rgb(255 0 0 / 0.5), blue) }"
    assert styles_of('<svg><path id="p"/></svg>', sheet)["p"] == "fill:rgba(255,0,0,0.5)"


@pytest.mark.parametrize("mix", ["in srgb, red 25%, blue", "in oklab, red, blue 75%"])
def test_colours_are_mixed(mix: str) -> None:
    sheet = f"path {{ fill: color-mix({mix}) }}"
    assert styles_of('<svg><path id="p"/></svg>', sheet)["p"] == "fill:rgba(64,0,191,1)"


def test_the_stronger_rule_wins_and_attributes_are_the_weakest() -> None:
    svg = '<svg><path id="a" class="x" fill="var(--f)"/><path id="b" fill="var(--f)"/></svg>'
    sheet = ":root { --f: red } .x { fill: blue } svg path { stroke: lime } .x.x { stroke: red }"
    styles = styles_of(svg, sheet)
    assert styles["a"] == "fill:rgba(0,0,255,1);stroke:rgba(255,0,0,1)"
    assert styles["b"] == "fill:rgba(255,0,0,1);stroke:rgba(0,255,0,1)"


def test_rules_inside_rules_and_those_of_a_pointer() -> None:
    svg = '<svg><g class="spot"><path id="p"/></g></svg>'
    sheet = ".spot { & path { fill: red } &:hover path { fill: blue } }"
    assert styles_of(svg, sheet)["p"] == "fill:rgba(255,0,0,1)"


def test_a_transform_loses_its_units_and_fonts_are_taken_apart() -> None:
    svg = '<svg><text id="t" style="transform: translate(3px, 4px) rotate(5deg)">x</text></svg>'
    root = ElementTree.fromstring(painted(svg, "text { font: 700 17px Georgia, serif }"))
    assert root[0].get("transform") == "translate(3, 4) rotate(5)"
    style = root[0].get("style")
    assert style == "font-style:normal;font-weight:700;font-size:17px;font-family:Georgia, serif"


def pixels(shown: drawing.Picture, colour: str) -> int:
    wanted = [int(colour[place : place + 2], 16) for place in (0, 2, 4)]
    return int((shown == wanted).all(axis=2).sum())


def test_a_picture_has_the_colours_of_the_board() -> None:
    palette = (WEB / "games" / "pamplona" / "palette.css").read_text(encoding="utf-8")
    match = tertulia.game("pamplona").start(3, seed=1)
    shown = picture("pamplona", match.view(0), 0, ["Ana", "Bruno", "Carla"])
    assert shown.shape[2] == 3
    assert shown.dtype == np.uint8
    for name in ("sky", "ground", "bull", "roof"):
        found = re.search(rf"--{name}: light-dark\(#([0-9a-f]{{6}})", palette)
        assert found is not None
        assert pixels(shown, found[1]) > 100, name


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_picture_shows_what_has_happened_and_who_plays(key: str) -> None:
    match = tertulia.game(key).start(2, seed=1)
    before = picture(key, match.view(0), 0, ["Ana", "Bruno"])
    assert (picture(key, match.view(0), 0, ["Ana", "Bruno"]) == before).all()
    assert (picture(key, match.view(0), 0, ["Ana", "Carla"]) != before).any()
    match.play(match.legal()[0])
    assert (picture(key, match.view(0), 0, ["Ana", "Bruno"]) != before).any()


def test_boards_that_are_not_built_are_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(drawing, "PROGRAM", tmp_path / "draw.mjs")
    monkeypatch.setattr(drawing, "_node", drawing._node.__wrapped__)
    match = tertulia.game("caramba").start(2, seed=1)
    with pytest.raises(DrawingError, match="the boards are not built for drawing: run `make web`"):
        picture("caramba", match.view(0), 0, ["Ana", "Bruno"])


def test_a_drawing_that_fails_is_told_and_the_next_one_begins_anew() -> None:
    match = tertulia.game("caramba").start(2, seed=1)
    with pytest.raises(DrawingError, match="Node ended while it drew caramba"):
        picture("caramba", {}, 0, ["Ana", "Bruno"])
    assert picture("caramba", match.view(0), 0, ["Ana", "Bruno"]).any()
