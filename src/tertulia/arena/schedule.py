"""Who sits where, and how often: every bot in every seat equally often, on the same deals.

A deal is one seed: all cards and dice, answered by stream and index. Each deal is played by each line-up in
all its seatings, so that nobody is luckier than another; and the deal, not the game, is what is counted.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from tertulia.arena.plan import ArenaError, Lineup, Plan

LIMIT = 24
"""More arrangements than this are not all played on every deal, but in turn."""


class Unit(msgspec.Struct, frozen=True):
    """What is played at a time: one deal by one line-up, in all its seatings or in one of them."""

    lineup: int
    deal: int
    seating: int | None = None


class Work(NamedTuple):
    """One unit of one of several contests."""

    contest: int
    plan: Plan
    unit: Unit


def lineups(names: Sequence[str], seats: int) -> list[Lineup]:
    """As many names as seats: that table. More: every choice of so many. Fewer: one of each against a table
    of each other."""
    if len(set(names)) < 2:
        raise ArenaError("name at least two different bots")
    if len(names) == seats:
        return [tuple(names)]
    if len(set(names)) < len(names):
        raise ArenaError(f"name each bot once, or exactly one bot for each of {seats} seats")
    if len(names) > seats:
        return list(combinations(names, seats))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(names, 2)]


def arrangements(lineup: Lineup) -> int:
    """In how many ways these bots can sit."""
    alike = math.prod(math.factorial(count) for count in Counter(lineup).values())
    return math.factorial(len(lineup)) // alike


def seatings(lineup: Lineup, deal: int) -> list[Lineup]:
    """The seatings of a deal: all arrangements, or the rotations of one order around the table."""
    if arrangements(lineup) <= LIMIT:
        return _all(lineup)
    orders = _orders(len(lineup) - 1)
    first, others = lineup[0], lineup[1:]
    order = (first, *(others[place] for place in orders[deal % len(orders)]))
    return [order[turn:] + order[:turn] for turn in range(len(order))]


@cache
def _all(lineup: Lineup) -> list[Lineup]:
    return sorted(set(permutations(lineup)))


@cache
def _orders(others: int) -> list[tuple[int, ...]]:
    """All orders of the others, well mixed: a few deals already have neighbours of all kinds."""
    orders = list(permutations(range(others)))
    random.Random("orders").shuffle(orders)
    return orders


def games_per_deal(plan: Plan) -> int:
    return sum(len(seatings(lineup, 0)) for lineup in plan.lineups)


def deals_for(plan: Plan, games: int) -> int:
    """At least so many games, in whole deals."""
    return -(-games // games_per_deal(plan))


def units(plan: Plan, deals: int, apart: bool = False) -> Iterator[Unit]:
    """Deal by deal, so that whatever was played when somebody stops is balanced. Slow games go apart."""
    for deal in range(deals):
        for lineup, names in enumerate(plan.lineups):
            if apart:
                yield from (Unit(lineup, deal, seating) for seating in range(len(seatings(names, deal))))
            else:
                yield Unit(lineup, deal)
