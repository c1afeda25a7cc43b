"""Screens compared with how they looked when a person liked them, as far as fonts may differ.

Text on a board stays where it is whatever the font, so a board is compared tile by tile, and one thing that
is missing is noticed. On the first page the text flows, so it is compared as a whole.

`make looks` writes the small pictures anew; look at the screens before you commit them.
"""

import io
import os
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, ViewportSize, expect

import tertulia
from tertulia.games import GAMES
from tertulia.testing import random_play

LOOKS = Path(__file__).parent / "looks"
SCREENS = {
    "wide": (1280, 800),
    "phone": (390, 844),
    "small": (360, 640),
    "tablet": (820, 1180),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}
SIZES: dict[str, ViewportSize] = {
    name: {"width": width, "height": height} for name, (width, height) in SCREENS.items()
}
MIDDLE = 120
"""A step in the middle of each of the games that are looked at."""
WIDTH, TILE = 96, 8
WHOLE = 10.0
"""Of 255, on average over the picture; a first page without its games makes 25."""
WORST, WORST_UPRIGHT = 16.0, 30.0
"""The same over the tile that differs most; other fonts make up to 11 and 25, on a board for a phone held
upright."""
UPRIGHT = ("phone", "small")
BY_NIGHT = ("wide", "phone")
"""Other colours lie on the same places, which are looked at by day in all sizes."""
SETTLED = """document.fonts.ready.then(() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(drawn));
}))"""
"""Nothing moves here, but a new size is noticed with the next frame."""
Visit = Callable[..., Any]


def small(shot: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return picture.resize((WIDTH, round(WIDTH * picture.height / picture.width)), Image.Resampling.BOX)


def apart(shot: bytes, name: str) -> Any:
    """By pixel, of 255: from the screen of that name as it was liked."""
    liked, now = Image.open(LOOKS / f"{name}.webp").convert("RGB"), small(shot)
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
        small(shot).save(LOOKS / f"{name}.webp", quality=90)
    return apart(shot, name)


def record(game: str, folder: Path) -> Path:
    """The same game for everybody."""
    seats = tertulia.game(game).meta.max_seats
    *_, match = random_play(tertulia.game(game), seats, "looks")
    file = folder / f"{game}.json"
    file.write_bytes(msgspec.json.encode(match.record()))
    return file


def test_the_first_page_and_that_its_games_would_be_missed(visit: Visit) -> None:
    visitor = visit(painted=True)
    page = visitor.go()
    expect(page.locator("article svg")).to_have_count(len(GAMES))
    for theme, size in product(("dark", "light"), ("phone", "wide")):
        show(page, theme, size)
        assert compared(page.screenshot(), f"home-{size}-{theme}").mean() < WHOLE
    page.evaluate("document.querySelector('.games').remove()")
    assert apart(page.screenshot(), "home-wide-light").mean() > 2 * WHOLE


def show(page: Page, theme: Any, size: str) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size(SIZES[size])
    expect(page.locator("html[data-typeface]")).to_be_attached()
    page.evaluate(SETTLED)


def board_of(visitor: Any, game: str, folder: Path, step: int = MIDDLE) -> Any:
    page = visitor.go(f"/replay?step={step}")
    page.get_by_label("Choose the file").set_input_files(record(game, folder))
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(step))
    board = page.locator("main svg").first
    expect(board).to_be_visible()
    return board


@pytest.mark.parametrize(
    ("game", "thing"), [("caramba", "good:"), ("pamplona", "space:1"), ("sombreros", "mine:")]
)
def test_a_board_at_the_start_in_the_middle_and_at_the_end_and_that_a_place_would_be_missed(
    visit: Visit, tmp_path: Path, game: str, thing: str
) -> None:
    visitor = visit(painted=True)
    page, board = visitor.page, board_of(visitor, game, tmp_path)
    step = page.get_by_label("Step", exact=True)
    last = step.get_attribute("max")
    for moment, number in (("start", "0"), ("end", last), ("middle", str(MIDDLE))):
        step.fill(number)
        for theme, size in [*product(["dark"], BY_NIGHT), *product(["light"], SIZES)]:
            show(page, theme, size)
            difference = worst(compared(board.screenshot(), f"{game}-{moment}-{size}-{theme}"))
            assert difference < (WORST_UPRIGHT if size in UPRIGHT else WORST), f"{moment}, {size}, {theme}"
    show(page, "light", "wide")
    board.locator(f"[data-at^='{thing}']").first.evaluate("place => place.remove()")
    assert worst(apart(board.screenshot(), f"{game}-middle-wide-light")) > WORST
