"""Positions of Caramba, written down: what a test does not name lies in the piles and in the bag."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from itertools import chain
from typing import Any

import pytest

import tertulia
from tertulia import Game, Match

Seats = Mapping[int, str]
DECK = "g2m5 g2d5 g3m4 g3d4 g4m3 g4d3 g5m2 g5d2 g7 m2d5 m3d4 m4d3 m5d2 m7 d7"
CRATES = "g2 g2 g2 g3 g3 g3 g4 g4 m2 m2 m2 m3 m3 m3 m4 m4 d2 d2 d2 d3 d3 d3 d4 d4"
DRAWING = ("first", "specials", "deal", "crates", "cards")


def lay_out(
    game: Game,
    seats: int = 4,
    *,
    phase: str = "auction",
    first: int = 0,
    actor: int | None = None,
    bag: str | None = None,
    vault: int = 0,
    centre: str = "",
    front: Seats | None = None,
    secured: Seats | None = None,
    protected: Seats | None = None,
    hand: Seats | None = None,
    known: Seats | None = None,
    pile: Seats | None = None,
    discard: Seats | None = None,
    bids: Mapping[int, Mapping[str, str]] | None = None,
    special: str = "manos vuelta fuera seguridad",
    played: Collection[int] = (),
    passed: Collection[int] = (),
    turns: Collection[int] = (),
    memory_aid: bool = False,
    **numbers: int,
) -> Match:
    """A match that stands at this position, with chance played by hand.

    Seats are numbers, things are separated by spaces. Crates not named are in the bag; if the bag is
    named, seat `vault` has secured them. Cards not named are in the pile; if that is named, in the discard.
    """
    position = game.start(seats, chance=None, options={"memory_aid": memory_aid}).position()
    table: dict[str, Any] = position["table"] | {
        "phase": phase,
        "actor": actor if actor is not None else "chance" if phase in DRAWING else first,
        "rounds": 1,
        "first": first,
        "centre": centre.split(),
        "front": spread(seats, front),
        "secured": spread(seats, secured),
        "protected": [(protected or {}).get(seat) for seat in range(seats)],
        "hand": spread(seats, hand),
        "known": spread(seats, known),
        "pile": spread(seats, pile),
        "discard": spread(seats, discard),
        "bids": [spread(3, by_good((bids or {}).get(seat))) for seat in range(seats)],
        "special": special.split()[:seats],
        "played": flags(seats, played),
        "passed": flags(seats, passed),
        "turns": flags(seats, turns),
        **numbers,
    }
    for seat in range(seats):
        placed = [table[place][seat] for place in ("hand", "pile", "discard")] + table["bids"][seat]
        table["discard" if seat in (pile or {}) else "pile"][seat] += rest_of(DECK, placed)
    table["bag"] = (bag or "").split()
    placed = [table["bag"], table["centre"], *table["front"], *table["secured"]]
    (table["bag"] if bag is None else table["secured"][vault]).extend(rest_of(CRATES, placed))
    return game.load({**position, "table": table}, chance=None)


def spread(seats: int, things: Seats | None) -> list[list[str]]:
    return [(things or {}).get(seat, "").split() for seat in range(seats)]


def by_good(bids: Mapping[str, str] | None) -> Seats:
    return {"gmd".index(good): cards for good, cards in (bids or {}).items()}


def flags(seats: int, those: Collection[int]) -> list[int]:
    return [int(seat in those) for seat in range(seats)]


def rest_of(everything: str, placed: list[list[str]]) -> list[str]:
    return list((Counter(everything.split()) - Counter(chain(*placed))).elements())


@pytest.fixture(scope="session")
def caramba() -> Game:
    return tertulia.game("caramba")


@pytest.fixture
def table(caramba: Game) -> Callable[..., Match]:
    return lambda *args, **things: lay_out(caramba, *args, **things)
