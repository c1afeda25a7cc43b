"""Every bot in every seat equally often, whoever meets whom."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from tertulia.arena import ArenaError, Plan, deals_for, lineups
from tertulia.arena.schedule import LIMIT, Unit, arrangements, games_per_deal, seatings, units


@pytest.mark.parametrize(
    "lineup", ["ab", "aab", "abc", "abcd", "abbb", "aabb", "abcde", "aabbcc", "abcdef", "abbbbb"]
)
def test_within_each_deal_every_bot_sits_in_every_seat_equally_often(lineup: str) -> None:
    for deal in range(3):
        tables = seatings(tuple(lineup), deal)
        for seat in range(len(lineup)):
            sat = Counter(table[seat] for table in tables)
            assert {name: count * len(lineup) for name, count in sat.items()} == {
                name: copies * len(tables) for name, copies in Counter(lineup).items()
            }
        assert all(sorted(table) == sorted(lineup) for table in tables)


@pytest.mark.parametrize("lineup", ["ab", "abc", "abcd", "aabb", "abbbbb"])
def test_few_arrangements_are_all_played_on_every_deal(lineup: str) -> None:
    assert seatings(tuple(lineup), 5) == sorted(set(permutations(lineup)))
    assert len(seatings(tuple(lineup), 5)) == arrangements(tuple(lineup)) <= LIMIT


@pytest.mark.parametrize(("lineup", "deals"), [("abcde", 24), ("abcdef", 120)])
def test_many_arrangements_come_in_turn_until_all_were_played_once(lineup: str, deals: int) -> None:
    played = Counter(table for deal in range(deals) for table in seatings(tuple(lineup), deal))
    assert set(played) == set(permutations(lineup))
    assert set(played.values()) == {1}


def test_as_many_bots_as_seats_meet_at_one_table() -> None:
    assert lineups(["a", "b", "b"], 3) == [("a", "b", "b")]


def test_fewer_bots_than_seats_meet_one_against_a_table_of_each_other() -> None:
    assert lineups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert len(lineups(["a", "b", "c"], 4)) == 6


def test_more_bots_than_seats_play_in_every_choice() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(
    ("names", "said"),
    [(["a"], "two different"), (["a", "a"], "two different"), (["a", "a", "b"], "each bot once")],
)
def test_nobody_plays_alone_or_twice(names: list[str], said: str) -> None:
    with pytest.raises(ArenaError, match=said):
        lineups(names, 2)


def test_games_are_counted_in_whole_deals(planned: Callable[..., Plan]) -> None:
    plan = planned(["easy", "medium", "random"], 3)
    assert games_per_deal(plan) == 6
    assert [deals_for(plan, games) for games in (1, 6, 7, 200)] == [1, 1, 2, 34]


def test_units_come_deal_by_deal(planned: Callable[..., Plan]) -> None:
    plan = planned(["easy", "medium", "random"], 2)
    assert list(units(plan, 2)) == [Unit(lineup, deal) for deal in (0, 1) for lineup in (0, 1, 2)]
