"""Pictures of a table: the boards of the browser."""

import multiprocessing
import os
import re
from pathlib import Path

import numpy as np
import pytest

import tertulia
from tertulia.envs import drawing
from tertulia.envs.drawing import DrawingError, picture

WEB = Path(__file__).parents[2] / "web" / "src"


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


def test_a_fork_has_a_pen_of_its_own() -> None:
    match = tertulia.game("caramba").start(2, seed=1)
    before = picture("caramba", match.view(0), 0, ["Ana", "Bruno"])
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert (pool.apply(picture, ("caramba", match.view(0), 0, ["Ana", "Bruno"])) == before).all()
    assert (picture("caramba", match.view(0), 0, ["Ana", "Bruno"]) == before).all()


def test_boards_that_are_not_built_are_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(drawing, "BOARDS", tmp_path / "boards.js")
    monkeypatch.setattr(drawing, "_pen", drawing._pen.__wrapped__)
    match = tertulia.game("caramba").start(2, seed=1)
    with pytest.raises(DrawingError, match="the boards are not built for drawing: run `make web`"):
        picture("caramba", match.view(0), 0, ["Ana", "Bruno"])


def test_what_cannot_be_drawn_is_told_in_one_line() -> None:
    with pytest.raises(DrawingError, match=r"^caramba cannot be drawn: .*TypeError: [^\n]*$"):
        picture("caramba", {}, 0, ["Ana", "Bruno"])
    with pytest.raises(DrawingError, match=r"^fox cannot be drawn: .*pictures of our own boards only$"):
        picture("fox", {}, 0, ["Ana", "Bruno"])


def test_after_a_pen_that_breaks_there_is_another() -> None:
    match = tertulia.game("caramba").start(2, seed=1)
    pen = drawing._pen(os.getpid())
    pen.kill()
    pen.wait()
    with pytest.raises(DrawingError, match="the process that drew caramba has ended"):
        picture("caramba", match.view(0), 0, ["Ana", "Bruno"])
    assert picture("caramba", match.view(0), 0, ["Ana", "Bruno"]).any()
