"""Whom people are advised by: the champion where it knows the table, else the search alone."""

from typing import Any

import pytest

import tertulia
from tertulia.bots import GuidedSearch, Knowledge, Search, adviser
from tertulia.bots.advice import advise
from tertulia.bots.adviser import Iterations
from tertulia.bots.search import Budget

USUAL = Iterations(alone=30, led=10)


def asked(key: str, seats: int = 3, **wanted: Any) -> Knowledge:
    return Knowledge.of(tertulia.game(key).start(seats, seed=1, **wanted), 1)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_champion_leads_with_fewer_iterations(key: str) -> None:
    mind = adviser.adviser(asked(key), 1, USUAL)
    assert isinstance(mind, GuidedSearch)
    assert mind.budget == Budget(iterations=10)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_without_a_champion_the_search_thinks_alone(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "champion_file", lambda game: None)
    mind = adviser.adviser(asked(key), 1, USUAL)
    assert type(mind) is Search
    assert mind.budget == Budget(iterations=30)


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("caramba", {"options": {"memory_aid": True}}),
        ("pamplona", {"options": {"fear_shields": True}}),
        ("sombreros", {"options": {"offers": False}}),
        ("sombreros", {"rules": 1}),
    ],
)
def test_a_champion_says_nothing_of_tables_that_it_has_never_seen(key: str, wanted: dict[str, Any]) -> None:
    game = tertulia.game(key)
    match = game.begin(game.setup(3, None, wanted.get("options"), wanted.get("rules")), None)
    if match.actor == tertulia.CHANCE:
        match = game.start(3, seed=1, **wanted)
    assert type(adviser.adviser(Knowledge.of(match, 1), 1, USUAL)) is Search


def test_who_says_how_long_is_heard() -> None:
    assert adviser.adviser(asked("caramba"), 1, Budget(0.5)).budget == Budget(0.5)


@pytest.mark.parametrize("key", ["caramba", "sombreros"])
def test_scores_to_expect_are_those_of_later_and_not_of_now(key: str) -> None:
    """A champion's own walks end long before the game does, and it plays without playouts here."""
    knowledge = asked(key)
    match = tertulia.game(key).start(3, seed=1)
    now = match.sheet()[knowledge.seat].sum()
    (best, *_) = advise(knowledge, 1, Budget(iterations=50))
    assert abs(best.score - now) > 3
