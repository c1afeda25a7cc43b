"""A game of another package in the browser: the pages were built without it."""

import os
import random
import re
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.environments import ROOT, build
from tests.web.conftest import PHONE, WIDE, Server, liked

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def dudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside whose packages the fourth game is installed."""
    folder = tmp_path_factory.mktemp("dudo")
    zipfile.ZipFile(build(ROOT / "examples/fourth-game", folder / "wheel")).extractall(folder)
    server = Server(folder, PYTHONPATH=os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    yield server
    server.kill()


def play_bots(visitor: Any) -> Page:
    visitor.context.add_init_script(liked(company={"bots": 1, "level": "random"}))
    page: Page = visitor.go()
    poster = page.locator("article", has=page.get_by_role("heading", name="Dudo"))
    expect(poster.locator("img")).to_have_js_property("complete", True)
    assert poster.locator("img").evaluate("image => image.naturalWidth") > 0
    poster.locator("button.main").click()
    page.wait_for_url(re.compile("/table/"))
    return page


def bid(page: Page, rng: random.Random) -> None:
    """On the board: doubt if one may, every other time; else a low number and a face."""
    button = page.locator("[data-key=dudo]")
    if button.is_visible() and rng.random() < 0.5:
        button.click()
    else:
        number = page.locator("[data-key^=number]").first
        if number.is_visible():
            number.click()
        page.locator("[data-key^=face]").or_(button).first.click()


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_game_on_its_own_board(visit: Visit, dudo: Server, viewport: dict[str, int]) -> None:
    visitor, rng = visit(dudo, viewport=viewport), random.Random(1)
    page = play_bots(visitor)
    for _ in range(3):
        expect(page.locator(".dudo .bids button").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        version = visitor.version()
        bid(page, rng)
        visitor.moved_on(version)
    expect(page.locator(".dudo .bids button").first).to_be_visible()
    assert visitor.violations() == []
    page.get_by_role("tab", name="More").click()
    page.get_by_text("The table in words").click()
    expect(page.get_by_text(re.compile(r"^Your dice: [1-6, ]+\.$"))).to_be_visible()


def test_its_words_its_rules_and_the_end(visit: Visit, dudo: Server) -> None:
    visitor, rng = visit(dudo, locale="es-ES"), random.Random(2)
    page = visitor.go("/rules/dudo")
    expect(page.get_by_role("heading", name="Dudo: Reglas")).to_be_visible()
    expect(page.locator("#rule-d6")).to_contain_text("se levantan todos los cubiletes")
    page.goto(f"{dudo.url}/new/dudo")
    page.locator("form select").first.select_option("2")
    page.locator("fieldset select").select_option("random")
    page.locator("form button.main").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("button.main").click()
    assert visitor.play_on(lambda choices: rng.choice([choices[0], choices[-1]])) > 5
    page.locator("a[href^='/replay/']").first.click()
    expect(page.locator(".dudo .middle")).to_have_text("Aún no hay apuesta")
    page.locator("header select").first.select_option("fr")
    expect(page.locator(".dudo .middle")).to_have_text("No bid yet")  # it speaks two languages, and no third
