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
    assert told["hunters"] == [1, 0, 0, 1, 1, 0, *[0] * 12], "14 and 15 are up to six behind 18"
    assert told["near"] == [2, 2, 1, 2, 2, 0, *[0] * 12], "14 and 18 to 18, 10 and 14 to 14 and 15"
    assert told["due"][:2] == [0, 1]
    assert not any(told["arriving"] + told["waiting"])


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
    assert rows["leads_hunters"] == [0, 0, 1, 1, 1, 1], "those on 14 and 15"
    assert not any(rows["leads_in"] + rows["leads_fear"] + rows["leads_row"])


def test_who_can_stand_together_after_both_dice(table: Table, play: Play) -> None:
    told = seen(play(table([10, 12, 18], [0, 14, 15], torro=12), "A 4, B 2"))
    fellows, chips = told["pairs_fellows"], told["pairs_chips"]
    assert told["leads_fellows"][4] == 0, "nobody is on 14 yet"
    assert [place for place, number in enumerate(fellows) if number] == [4], "10+4, then 12+2"
    assert (fellows[4], chips[4], sum(chips)) == (1, 1, 1), "one of the others is there"


def test_die_b_takes_a_fellow_away(table: Table, play: Play) -> None:
    told = seen(play(table([10, 14, 0], [14, 20, 20], torro=12), "A 4, B 2"))
    assert told["leads_fellows"][4] == 1, "on 14"
    assert told["pairs_fellows"][4] == 0, "but it has to take die B"


def test_rows_in_the_arena(table: Table, play: Play) -> None:
    told = seen(play(table([20, 28, 30], [0, 34, 35], first=1, torro=26), "A >, B 2"))
    assert told["waiting"][:6] == [0, 0, 0, 2, 3, 0], "row 1 is taken, 35 is farther than 34"
    assert told["arriving"][:2] == [2, 0]
    assert told["leads_row"][2 * STEPS : 3 * STEPS] == [0, 0, 0, 4, 3, 2, 2], "from 30 to 33, 34, 35 and 36"
    assert told["leads_row"][STEPS : 2 * STEPS] == [0, 0, 0, 0, 0, 4, 3]
    assert told["due"][:2] == [0, 0]


def test_the_last_row_takes_the_rest(table: Table, play: Play) -> None:
    rows = [[11, 0, 0], [0, 0, 0]]
    told = seen(play(table([0, 26, 27], [34, 35, 36], rows=rows, torro=20), "A >, B 2"))
    assert told["waiting"][:6] == [0, 0, 0, 12, 12, 12], "row 12 is the last one"
    assert told["arriving"][:2] == [1, 0], "from 26 an arrow leads to 32, which is still the street"


def test_where_a_shove_leads(street: Match, play: Play) -> None:
    told = seen(play(street, "10+4, 18+2"))
    assert not any(told["leads"])
    assert (told["shoved"], told["shoved_passed"]) == ([1, 2, 3], [6, 5, 3])
    assert (told["shoved_reward"], told["shoved_fear"]) == ([2, 1, 0], [1, 0, 0])
    assert told["shoved_fellows"] == [1, 1, 2], "another one of its team is on 15"
    assert (told["shoved_rivals"], told["shoved_row"]) == ([0, 2, 0], [0, 0, 0])


def test_a_shove_into_the_arena(table: Table, play: Play) -> None:
    told = seen(play(table([30, 32, 20], [32, 29, 34], torro=26, first=1), "A 2, B 3, 30+2, 20+3"))
    assert told["shoved_row"] == [0, 0, 2], "33, behind the one on 34"
