"""The stage: everything that a decision needs is on the screen, on every screen, and nothing there jumps."""

import random
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tertulia.games import GAMES

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "large": {"width": 2560, "height": 1440},
}
PHONES = ["phone", "small", "landscape"]
SEEN = """thing => {
  const box = thing.getBoundingClientRect();
  const inside = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return box.width > 0 && box.top >= -1 && box.left >= -1 && inside;
}"""
HIT = """spot => {
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  const boxes = [...spot.querySelectorAll("*")].map((part) => part.getBoundingClientRect());
  for (const box of boxes.filter((one) => one.width)) for (const x of parts) for (const y of parts) {
    const at = [box.left + box.width * x, box.top + box.height * y];
    if (document.elementFromPoint(...at)?.closest(".spot") === spot) return at;
  }
}"""
"""A point of a spot that nothing else covers."""
ALL_AT_HAND = f"spots => spots.length > 0 && spots.every({SEEN}) && spots.every({HIT})"
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.shifts.push(entry.value)))
  .observe({ type: "layout-shift", buffered: true });"""
Visit = Callable[..., Any]


def two_people(ana: Any, bo: Any, game: str = "pamplona", **settings: Any) -> None:
    table = ana.ask("/api/tables", {"game": game, "seats": 2, **settings})["table"]
    held = [ana.ask(f"/api/tables/{table}/seats", {"name": name}) for name in ("Ana", "Bo")]
    for visitor, seat in ((ana, held[0]), (bo, held[1])):
        visitor.sit(table, seat)
    ana.ask(f"/api/tables/{table}/start", {}, held[0]["token"])
    for visitor in (ana, bo):
        expect(visitor.page.locator("[data-version]")).to_be_visible()


def play_until_turn_of(mover: Any, other: Any) -> None:
    """The other plays until then. What the server says tells whose list is about to come."""
    while mover.wire.state["view"]["actor"] != mover.wire.state["seat"]:
        version = other.version()
        other.page.locator("[data-choice]").first.dispatch_event("click")
        for visitor in (mover, other):
            visitor.moved_on(version)


def seen(thing: Any) -> bool:
    """Whether all of it is on the screen, without scrolling."""
    expect(thing).to_be_visible()
    return soon(thing.page, lambda: bool(thing.evaluate(SEEN)))


def soon(page: Page, holds: Callable[[], bool]) -> bool:
    """A page that has just been given another size may need a moment."""
    for _ in range(20):
        if holds():
            return True
        page.wait_for_timeout(100)
    return False


def press_a_spot(page: Page, rng: random.Random, version: int) -> None:
    """One that lights up and is not chosen yet."""
    picked = page.locator(".spot.picked").count()
    rng.choice(page.locator(".spot.offered:not(.picked)").all()).dispatch_event("click")
    page.wait_for_function(
        """([version, picked]) => document.querySelectorAll(".spot.picked").length > picked
        || Number(document.querySelector("[data-version]").dataset.version) > version""",
        arg=[version, picked],
    )


def on_every(page: Page, sizes: Iterable[str] = SIZES) -> Iterator[str]:
    """One screen after the other, with the same page on it."""
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        yield size


def my_turn(page: Page) -> None:
    expect(page.locator("[data-choice]").first).to_be_attached()


# What was wrong


def test_the_curtain_and_the_clock_are_on_every_screen(visit: Visit) -> None:
    visitor = visit()
    table = visitor.ask("/api/tables", {"game": "caramba", "seats": 2, "clock": 600})["table"]
    held = [visitor.ask(f"/api/tables/{table}/seats", {"name": name}) for name in ("Ana", "Bo")]
    visitor.ask(f"/api/tables/{table}/start", {}, held[0]["token"])
    page = visitor.sit(table, *held)
    clock = page.locator("[data-clock][aria-label='Your time']").locator("visible=true")
    button = page.get_by_role("button", name=re.compile("^I am "))
    for size in on_every(page):
        assert seen(button), size
        assert seen(clock), size
        assert visitor.violations() == [], size
    button.click()
    my_turn(page)
    for size in on_every(page):
        assert seen(clock), size
        assert float(clock.evaluate("clock => getComputedStyle(clock).fontSize").rstrip("px")) >= 16, size


def test_everybody_sees_in_words_that_a_clock_has_run_out(visit: Visit) -> None:
    ana, bo = visit(), visit()
    two_people(ana, bo, clock=4)
    for visitor in (ana, bo):
        notice = visitor.page.get_by_role("alert").filter(has_text=re.compile("time ran out; a bot plays on"))
        for size in on_every(visitor.page, ["desk", *PHONES]):
            assert seen(notice.first), size
        notice.first.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_what_matters_without_scrolling(visit: Visit, size: str) -> None:
    ana, bo = visit(), visit(viewport=SIZES[size], has_touch=True, list=False)
    two_people(ana, bo)
    play_until_turn_of(ana, bo)
    play_until_turn_of(bo, ana)
    ana.page.get_by_role("button", name="Ask to take it back").click()
    assert seen(bo.page.get_by_role("button", name="Agreed", exact=True))
    bo.page.get_by_role("button", name="No", exact=True).click()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("hola")
    ana.page.get_by_role("button", name="Send").click()
    assert seen(bo.page.get_by_title("something new"))
    assert seen(bo.page.locator("[data-narration]"))
    bo.page.get_by_role("tab", name="Chat").click()
    assert seen(bo.page.get_by_text("hola"))
    if size != "landscape":  # it lies over the board
        bo.page.keyboard.press("Escape")
        expect(bo.page.get_by_text("hola")).to_be_hidden()


@pytest.mark.parametrize("size", PHONES)
def test_skipping_is_at_hand_on_a_phone(visit: Visit, size: str) -> None:
    visitor = visit(viewport=SIZES[size], reduced_motion="no-preference")
    visitor.page.add_init_script(
        "const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms < 50 ? ms : 1e9);"
    )
    visitor.play_bots("caramba")
    skip = visitor.page.get_by_role("button", name="Skip")
    choices = visitor.page.locator("[data-choice]")
    assert seen(skip)
    while not choices.count():  # a bot may take longer than a finger, and then there is more to skip
        expect(skip.or_(choices).first).to_be_attached()
        if skip.count():
            skip.click()


def test_a_phone_shows_who_has_won(visit: Visit) -> None:
    visitor = visit(viewport=SIZES["phone"])
    page = visitor.nearly_over("pamplona")
    visitor.play_on(random.Random(3).choice)
    page.evaluate("scrollTo(0, 0)")
    for size in on_every(page, PHONES):
        assert seen(page.locator("[data-ask]").filter(has_text=re.compile("wins?!?|win!?"))), size


WHOLE = """line => line.textContent !== '' && line.scrollWidth <= line.clientWidth + 1
  && line.scrollHeight <= line.clientHeight + 1"""


@pytest.mark.parametrize("game", GAMES)
def test_the_last_words_of_a_game_are_not_cut(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.nearly_over(game)
    visitor.play_on(random.Random(3).choice)
    page.evaluate("scrollTo(0, 0)")
    for size in on_every(page):
        assert soon(page, lambda: bool(page.locator("[data-narration] p").evaluate(WHOLE))), size
        assert page.locator("[data-narration]").evaluate(WHOLE), size


def test_the_choices_in_words_are_at_hand_however_many_buttons_there_are(visit: Visit) -> None:
    page = visit(viewport=SIZES["phone"], list=False).against_bots("caramba")
    my_turn(page)
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_visible()
    row = hint.locator("xpath=ancestor::section/div[1]")
    copies = "Array.from({ length: 9 }, () => row.querySelector('.ask').cloneNode(true))"
    row.evaluate(f"row => row.prepend(...{copies})")
    assert row.evaluate("row => row.scrollWidth > row.clientWidth")
    assert seen(page.get_by_role("button", name="Choices in words"))


def test_after_begin_the_page_is_at_its_top(visit: Visit) -> None:
    visitor = visit(viewport=SIZES["small"])
    page = visitor.go("/new/pamplona")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Set the table").click()
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    for chair in page.get_by_label(re.compile("^Seat|seat")).all():
        if chair.evaluate("chair => chair.tagName") == "SELECT":
            chair.select_option(index=1)
    page.evaluate("document.body.style.minHeight = '3000px'; scrollTo(0, 700)")
    begin.click()
    expect(page.locator("[data-version]")).to_be_visible()
    page.evaluate("document.body.style.minHeight = ''")
    assert page.evaluate("scrollY") == 0


LONG = "WMWMWMWMWMWMWMWMWMWM"
RUN_INTO = """start => {
  const texts = [...document.querySelectorAll("main svg text")].filter((text) => text.textContent.trim());
  const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
  const names = boxes.filter(({ text }) => text.startsWith(start));
  const left = (a, b) => a.right <= b.left + 1, above = (a, b) => a.bottom <= b.top + 3;
  const apart = (a, b) => left(a, b) || left(b, a) || above(a, b) || above(b, a);
  const over = (name) => boxes.filter((other) => other !== name && !apart(name.box, other.box));
  const faults = names.flatMap((name) => over(name).map((other) => `${name.text} | ${other.text}`));
  return { names: names.length, faults };
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_long_names_do_not_run_into_figures(visit: Visit, game: str, size: str) -> None:
    seats = 4 if game == "caramba" else 6
    visitor = visit(viewport=SIZES[size])
    bots = {str(seat): "random" for seat in range(2, seats)}
    table = visitor.ask("/api/tables", {"game": game, "seats": seats, "bots": bots})["table"]
    held = [visitor.ask(f"/api/tables/{table}/seats", {"name": LONG}) for _ in range(2)]
    visitor.ask(f"/api/tables/{table}/start", {}, held[0]["token"])
    page = visitor.sit(table, held[0])
    expect(page.locator("main svg text").first).to_be_visible()
    found = page.evaluate(RUN_INTO, LONG[:2])
    assert found["names"] >= 2
    assert found["faults"] == []


def test_what_is_asked_is_announced_when_it_becomes_ones_turn(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(
        """window.told = [];
        new MutationObserver(() => document.querySelectorAll("[data-announced]").forEach((line) => {
          if (line.textContent && window.told.at(-1) !== line.textContent) window.told.push(line.textContent);
          if (!line.textContent) window.told.push("");
        })).observe(document, { subtree: true, childList: true, characterData: true });"""
    )
    page = visitor.against_bots("pamplona")
    my_turn(page)
    region = page.locator("[data-announced]")
    expect(region).to_have_attribute("aria-live", "polite")
    for _ in range(2):
        expect(region).to_have_text(re.compile("."))
        asked = region.inner_text()
        assert asked in page.evaluate("window.told")
        page.evaluate("window.told = []")
        visitor.take(page.locator("[data-choice]").first)
        my_turn(page)
    page.wait_for_function("window.told.some((line) => line)")
    assert "" in page.evaluate("window.told")


def test_settings_close_by_escape_or_a_click_elsewhere(visit: Visit) -> None:
    page = visit().go()
    gear, pace = page.get_by_label("Settings"), page.get_by_label("Pace")
    gear.click()
    expect(pace).to_be_visible()
    page.keyboard.press("Escape")
    expect(pace).to_be_hidden()
    expect(gear).to_be_focused()
    gear.click()
    pace.click()
    expect(pace).to_be_visible()
    page.locator("h1").first.click()
    expect(pace).to_be_hidden()


# Everything on every screen


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_pressed_is_on_the_screen(visit: Visit, game: str) -> None:
    visitor, rng = visit(list=False), random.Random(game)
    page = visitor.against_bots(game, seats=4)
    spots = page.locator(".spot.offered")
    for _ in range(2):
        my_turn(page)
        version = visitor.version()
        while visitor.version() == version:
            for size in on_every(page):
                for part in ("main svg", "[data-narration]", "[data-ask]", "[role=tablist]"):
                    assert seen(page.locator(part).first), f"{part}, {size}"
                assert soon(page, lambda: bool(spots.evaluate_all(ALL_AT_HAND))), size
            press_a_spot(page, rng, version)
    my_turn(page)
    for size in on_every(page):
        assert soon(
            page, lambda: bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        ), size
    for size in on_every(page, ["desk", "small", "landscape"]):  # each is laid out otherwise
        assert visitor.violations() == [], size


@pytest.mark.parametrize("game", GAMES)
def test_a_large_screen_is_filled(visit: Visit, game: str) -> None:
    page = visit(viewport=SIZES["large"]).against_bots(game)
    box = page.locator("main svg").first.bounding_box()
    assert box is not None
    assert box["height"] > 0.85 * SIZES["large"]["height"]
    panel = page.get_by_label("Beside the board").bounding_box()
    assert panel is not None
    assert panel["width"] <= 400


@pytest.mark.parametrize("size", ["desk", "small"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_turns_change(visit: Visit, game: str, size: str) -> None:
    visitor, rng = visit(viewport=SIZES[size], list=False), random.Random(game)
    visitor.page.add_init_script(SHIFTS)
    page = visitor.against_bots(game, seats=3)
    my_turn(page)
    page.evaluate("window.shifts.length = 0")
    for _ in range(6):
        my_turn(page)
        version = visitor.version()
        while visitor.version() == version:
            press_a_spot(page, rng, version)
    assert page.evaluate("window.shifts.reduce((sum, shift) => sum + shift, 0)") < 0.02


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_ever(visit: Visit, game: str) -> None:
    """What lights up calms down by itself: a table where somebody thinks must not warm a phone."""
    page = visit(reduced_motion="no-preference", pace="instant").against_bots(game)
    expect(page.locator(".spot.offered").first).to_be_visible()
    rounds = page.evaluate("document.getAnimations().map((one) => one.effect.getTiming().iterations)")
    assert rounds
    assert all(number is not None and number <= 20 for number in rounds)  # null: for ever


LISTEN = """() => {
  window.told = [];
  const status = document.querySelector("[data-narration] [role=status]");
  const hear = () => window.told.push(status.textContent);
  new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
}"""


WATCH_SIGN = """() => {
  const signs = '[data-at="pass"], [data-at="done"], [data-at="no"]';
  const look = () => (window.gone ||= !document.querySelector(signs));
  new MutationObserver(look).observe(document.querySelector("main"), { childList: true, subtree: true });
}"""


def test_ears_are_told_once_what_has_happened(visit: Visit) -> None:
    """The answers of three bots arrive while one's own action is still on the screen."""
    visitor = visit(reduced_motion="no-preference")
    page = visitor.against_bots("sombreros", 4)
    my_turn(page)
    page.evaluate(LISTEN)
    place = page.locator("[data-choice]").first
    own = f"places a sombrero on space {re.findall('on space ([0-9]+)', place.inner_text())[0]}."
    visitor.take(place)
    my_turn(page)
    page.wait_for_function("window.told.join(' ').includes('Domingo')")
    assert " ".join(page.evaluate("window.told")).count(own) == 1


def test_ears_are_not_told_what_was_taken_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.among_three("pamplona")
    my_turn(page)
    status = page.locator("[data-narration] [role=status]")
    visitor.take(page.locator("[data-choice]").first)
    my_turn(page)
    expect(status).to_have_text(re.compile("."))
    visitor.take(page.get_by_role("button", name="Take it back"))
    expect(status).to_have_text("")


# The list of choices


def test_the_list_is_for_those_who_ask_for_it(visit: Visit) -> None:
    visitor = visit(list=False)
    page = visitor.against_bots("sombreros")
    my_turn(page)
    one = page.locator("[data-choice]").first
    assert one.bounding_box() is not None
    with pytest.raises(Exception, match="Timeout"):
        one.click(trial=True, timeout=500)
    assert page.get_by_role("button", name=re.compile("^Place a sombrero")).count() > 20  # for ears
    page.get_by_role("button", name="Choices in words").click()
    one.click(trial=True)
    page.reload()
    my_turn(page)
    one.click(trial=True)
    page.keyboard.press("l")
    with pytest.raises(Exception, match="Timeout"):
        one.click(trial=True, timeout=500)


def test_a_keyboard_sees_the_list_that_it_is_in(visit: Visit) -> None:
    visitor = visit(list=False)
    page = visitor.against_bots("sombreros")
    my_turn(page)
    first = page.locator("[data-choice]").first
    expect(first).not_to_be_in_viewport(ratio=1)
    first.focus()
    expect(first).to_be_in_viewport(ratio=1)


def test_a_keyboard_stays_on_the_board_when_its_spot_goes_out(visit: Visit) -> None:
    """The sign for passing is not there in every phase."""
    visitor = visit(reduced_motion="no-preference", pace="fast")
    page = visitor.against_bots("caramba")
    sign, lost = page.locator('[data-at="pass"].offered'), "document.activeElement === document.body"
    for _ in range(6):
        my_turn(page)
        while not sign.count():
            visitor.take(page.locator("[data-choice]").first)
            my_turn(page)
        page.evaluate("window.gone = false")
        sign.focus()
        page.evaluate(WATCH_SIGN)
        version = visitor.version()
        page.keyboard.press("Enter")
        visitor.moved_on(version)
        my_turn(page)
        assert not page.evaluate(lost)
        if page.evaluate("window.gone"):
            return
    raise AssertionError("the sign never went out")


def test_the_keys_are_listed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.against_bots("caramba")
    my_turn(page)
    page.keyboard.press("k")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    assert visitor.violations() == []
    version = visitor.version()
    page.keyboard.press("1")
    page.wait_for_timeout(100)
    assert visitor.version() == version
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


# Drag and drop


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], touch: bool) -> None:
    steps = [
        (start[0] + (end[0] - start[0]) * part / 6, start[1] + (end[1] - start[1]) * part / 6)
        for part in range(7)
    ]
    if not touch:
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in steps:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    wire = page.context.new_cdp_session(page)
    for kind, points in [("Start", steps[:1]), *(("Move", [step]) for step in steps), ("End", [])]:
        wire.send(
            "Input.dispatchTouchEvent",
            {"type": f"touch{kind}", "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )


def pressable(spot: Any) -> tuple[float, float]:
    """A point of it that nothing else covers."""
    x, y = spot.evaluate(HIT)
    return x, y


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(("game", "first"), [("caramba", "card:"), ("pamplona", "runner:")])
def test_a_piece_is_dragged_where_it_goes(visit: Visit, game: str, first: str, size: str) -> None:
    visitor = visit(viewport=SIZES[size], has_touch=size == "phone", list=False)
    page = visitor.against_bots(game)
    piece = page.locator(f".spot.offered[data-at^='{first}']")
    while not piece.count():
        my_turn(page)
        version = visitor.version()
        page.locator("[data-choice]").first.dispatch_event("click")
        visitor.moved_on(version)
        my_turn(page)
    version, start = visitor.version(), pressable(piece.first)
    page.mouse.click(*start)
    goal = page.locator(".spot.offered:not(.picked)").filter(visible=True)
    goals = [one for one in goal.all() if not (one.get_attribute("data-at") or "").startswith(first)]
    end = pressable(goals[-1])
    page.keyboard.press("Escape")
    drag(page, start, (3, 3), touch=size == "phone")  # nowhere: it goes back
    expect(page.locator(".spot.picked")).to_have_count(0)
    assert visitor.version() == version
    drag(page, start, end, touch=size == "phone")
    visitor.moved_on(version)
    assert page.evaluate("scrollY") == 0


# Forced moves


def test_a_forced_move_plays_itself_if_the_player_likes_that(visit: Visit) -> None:
    visitor = visit(forced=True)
    page = visitor.against_bots("pamplona", seats=4)
    for _ in range(60):
        expect(page.locator("[data-choice], [data-result]").first).to_be_attached()
        states = [one for one in visitor.wire.heard if one["type"] == "state" and len(one["legal"]) == 1]
        if states and visitor.version() > states[0]["version"]:
            return
        if page.locator("[data-choice]").count() > 1:
            version = visitor.version()
            page.locator("[data-choice]").first.dispatch_event("click")
            visitor.moved_on(version)
        page.wait_for_timeout(50)
    raise AssertionError("nothing was forced")


def test_a_forced_move_of_a_secret_hand_waits_for_its_player(visit: Visit) -> None:
    """That it comes at once would tell the others that there was no choice."""
    visitor = visit(forced=True)
    page = visitor.against_bots("caramba", seats=4)
    for _ in range(40):
        my_turn(page)
        if page.locator("[data-choice]").count() == 1:
            version = visitor.version()
            page.wait_for_timeout(2500)
            assert visitor.version() == version
            return
        version = visitor.version()
        page.locator("[data-choice]").first.dispatch_event("click")  # a bid, until no card is left
        visitor.moved_on(version)
    raise AssertionError("there was always a choice")
