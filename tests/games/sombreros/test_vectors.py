"""The sentences of the rulebook worked out by hand: dice, prices, inflation, arrivals, and one whole race."""

from collections.abc import Callable

import pytest

import tertulia
from tertulia import Match

Standing = Callable[..., Match]


def silver(match: Match) -> list[int]:
    return [seat["silver"] for seat in match.view(None)["seats"]]


@pytest.mark.parametrize("place", range(6))
def test_the_leader_has_one_die_the_second_two_and_so_on(standing: Standing, place: int) -> None:
    match = standing(45, 44, 43, 42, 41, 40, turn=place)
    assert match.view(None)["entitled"] == place + 1
    assert str(match.legal()[-1]) == f"throw {place + 1}"


@pytest.mark.parametrize(
    ("race", "fewer", "price"),
    [(1, 0, 0), (1, 1, 1), (1, 2, 3), (1, 3, 6), (1, 4, 10), (1, 5, 15), (2, 1, 2), (2, 5, 30), (3, 4, 30)],
)
def test_buying_off_one_die_for_1_a_second_for_2_more(
    standing: Standing, race: int, fewer: int, price: int
) -> None:
    match = standing(45, 44, 43, 42, 41, 40, turn=5, race=race)
    match.play(f"throw {6 - fewer}")
    assert silver(match) == [30, 30, 30, 30, 30, 30 - price]
    assert match.view(None)["pot"] == price


@pytest.mark.parametrize("race", [1, 2, 3])
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_first_arrival_pays_1_the_second_2_and_so_on(standing: Standing, race: int, before: int) -> None:
    arrival = [place + 1 if place < before else 0 for place in range(6)]
    space = [0 if place < before else 48 - place for place in range(6)]
    match = standing(*space, turn=before, arrival=arrival, race=race)
    match.play("throw 1")
    match.play("die 5")
    assert match.view(None)["pot"] == race * (before + 1)


@pytest.mark.parametrize("race", [1, 2, 3])
def test_the_welcome_is_1_then_2_then_3(standing: Standing, race: int) -> None:
    match = standing(10, 20, 30, 29, turn=3, race=race)
    for event in ("throw 2", "die 1", "die 0"):
        match.play(event)
    assert silver(match) == [30, 30, 30 - race, 30 + race]


def test_a_whole_race_of_four() -> None:
    match = tertulia.game("sombreros").start(4, chance=None)
    race: list[tuple[str, list[int], int]] = [  # the events, then everybody's silver and the pot
        ("first 0, place 46, place 44, place 40, place 36", [30, 30, 30, 30], 0),
        ("ready, ready, ready, ready", [30, 30, 30, 30], 0),
        # Round 1. Seat 0 leads and arrives first, for 1.
        ("ready, throw 1, die 3", [29, 30, 30, 30], 1),
        # Seat 1, now in the lead, reaches the last space.
        ("ready, throw 1, die 4", [29, 30, 30, 30], 1),
        # Seat 2 lands there too: 1 from seat 1, a 0, 1 again, and then the mine as second, for 2.
        ("ready, throw 2, die 5, die 3, die 0, die 1", [29, 28, 30, 30], 3),
        # Seat 3 buys one of two dice off; only seat 2 is richer, and makes no offer.
        ("ready, throw 1, no, die 2", [29, 28, 30, 29], 4),
        # Round 2. Seat 1 takes 2 from seat 2 for a second die, and both show 0.
        ("ready, throw 1, offer 2, no, offer 1, accept 2, die 0, die 0", [29, 30, 28, 29], 4),
        ("ready, throw 2, no, die 2, die 0", [29, 30, 28, 29], 4),
        # Round 3. Seat 1 arrives third, for 3; seat 3 is left on space 40 and takes the pot of 7.
        ("ready, throw 1, die 1", [29, 27, 28, 36], 0),
    ]
    for events, owned, pot in race:
        for event in events.split(", "):
            match.play(event)
        assert (silver(match), match.view(None)["pot"]) == (owned, pot), events
    view = match.view(None)
    assert (view["race"], view["order"], view["actor"]) == (2, [3, 1, 2, 0], 3)
