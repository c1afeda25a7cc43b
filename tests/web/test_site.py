"""`tertulia site` in a folder of a plain web space, with the network and without it."""

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tertulia.core import record as records
from tertulia.games import OURS
from tertulia.games import game as game_of
from tertulia.server import site
from tertulia.server.proof import verify
from tests.web.conftest import PAUSES, SHORT, Visitor
from tests.web.test_here import against, first

Visit = Callable[..., Visitor]
PAGES = {
    "/#/rules/caramba": "Caramba! (2005): Rules",
    "/#/new/pamplona": "New table: Viva Pamplona!",
    "/#/replay": "Look at a recorded game",
    "/#/story": "Look at a recorded game",
    "/#/nonsense": "There is nothing here.",
    "/": "Three board games that can no longer be bought",
}
BOTS = {"caramba": 1, "pamplona": 1, "sombreros": 5}
"""With so many a game is soon over."""
INSTALLED = "navigator.serviceWorker.ready.then(() => true)"


class Files(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        web: WebSpace = self.server  # type: ignore[assignment]
        web.asked.append(self.path)
        if web.mood == "failing":
            return self.send_error(502)
        if web.mood == "silent":
            web.woken.wait(30)
        if self.path.endswith("/index.html"):  # as some web spaces do
            self.send_response(308)
            self.send_header("location", "./")
            return self.end_headers()
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class WebSpace(ThreadingHTTPServer):
    """What serves files, and nothing but that."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}/some/where"
        self.mood, self.woken, self.asked = "well", threading.Event(), list[str]()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.woken.set()
        self.shutdown()
        self.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("space")
    assert len(list(site.write(root / "some/where"))) > 50
    assert not list(root.rglob("*.br")), "web spaces pack themselves"
    assert sum(hastened(root / "some/where", file) for file in root.rglob("assets/*.js")) == HASTENED
    return root


HASTENED = 1 + 4 * len(OURS)
"""The pauses of a table, and in each game two kinds of search, hints and the analysis."""
BUDGETS = re.compile(r"(budget:\{seconds|(?:analysis|hints):\{iterations):([0-9e]+|\{[^}]*\}),")
FEW = "{alone:60,led:60}"
QUICK = {"budget:{seconds": ".004", "analysis:{iterations": FEW, "hints:{iterations": FEW}


def hastened(out: Path, script: Path) -> int:
    """Pauses and searches take much less time, as in `hurry`; how many of them are in this script."""
    text, pauses = PAUSES.subn(SHORT, script.read_text(encoding="utf-8"))
    text, searches = BUDGETS.subn(lambda found: f"{found[1]}:{QUICK[found[1]]},", text)
    if pauses or searches:
        script.write_text(text, encoding="utf-8")
        site.keep(out, script.relative_to(out).as_posix())
    return pauses + searches


@pytest.fixture
def space(folder: Path) -> Iterator[WebSpace]:
    web = WebSpace(folder)
    yield web
    web.stop()


def heading(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def test_every_page_opens_by_its_address_and_again(visit: Visit, space: WebSpace) -> None:
    visitor = visit(space)
    for path, title in PAGES.items():
        page = visitor.go(path)
        heading(page, title)
        page.reload()
        heading(page, title)


def test_by_links_back_and_forward_and_in_another_tab(visit: Visit, space: WebSpace) -> None:
    visitor = visit(space)
    page = visitor.go()
    heading(page, PAGES["/"])
    rules = page.get_by_role("contentinfo").get_by_role("link", name="Rules: Caramba! (2005)")
    rules.click()
    heading(page, PAGES["/#/rules/caramba"])
    assert page.url == space.url + "/#/rules/caramba"
    page.get_by_role("link", name="Tertulia").click()
    heading(page, PAGES["/"])
    page.go_back()
    heading(page, PAGES["/#/rules/caramba"])
    page.go_forward()
    heading(page, PAGES["/"])
    with visitor.context.expect_page() as opened:
        rules.click(modifiers=["ControlOrMeta"])
    heading(opened.value, PAGES["/#/rules/caramba"])
    heading(page, PAGES["/"])


def test_a_rule_has_an_address(visit: Visit, space: WebSpace) -> None:
    page = visit(space).go("/#/rules/sombreros#rule-s9")
    expect(page.locator(".cited")).to_have_attribute("id", "rule-s9")
    expect(page.locator(".cited")).to_be_in_viewport()


def test_what_only_a_server_has_is_not_offered(visit: Visit, space: WebSpace) -> None:
    page = visit(space).go()
    expect(page.get_by_text("2 to 4 players")).to_be_visible()
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_the_documentation_lies_beside_it(visit: Visit, space: WebSpace) -> None:
    page = visit(space).go()
    page.get_by_role("link", name="Documentation").click()
    page.wait_for_url(space.url + "/docs/")
    page.get_by_role("link", name="Hosting a club").first.click()
    page.wait_for_url(space.url + "/docs/hosting.html")
    heading(page, "Hosting a club¶")
    assert page.request.get(f"{space.url}/LICENSE.txt").text().startswith("MIT License")


@pytest.mark.parametrize("mood", ["gone", "failing", "silent"])
def test_a_page_that_was_here_once_opens_again_without_the_network(
    visit: Visit, space: WebSpace, mood: str
) -> None:
    visitor = visit(space, app=True, allowed="Failed to load resource")
    page = visitor.go()
    page.evaluate(INSTALLED)
    if mood == "gone":
        space.stop()
    space.mood = mood
    page.reload()
    for path, title in PAGES.items() if mood == "gone" else ():
        visitor.go(path)
        page.reload()
        heading(page, title)
    expect(page.get_by_text("2 to 4 players")).to_be_visible()  # which the cards say
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_page_goes_on_without_the_network_from_its_first_visit(visit: Visit, space: WebSpace) -> None:
    page = visit(space, app=True).go()
    page.evaluate(INSTALLED)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    space.stop()
    page.get_by_role("contentinfo").get_by_role("link", name="Rules: Viva Pamplona!").click()
    heading(page, "Viva Pamplona!: Rules")
    page.get_by_role("combobox").first.select_option("fr")
    heading(page, re.compile("Règles"))


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_against_hard_without_the_network(visit: Visit, space: WebSpace, game: str) -> None:
    """With a hint, loaded again in the middle, and looked back at; its record verifies in Python."""
    visitor = visit(space, app=True)
    page = visitor.go()
    page.evaluate(INSTALLED)
    space.stop()
    against(visitor, game, BOTS[game], level="hard")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]").first).to_be_visible()
    for _ in range(3):
        visitor.take(page.locator("[data-choice]").first)
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert visitor.play_on(first) > 3
    page.get_by_role("button", name="Check that chance was fair").click()
    expect(page.get_by_text(re.compile("^True: "))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    record = records.parse(Path(saved.value.path()).read_bytes())
    assert verify(game_of(game), record) > 10
    page.get_by_role("link", name="The story of this game").click()
    expect(page.get_by_role("img", name="Chances to win")).to_be_visible()


def test_a_champion_is_fetched_by_who_wants_a_hint(visit: Visit, space: WebSpace) -> None:
    visitor = visit(space)
    page = visitor.go()
    against(visitor, "pamplona", 1, level="easy")
    weights = re.compile(r"/pamplona\.champion-[^/]*\.bin$")
    assert not any(map(weights.search, space.asked))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]").first).to_be_visible()
    assert any(map(weights.search, space.asked))


def test_learning_needs_no_network(visit: Visit, space: WebSpace) -> None:
    """A lesson, a puzzle on its board and the deal of the week; in a language that was not spoken before."""
    visitor = visit(space, app=True)
    page = visitor.go()
    page.evaluate(INSTALLED)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    space.stop()
    page.get_by_role("combobox").first.select_option("es")
    for game in OURS:
        visitor.go(f"/#/learn/{game}")
        expect(page.locator("[data-lesson][data-mood=ask]")).to_be_visible()
        visitor.go(f"/#/puzzles/{game}/today")
        expect(page.locator("[data-mood=ask]")).to_be_visible()
        expect(page.locator("[data-choice], .spot").first).to_be_visible()
    visitor.go("/#/challenge")
    heading(page, "Las partidas de la semana")
