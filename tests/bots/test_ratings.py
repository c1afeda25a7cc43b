"""What a bot is rated, as games show it."""

import pytest

import tertulia
from tertulia.bots.cards import card
from tertulia.bots.names import offered
from tertulia.bots.ratings import measured, published, ratings


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_level_that_is_offered_has_a_rating(key: str) -> None:
    told = card(tertulia.game(key))["ratings"]
    levels = {name for name in offered(tertulia.game(key)) if "-" not in name}
    assert set(told) == levels
    assert told["random"] < told["easy"] < told["medium"] == 1000 < told["hard"]


def test_who_has_the_usual_time_is_rated_with_that_time() -> None:
    assert measured("hard") == "hard:1s"
    assert measured("hard:0.1s") == "hard:0.1s"
    assert measured("champion") == "champion", "it does not look ahead"
    known = published()["caramba"]
    assert ratings("caramba", ["hard"]) == {"hard": known["hard:1s"]["rating"]}


def test_who_was_never_measured_has_no_rating() -> None:
    assert ratings("caramba", ["medium-bold", "hard:7"]) == {}
    assert ratings("chess", ["medium"]) == {}
