"""Screens compared with how they looked when a person liked them, as far as fonts may differ.

Text on a board stays where it is whatever the font, so a board is compared tile by tile, and one thing that
is missing is noticed. On the first page the text flows, so it is compared as a whole.

`make looks` writes the small pictures anew; look at the screens before you commit them.
"""

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageChops
from playwright.sync_api import expect

import tertulia
from tertulia.games import GAMES
from tertulia.testing import random_play

LOOKS = Path(__file__).parent / "looks"
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
WIDTH, TILE = 96, 8
WHOLE = 10.0
"""Of 255, on average over the picture; a first page without its games makes 25."""
WORST = {"wide": 16.0, "phone": 30.0}
"""The same over the tile that differs most; other fonts make up to 11 and 25 on a board."""
Visit = Callable[..., Any]


def small(shot: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return picture.resize((WIDTH, round(WIDTH * picture.height / picture.width)), Image.Resampling.BOX)


def apart(shot: bytes, name: str) -> Any:
    """By pixel, of 255: from the screen of that name as it was liked."""
    liked, now = Image.open(LOOKS / f"{name}.png").convert("RGB"), small(shot)
    assert now.size == liked.size, f"{name} has another shape"
    return np.asarray(ImageChops.difference(now, liked), np.float64).mean(axis=2)


def worst(pixels: Any) -> float:
    """Of the tile that differs most."""
    high, wide = (length // TILE for length in pixels.shape)
    tiles = pixels[: high * TILE, : wide * TILE].reshape(high, TILE, wide, TILE)
    return float(tiles.mean(axis=(1, 3)).max())


def compared(shot: bytes, name: str) -> Any:
    """As `apart`, unless the picture shall be written anew."""
    if os.environ.get("TERTULIA_LOOKS") == "write":
        small(shot).save(LOOKS / f"{name}.png", optimize=True)
    return apart(shot, name)


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
    assert compared(page.screenshot(), f"home-{size}-{theme}").mean() < WHOLE


def board_of(visitor: Any, game: str, folder: Path) -> Any:
    page = visitor.go("/replay?step=120")
    page.get_by_label("Choose the file").set_input_files(record(game, folder))
    expect(page.get_by_label("Step", exact=True)).to_have_value("120")
    board = page.locator("main svg").first
    expect(board).to_be_visible()
    page.wait_for_timeout(200)  # pieces have come to rest
    return board


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_board(visit: Visit, tmp_path: Path, game: str, theme: str, size: str) -> None:
    board = board_of(visit(color_scheme=theme, viewport=SIZES[size]), game, tmp_path)
    assert worst(compared(board.screenshot(), f"{game}-{size}-{theme}")) < WORST[size]


def test_a_page_without_its_games_is_noticed(visit: Visit) -> None:
    visitor = visit(color_scheme="light", viewport=SIZES["wide"])
    page = visitor.go()
    expect(page.locator("article svg")).to_have_count(len(GAMES))
    page.evaluate("document.querySelector('.games').remove()")
    assert apart(page.screenshot(), "home-wide-light").mean() > 2 * WHOLE


@pytest.mark.parametrize(
    ("game", "thing"), [("caramba", "good:"), ("pamplona", "space:1"), ("sombreros", "mine:")]
)
def test_a_board_without_one_of_its_places_is_noticed(
    visit: Visit, tmp_path: Path, game: str, thing: str
) -> None:
    board = board_of(visit(color_scheme="light", viewport=SIZES["wide"]), game, tmp_path)
    board.locator(f"[data-at^='{thing}']").first.evaluate("place => place.remove()")
    assert worst(apart(board.screenshot(), f"{game}-wide-light")) > WORST["wide"]
