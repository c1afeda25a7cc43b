"""The guided first games, step by step: on a desktop and on a small phone, in every language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tertulia import GAMES
from tertulia.locales import LANGUAGES
from tests.lessons import Step, course, texts
from tests.web.conftest import PHONE, WIDE, Visitor, liked

Visit = Callable[..., Visitor]
SMALL = {"width": 360, "height": 640}

READ = """async codes => {
  const moment = () => new Promise((resolve) => setTimeout(resolve));
  const [said, select] = [document.querySelector("[data-lesson]"), document.querySelector("header select")];
  const found = {};
  for (const code of codes) {
    select.value = code;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    while (document.documentElement.lang !== code) await moment();
    const seen = [...document.querySelectorAll(".doors button")].every((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
    const page = document.documentElement.scrollWidth <= innerWidth;
    const fits = said.scrollWidth <= said.clientWidth && said.scrollHeight <= said.clientHeight;
    found[code] = { text: said.innerText, fits: fits && seen && page };
  }
  return found;
}"""
"""In each of these languages: what is said, and whether it fits, with its buttons."""


class Learner:
    """Somebody in a lesson."""

    def __init__(self, visitor: Visitor, key: str) -> None:
        self.visitor, self.page, self.key, self.sizes = visitor, visitor.page, key, [SMALL, WIDE]

    def resize(self, size: dict[str, int]) -> None:
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})

    def said(self, step: Step, mood: str = "ask") -> Locator:
        """What the step says, once the table has come to rest."""
        said = self.page.locator(f"[data-lesson='{step.id}'][data-mood='{mood}']")
        expect(said).to_be_visible()
        return said

    def reads(self, step: Step, mood: str = "ask") -> None:
        """Every language says all of it, and it fits on every screen."""
        self.said(step, mood)
        self.sizes.reverse()  # what fits on one screen is done there
        for size in self.sizes:
            self.resize(size)
            for code, found in self.page.evaluate(READ, [*sorted({*LANGUAGES} - {"en"}), "en"]).items():
                assert [line for line in self.lines(step, mood, code) if line not in found["text"]] == []
                assert found["fits"], (step.id, mood, code, size)

    def lines(self, step: Step, mood: str, code: str) -> list[str]:
        id, words = f"{self.key}-lesson-{step.id}", texts(self.key, code)
        if mood == "slip":
            return [words[f"{id}.slip"]]
        return [*words[id].split("\n"), *([words[f"{id}.task"]] if step.does else [])]

    def looks(self, step: Step) -> None:
        """What is spoken of is marked on the board."""
        for spot in step.points:
            expect(self.page.locator(f".spot.marked[data-at='{spot}']").first).to_be_visible()

    def press(self, name: str) -> None:
        self.page.locator(".doors").get_by_role("button", name=name).click()

    def choose(self, action: str) -> None:
        """From the choices in words."""
        self.page.locator(f"[data-choice='{action}']").click()

    def does(self, step: Step) -> None:
        """As the board shows it: spot after spot."""
        self.press("Show me")
        shown = self.page.locator(".spot.offered.pointed:not(.picked)")
        while self.page.locator(f"[data-lesson='{step.id}']").count():
            shown.first.click(timeout=5000)


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_from_its_first_step_to_the_game_after_it(visit: Visit, key: str) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.locator(f"a[href='/learn/{key}']").click()
    learner = Learner(visitor, key)
    places = list(course(key))
    for _, step, _ in places:
        learner.reads(step)
        learner.looks(step)
        for slip in step.slips:
            learner.choose(slip)
            learner.reads(step, "slip")
            learner.press("Take it back")
            learner.said(step)
        if step.does is not None:
            learner.does(step)
        elif step is not places[-1].step:
            learner.press("Next")
    plays_on(visitor)


def plays_on(visitor: Visitor) -> None:
    """The short game after it has begun, against easy bots; hints are allowed, and the coach is there."""
    page = visitor.page
    page.get_by_role("button", name="Play a short game").click()
    page.wait_for_url(re.compile("/table/here-"))
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert {player["bot"] for player in visitor.wire.state["players"]} == {None, "easy"}
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_role("checkbox", name="Coach")).to_be_checked()


def test_one_can_leave_and_come_back(visit: Visit) -> None:
    visitor = visit()
    first, second, third = [step for _, step, _ in course("caramba")][:3]
    learner = Learner(visitor, "caramba")
    page = visitor.go("/learn/caramba")
    learner.said(first)
    page.keyboard.press("ArrowRight")
    learner.said(second)
    learner.press("Next")
    learner.said(third)
    assert page.url.endswith(f"?step={third.id}")
    page.reload()
    learner.said(third)
    page.keyboard.press("ArrowLeft")
    learner.said(second)
    page.get_by_role("link", name="Leave the lesson").click()
    going = page.get_by_role("article").filter(has_text="Caramba! (2005)")
    expect(going.get_by_role("progressbar")).to_have_attribute("value", "2")
    going.get_by_role("link").click()
    learner.said(second)


def test_something_else_is_possible_but_not_wanted(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/caramba?step=bid")
    learner = Learner(visitor, "caramba")
    bid = next(step for _, step, _ in course("caramba") if step.id == "bid")
    learner.said(bid)
    version = visitor.version()
    learner.choose("bid m2d5 d")
    expect(learner.said(bid, "other")).to_contain_text("try something else")
    assert visitor.version() == version
    for size in (WIDE, PHONE):
        learner.resize(size)
        assert visitor.violations_day_and_night() == []


def test_a_table_shows_the_way_to_its_lesson(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(liked(company={"bots": 1, "level": "easy"}))
    visitor.play_bots("pamplona")
    page = visitor.page
    page.get_by_role("tab", name="More").click()
    page.get_by_role("link", name="Show me how to play").click()
    expect(page.locator("[data-lesson='goal']")).to_be_visible()
    lost(visitor.go("/learn/nonsense"))


def lost(page: Page) -> None:
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
