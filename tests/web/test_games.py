"""Whole games in a browser."""

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tertulia
from tertulia.bots import matches
from tertulia.games import GAMES
from tests.web.conftest import PATIENCE, WIDE, liked

PHONE = {"width": 390, "height": 844}
Visit = Callable[..., Any]
SHIFTS = """() => {
  window.shifts = 0;
  const add = (list) => list.getEntries().forEach((entry) => (window.shifts += entry.value));
  new PerformanceObserver(add).observe({ type: "layout-shift" });
}"""
LOT = {"caramba": "gold 2 / munitions 5", "pamplona": "arrow", "sombreros": "5"}
"""Something that chance brings, in words."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(visit: Visit, game: str) -> None:
    visitor, rng = visit(list=False), random.Random(game)
    visitor.play_bots(game)
    page = visitor.page
    expect(page.locator("[data-choice]").first).to_be_attached()
    page.evaluate(SHIFTS)
    assert visitor.play_on(rng.choice) > 5
    assert page.evaluate("window.shifts") < 0.02
    expect(page.locator("[data-result] table").first.locator("tbody tr")).to_have_count(4)
    assert visitor.violations() == []
    assert page.locator("[data-result] .scroll").evaluate("table => table.scrollWidth <= table.clientWidth")
    page.get_by_role("button", name="Check that chance was fair").click()
    expect(page.get_by_text(re.compile(r"^True: \d+ events"))).to_be_visible()
    page.get_by_role("link", name="The story of this game").click()
    expect(page.get_by_role("img", name="Scores over time")).to_be_visible()
    page.get_by_text("Luck", exact=True).click()
    expect(page.locator("details th[scope=row]", has_text=LOT[game]).first).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-choice]").first).to_be_attached()  # it begins at once


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_the_board_of_a_phone(visit: Visit, game: str) -> None:
    """By pressing what lights up on the board, half a dozen times; nothing sticks out of the screen."""
    visitor, rng = visit(viewport=PHONE, has_touch=True, list=False), random.Random(game)
    visitor.play_bots(game)
    page = visitor.page
    for _ in range(6):
        expect(page.locator(".spot.offered").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        version = visitor.version()
        while visitor.version() == version:
            press_a_spot(page, rng, version)


def press_a_spot(page: Page, rng: random.Random, version: int) -> None:
    """One that lights up and is not chosen yet; it is big enough for a finger."""
    picked = page.locator(".spot.picked").count()
    spot = rng.choice(page.locator(".spot.offered:not(.picked)").all())
    box = spot.bounding_box()
    assert box is not None
    assert max(box["width"], box["height"]) >= 36, spot.get_attribute("data-at")
    assert min(box["width"], box["height"]) >= 20
    spot.dispatch_event("click")
    page.wait_for_function(
        """([version, picked]) => document.querySelectorAll(".spot.picked").length > picked
        || Number(document.querySelector("[data-version]").dataset.version) > version""",
        arg=[version, picked],
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_and_ended_by_keyboard_alone(visit: Visit, game: str) -> None:
    """On the board alone: each spot that may be pressed bears a number."""
    visitor, rng = visit(list=False), random.Random(game)
    visitor.context.add_init_script(liked(company={"bots": SHORTEST[game] - 1, "level": "easy"}))
    page = visitor.go()
    doors = page.get_by_role("button", name="Play against bots")
    expect(doors).to_have_count(len(GAMES))
    for _ in range(40):
        page.keyboard.press("Tab")
        if doors.first.evaluate("door => door === document.activeElement"):
            break
    number = list(GAMES).index(game)
    for _ in range(4 * number):  # three doors for each game, and one to its lesson
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    begin_and_end(visitor, game, lambda: type_a_number(page, rng))


def begin_and_end(visitor: Any, game: str, press: Callable[[], None]) -> None:
    """A few decisions here, and then all that are left in a game that is nearly over."""
    for _ in range(BEGINNING):
        assert not decide(visitor, press)
    visitor.nearly_over(game)
    for _ in range(200):
        if decide(visitor, press):
            return
    raise AssertionError("the game is not over")


def decide(visitor: Any, press: Callable[[], None]) -> bool:
    """Press what lights up until something is decided, or say that the result is there."""
    page = visitor.page
    choices, result = page.locator("[data-choice]"), page.locator("[data-result]")
    expect(choices.or_(result).first).to_be_attached()
    if result.count():
        return True
    version, deadline = visitor.version(), time.monotonic() + PATIENCE / 1000
    while visitor.version() == version:
        assert time.monotonic() < deadline, "nothing happens"
        press()
        page.wait_for_function("() => document.querySelector('.spot.picked, .spot.offered, [data-result]')")
    return False


def type_a_number(page: Page, rng: random.Random) -> None:
    """That of a spot on the board; Enter ends a number that could go on."""
    page.keyboard.press("Shift")
    numbers = page.locator(".numbers kbd").all_inner_texts()
    if numbers:
        page.keyboard.type(rng.choice(numbers))
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)


FREE_POINT = """() => {
  const spots = [...document.querySelectorAll(".spot.offered:not(.picked)")];
  const spot = spots[Math.floor(Math.random() * spots.length)];
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const part of spot?.querySelectorAll("*") ?? []) for (const x of parts) for (const y of parts) {
    const box = part.getBoundingClientRect();
    const at = [box.left + box.width * x, box.top + box.height * y];
    if (box.width && document.elementFromPoint(...at)?.closest(".spot") === spot) return at;
  }
  return null;
}"""
"""Where to press one of the spots that light up, without scrolling."""
SHORTEST = {"caramba": 4, "pamplona": 2, "sombreros": 6}
"""With so many seats somebody has the fewest decisions in a game."""
BEGINNING = 5
"""Decisions: every game has more."""
DEVICES = {
    "desk": {},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize(
    ("game", "device"),
    [("caramba", "phone"), ("pamplona", "desk"), ("sombreros", "phone")],
)
def test_a_game_is_begun_and_ended_by_pointer_on_the_board_alone(
    visit: Visit, game: str, device: str
) -> None:
    visitor = visit(list=False, **DEVICES[device])
    page = visitor.against_bots(game, SHORTEST[game], "easy")

    def press() -> None:
        point = page.evaluate(FREE_POINT)
        if point and device == "phone":
            page.touchscreen.tap(*point)
        elif point:
            page.mouse.click(*point)
        page.wait_for_timeout(20)

    begin_and_end(visitor, game, press)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize(
    ("game", "device"), [("caramba", "desk"), ("pamplona", "phone"), ("sombreros", "desk")]
)
def test_a_game_is_begun_and_ended_by_ear_alone(visit: Visit, game: str, device: str) -> None:
    """By the accessibility tree."""
    visitor, rng = visit(list=False, **DEVICES[device]), random.Random(game)
    page = visitor.against_bots(game, SHORTEST[game], "easy")
    asked = page.get_by_role("region", name="What is asked")
    choices = asked.get_by_role("listitem").get_by_role("button")
    over = page.get_by_role("button", name="Result", exact=True)

    def decides() -> bool:
        expect(choices.or_(over).first).to_be_attached()
        if over.count():
            return False
        version = visitor.version()
        choices.nth(rng.randrange(choices.count())).press("Enter")
        visitor.moved_on(version)
        return True

    assert all(decides() for _ in range(BEGINNING))
    visitor.nearly_over(game)
    assert not all(decides() for _ in range(200))


COUNT = """window.counts = new Set();
const lines = () => document.querySelectorAll('[aria-label="What happened"] li').length;
setInterval(() => window.counts.add(lines()), 10);"""
NO_PAUSE_ENDS = "const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms < 50 ? ms : 1e9);"


DEALT = {"caramba": 22, "pamplona": 3}
"""Lines of the log: first player, specials, hands and at least one crate; or first player and two dice."""


@pytest.mark.parametrize(("game", "lines"), DEALT.items())
def test_the_deal_at_the_start_is_shown_step_by_step(visit: Visit, game: str, lines: int) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.page.add_init_script(COUNT)
    visitor.play_bots(game)
    visitor.page.wait_for_function("lines => Math.max(...window.counts) >= lines", arg=lines)
    seen = visitor.page.evaluate("[...window.counts]")
    assert len({count for count in seen if 0 < count < lines}) > lines // 2


def test_the_deal_can_be_skipped(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    page.add_init_script(NO_PAUSE_ENDS)
    visitor.play_bots("caramba")
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_label("What happened").locator("li").nth(DEALT["caramba"] - 1)).to_be_attached()


def test_two_people_and_a_spectator(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(viewport=PHONE), visit()
    host.go("/new/caramba")
    host.page.get_by_label("Your name").fill("Ana")
    host.page.get_by_label("Seats").select_option("2")
    host.page.get_by_role("button", name="Set the table").click()
    host.page.wait_for_url(re.compile("/table/"))
    table = host.page.url
    guest.page.goto(table)
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.get_by_role("button", name="Sit here").click()
    expect(host.page.get_by_text("Bo", exact=True)).to_be_visible()
    watcher.page.goto(table)
    host.page.get_by_role("button", name="Begin").click()
    rng, people = random.Random(5), (host, guest)
    for _ in range(30):
        mover = next_mover(people)
        version = mover.version()
        mover.take(rng.choice(mover.page.locator("[data-choice]").all()))
        for other in (*people, watcher):
            other.moved_on(version)
    assert watcher.page.locator("[data-choice]").count() == 0
    for person in (host, guest, watcher):
        assert "Ana" in person.page.get_by_label("Players").inner_text()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Say something").fill("hola <b>Ana</b>")
    guest.page.get_by_role("button", name="Send").click()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.get_by_text("hola <b>Ana</b>")).to_be_visible()


def next_mover(people: tuple[Any, ...]) -> Any:
    """Whoever is asked now."""
    for _ in range(3000):
        for person in people:
            if person.page.locator("[data-choice]").count():
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('[data-at^="turn:"] text')]
    .filter((text) => Number(text.textContent))
    .map((text) => text.getBoundingClientRect())
    .sort((one, other) => one.left - other.left);
  return boxes.slice(1).some((box, number) => box.left < boxes[number].right);
}"""


def test_numbers_of_sombreros_in_line_do_not_lie_on_each_other(visit: Visit, tmp_path: Path) -> None:
    """Three players have six of them, and a phone has little room beside the button of a window."""
    match = matches.play(tertulia.game("sombreros").start(3, seed=5), ["random"] * 3, 5)
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**match.record(), "players": ["Ana", "Bo", "Cy"]}), encoding="utf-8")
    page = visit(viewport=PHONE).go("/replay?step=13&seat=0")
    page.get_by_label("Choose the file").set_input_files(file)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator('[data-at="ready:ambushes"]')).to_be_visible()
    expect(page.locator('[data-at^="turn:"]')).to_have_count(5)
    assert not page.evaluate(OVERLAPS)
    page.set_viewport_size(WIDE)
    expect(page.locator('[data-at^="turn:"] text', has_text=re.compile(r"^\d+$"))).to_have_count(5)
    assert not page.evaluate(OVERLAPS)
