"""What an observation says of the street, in positions that can be counted on fingers."""

from collections.abc import Callable

import numpy as np
import pytest

from tertulia import Match
from tertulia.core.encoding import KIND, places
from tertulia.games.pamplona import encoding
from tertulia.games.pamplona.edition import STEPS

Table = Callable[..., Match]
Play = Callable[[Match, str], Match]


def seen(match: Match) -> dict[str, list[int]]:
    """What seat 0 observes, by part."""
    out = np.zeros(encoding.SIZE, KIND)
    encoding.observe(match.setup.box, match.states[0], 0, out)
    return {part.name: out[where].tolist() for part, where in places(encoding.FIELDS)}


@pytest.fixture
def street(table: Table, play: Play) -> Match:
    """No card was turned yet: 6 attacks, 3 ones, 3 twos, 5 threes, 3 fours and 2 fives."""
    return play(table([10, 14, 18], [0, 14, 15], torro=12), "A 4, B 2")


def test_cards_and_where_runners_stand(street: Match) -> None:
    told = seen(street)
    assert (told["row"], told["left"], told["danger"]) == ([2], [22], [3]), "6 of 22, rounded up"
    assert told["reach"] == [8, 6, 5, 3, 1, 0, 0, 0, 0, 0], "16, 13, 10, 5 and 2 of 22"
    assert told["seated"][:2] == [0, 1]
    assert told["lead"][:2] == [-1, 1], "a row more"
    assert told["ahead"] == [6, 2, -2, 3, 2, 0, *[0] * 12], "the foremost first, the seated one last"
    assert told["passed"] == [0, 5, 10, 3, 5, 0, *[0] * 12]
    assert told["rivals"] == [0, 1, 0]
    assert told["hunters"] == [1, 0, 0], "two of the other team are up to six spaces behind 18"


def test_where_dice_lead(street: Match) -> None:
    told = {name: numbers for name, numbers in seen(street).items() if name.startswith("leads")}
    for numbers in told.values():
        assert not any(number for place, number in enumerate(numbers) if place % STEPS not in (2, 4))
    rows = {name: [numbers[place] for place in (2, 4, 9, 11, 16, 18)] for name, numbers in told.items()}
    assert rows["leads"] == [0, 2, 4, 6, 8, 8], "tomatoes are on 21 and 22"
    assert rows["leads_passed"] == [8, 5, 1, 0, 0, 0]
    assert rows["leads_reward"] == [3, 1, 0, 0, 0, 0]
    assert rows["leads_fellows"] == [0, 1, 0, 1, 0, 0]
    assert rows["leads_rivals"] == [0, 1, 0, 0, 0, 0]
    assert rows["leads_chips"] == [0, 1, 0, 0, 0, 0], "two on 14, where one of the others is"
    assert not any(rows["leads_in"] + rows["leads_fear"])


def test_where_a_shove_leads(street: Match, play: Play) -> None:
    told = seen(play(street, "10+4, 18+2"))
    assert not any(told["leads"])
    assert (told["shoved"], told["shoved_passed"]) == ([1, 3], [6, 3])
    assert (told["shoved_reward"], told["shoved_fear"]) == ([2, 0], [1, 0])
