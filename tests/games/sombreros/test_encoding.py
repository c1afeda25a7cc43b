"""What an observation says of the route, in positions that can be counted on fingers."""

from collections.abc import Callable

import numpy as np
import pytest

from tertulia import Match
from tertulia.core.encoding import KIND, places
from tertulia.games.sombreros import encoding

Standing = Callable[..., Match]


def seen(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """What a seat observes, by part."""
    out = np.zeros(encoding.SIZE, KIND)
    encoding.observe(match.setup.box, match.states[0], seat, out)
    return {part.name: out[where].tolist() for part, where in places(encoding.FIELDS)}


def near(*chances: float) -> object:
    """In thousandths, each total of dice rounded."""
    return pytest.approx([1000 * chance for chance in chances], abs=3)


@pytest.fixture
def race(standing: Standing) -> Match:
    """Seat 1 is on turn with two dice on 44: one ahead, on 46, and a token on 45."""
    return standing(46, 44, 30, 40, turn=1, silver=[34, 20, 30, 30], race=2, ambush=[45, 0, 0, 0])


def test_who_owns_how_much(race: Match) -> None:
    told = seen(race)
    assert told["stakes"] == [18], "6 in the pot, and 1 + 2 + 3 for three arrivals, twice"
    assert told["stakes_now"] == [9]
    assert told["purse"] == [17, 10, 15, 15, 0, 0]
    assert told["lead"] == [4, -14, -4, -4, 0, 0]
    assert told["richer"] == [0, 3, 1, 1, 0, 0]
    turn = ("turn_silver", "turn_lead", "turn_left", "turn_sombreros")
    assert [told[name] for name in turn] == [[20], [-14], [18], [1]], "the first arrival pays 2"


def test_who_stands_where(race: Match) -> None:
    told, firsts = seen(race), slice(0, 8, 2)
    assert told["players"] == [4]
    assert told["to_go"][firsts] == [3, 5, 19, 9], "the mine is 49"
    assert told["ahead"][firsts] == [0, 1, 3, 2]
    assert told["gap"][firsts] == [3, 2, 10, 4]
    assert told["chased"][firsts] == [2, 4, 0, 10]
    assert told["queue"][firsts] == [0, 1, 3, 2]
    assert told["leaves"][firsts] == near(3 / 6, 21 / 36, 5 / 1296, 81 / 216)
    assert [space for space, taken in enumerate(told["taken"], 1) if taken] == [30, 40, 44]


def test_where_dice_lead(race: Match) -> None:
    told = seen(race, 1)
    assert told["price"] == [2, 0, 0, 0, 0, 0]
    assert told["arrives"] == near(1 / 6, 21 / 36, *[0] * 6)
    assert told["meets"][:2] == near(1 / 6, 3 / 36)
    assert told["ambushed"][:2] == near(1 / 6, 2 / 36), "for one die each"
    assert told["overtakes"][:2] == near(3 / 6, 30 / 36)
    assert told["joins"] == told["stays"] == [0] * 8, "others are behind"


def test_dice_that_are_paid_for(race: Match) -> None:
    race.play("throw 1")
    told = seen(race, 0)
    assert told["price"] == [0] * 6
    assert told["arrives"] == near(*[0] * 6, 1 / 6, 21 / 36), "as chosen, and with the die that is asked for"


def test_where_an_ambush_would_catch_somebody(standing: Standing) -> None:
    """The last one will throw two dice, the one on turn has one."""
    told = seen(standing(20, 0, 16, 0, turn=0, silver=[60, 57], phase="window", arrival=[0, 1, 0, 2]))
    assert told["risk"][19:27] == near(0, *[1 / 6] * 5, 0, 0)
    ways = [0, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0]
    assert told["prey"][15:27] == near(*(count / 36 for count in ways))


def test_the_last_one_and_its_fellow(standing: Standing) -> None:
    """Two sombreros each: seat 0 has its second one in front."""
    told = seen(standing(10, 14, 15, 0, turn=0, silver=[60, 59], arrival=[0, 0, 0, 1]))
    assert told["to_go"][:4] == [35, 39, 34, 0], "the foremost first"
    assert told["stays"][:3] == near(5 / 6, 15 / 36, 35 / 216), "less than 5"
    assert told["joins"][:1] == told["meets"][:1] == near(1 / 6)


def test_offers_by_the_number_of_the_seat(standing: Standing) -> None:
    """As `accept` names them, and not from the observer on."""
    told = seen(
        standing(
            20, 30, 40, 10, turn=1, phase="answer", chosen=1, silver=[40, 20, 30, 30], offer=[3, 0, 0, 5]
        ),
        1,
    )
    assert told["offered"] == [3, 0, 0, 5, 0, 0]
    assert told["bid"] == [5]
