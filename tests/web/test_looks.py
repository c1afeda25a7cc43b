"""Screens compared with how they looked when a person liked them: gross breakage only, since fonts differ.

`make looks` writes the small pictures anew; look at the screens before you commit them.
"""

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

import tertulia
from tertulia.games import GAMES
from tertulia.testing import random_play

LOOKS = Path(__file__).parent / "looks"
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
THUMB = 48
DIFFERENCE = 10.0
"""Of 255, on average over the picture; a first page without its games makes 25."""
Visit = Callable[..., Any]


def small(shot: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return picture.resize((THUMB, round(THUMB * picture.height / picture.width)), Image.Resampling.BOX)


def difference(shot: bytes, name: str) -> float:
    """From the screen of that name as it was liked, of 255."""
    liked, now = Image.open(LOOKS / f"{name}.png").convert("RGB"), small(shot)
    assert now.size == liked.size, f"{name} has another shape"
    return sum(ImageStat.Stat(ImageChops.difference(now, liked)).mean) / 3


def check(shot: bytes, name: str) -> None:
    if os.environ.get("TERTULIA_LOOKS") == "write":
        small(shot).save(LOOKS / f"{name}.png", optimize=True)
    assert difference(shot, name) < DIFFERENCE


def record(game: str, folder: Path) -> Path:
    """The same game for everybody."""
    seats = tertulia.game(game).meta.max_seats
    *_, match = random_play(tertulia.game(game), seats, "looks")
    file = folder / f"{game}.json"
    file.write_bytes(msgspec.json.encode(match.record()))
    return file


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_page(visit: Visit, theme: str, size: str) -> None:
    visitor = visit(color_scheme=theme, viewport=SIZES[size])
    page = visitor.go()
    expect(page.locator("article svg")).to_have_count(len(GAMES))
    check(page.screenshot(), f"home-{size}-{theme}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_board(visit: Visit, tmp_path: Path, game: str, theme: str, size: str) -> None:
    visitor = visit(color_scheme=theme, viewport=SIZES[size])
    page = visitor.go("/replay?step=120")
    page.get_by_label("Choose the file").set_input_files(record(game, tmp_path))
    expect(page.get_by_label("Step", exact=True)).to_have_value("120")
    board = page.locator("main svg").first
    expect(board).to_be_visible()
    page.wait_for_timeout(200)  # pieces have come to rest
    check(board.screenshot(), f"{game}-{size}-{theme}")


def test_a_page_without_its_board_is_noticed(visit: Visit) -> None:
    visitor = visit(color_scheme="light", viewport=SIZES["wide"])
    page = visitor.go()
    expect(page.locator("article svg")).to_have_count(len(GAMES))
    page.evaluate("document.querySelector('.games').remove()")
    assert difference(page.screenshot(), "home-wide-light") > 2 * DIFFERENCE
