"""Every page: languages, access for everybody, weight, and what it asks of others (nothing)."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, Route, expect

from tertulia.games import GAMES, OURS, game

Visit = Callable[..., Any]
FIRST_LOAD, WITH_A_GAME = 53_000, 133_000
"""Bytes with gzip, a typeface among them: before the first press, and with all that the first game needs."""


@pytest.mark.parametrize(
    "path",
    ["/", "/nonsense", "/replay", *(f"/new/{key}" for key in GAMES), *(f"/rules/{key}" for key in GAMES)],
)
def test_no_axe_violation_on_any_page(visit: Visit, path: str) -> None:
    visitor = visit(allowed="status of 404")
    page = visitor.go(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert visitor.violations_day_and_night() == []


def test_no_axe_violation_before_the_game(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/pamplona")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code of this table")).to_be_visible()
    assert visitor.violations_day_and_night() == []


@pytest.mark.parametrize("game", GAMES)
def test_no_axe_violation_at_a_table(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game)
    page = visitor.page
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert visitor.violations_day_and_night() == []
    for tab in ("Rules", "Notes"):
        page.get_by_role("tab", name=tab).click()
        assert visitor.violations_day_and_night() == []


@pytest.mark.parametrize("game", GAMES)
def test_replay_its_link_its_viewpoints_and_what_if(visit: Visit, game: str, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.over_already(game)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Step", exact=True)
    expect(slider).to_be_visible()
    for _ in range(12):
        page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("step=12"))
    event = page.locator(".event").inner_text()
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    link = page.url
    assert visitor.violations() == []
    friend = visit()
    friend.page.goto(link)
    expect(friend.page.locator(".event")).to_have_text(event)
    expect(friend.page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("[data-version]")).to_be_visible()
    assert [player["control"] for player in visitor.wire.state["players"]].count("bot") == 3
    assert visitor.wire.state["players"][1]["control"] == "player"
    friend.go("/replay")
    friend.page.get_by_label("Choose the file").set_input_files(record)
    expect(friend.page.get_by_label("Step", exact=True)).to_be_visible()


def test_all_four_languages(visit: Visit) -> None:
    visitor = visit(locale="fr-FR")
    page = visitor.go()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Trois jeux de société")
    for code, title in [("de", "Drei Brettspiele"), ("es", "Tres juegos"), ("en", "Three board games")]:
        page.get_by_role("combobox").first.select_option(code)
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        assert page.evaluate("document.documentElement.lang") == code
    page.get_by_role("combobox").first.select_option("de")
    visitor.play_bots("pamplona")
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    page.get_by_role("combobox").first.select_option("es")
    expect(page.get_by_role("tab", name="Registro")).to_be_visible()


def test_the_first_load_is_light_and_asks_nobody_else(visit: Visit) -> None:
    """Who counts every byte gets what the page shows, and then what the game needs that is pressed."""
    visitor, sizes = visit(), {}

    def weigh(response: Response) -> None:
        sizes[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    page = visitor.go()
    door = page.get_by_role("button", name="Play against bots").first
    expect(door).to_be_visible()
    page.wait_for_load_state("networkidle")
    files = [url for url in sizes if "/assets/" in url]
    assert len(files) == 5, "the way in, code, its helper, styles, words"
    assert sum(sizes.values()) < FIRST_LOAD, sizes
    door.click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert sum(sizes.values()) < WITH_A_GAME, sizes
    modules = [url for url in sizes if url.endswith(".wasm")]
    assert len(modules) == 1, "rules of one game"
    assert page.locator("html[lang] title, html[lang]").count() >= 1
    assert page.locator('meta[name="description"]').count() == 1


def test_boards_are_warmed_up_where_nobody_sees_them_and_then_gone(visit: Visit) -> None:
    visitor = visit(app=True)
    visitor.context.add_init_script("""const warm = new Set();
new MutationObserver(() => {
  for (const board of document.querySelectorAll("[inert][aria-hidden] > svg")) warm.add(board.classList[0]);
  document.documentElement.dataset.warm = [...warm].sort().join(" ");
}).observe(document, { childList: true, subtree: true })""")
    page = visitor.go()
    expect(page.locator("html")).to_have_attribute("data-warm", " ".join(sorted(OURS)))
    expect(page.locator("[inert]")).to_have_count(0)


def test_the_first_page_can_be_pressed_before_the_server_has_said_anything(visit: Visit) -> None:
    visitor, held, pressed = visit(), list[Route](), list[bool]()
    page = visitor.page
    page.route("**/api/games", lambda route: route.continue_() if pressed else held.append(route))
    visitor.go()
    door = page.get_by_role("button", name="Play against bots").first
    expect(door).to_be_enabled()
    pressed.append(True)
    door.click()
    page.wait_for_url(re.compile("/table/"))
    assert len(held) == 1
    held[0].continue_()


def test_an_illegal_press_says_why_with_the_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bots("caramba")
    page = visitor.page
    expect(page.locator("[data-choice]").first).to_be_visible()
    page.locator(".spot:not(.offered)").first.dispatch_event("click")
    expect(page.get_by_text("It cannot be chosen now.")).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Rule C\d+")).first.click()
    expect(page.locator(".rule.cited")).to_be_in_viewport()


def test_an_edition_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    """The names of the bands are those of the file."""
    shipped = game("caramba").folder / "tilsit-2005.toml"
    own, broken = tmp_path / "own.toml", tmp_path / "broken.toml"
    facts = shipped.read_text("utf-8").replace("tilsit-2005", "mine")
    own.write_text(facts.replace('"Bandidos"', '"Piratas"'), "utf-8")
    broken.write_text("bands = [")
    visitor = visit()
    page = visitor.go("/new/caramba")
    page.get_by_text("More", exact=True).click()
    chooser = page.get_by_label("An edition file of your own")
    chooser.set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("broken.toml is not an edition file")
    chooser.set_input_files(own)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("svg text", has_text="Piratas").first).to_be_visible()


def test_the_browser_calls_a_page_what_it_is_and_not_what_the_last_one_was(visit: Visit) -> None:
    """Tabs, the history and screen readers know a page by its title."""
    page = visit().go("/puzzles")
    for door, title in (
        ("Tertulia", "Tertulia"),
        ("Rules: Viva Pamplona!", "Viva Pamplona! · Rules · Tertulia"),
        ("Tertulia", "Tertulia"),
        ("Play with friends", "New table: Caramba! (2005) · Tertulia"),
    ):
        expect(page).not_to_have_title(title)
        page.get_by_role("link", name=door, exact=True).first.click()
        expect(page).to_have_title(title)
