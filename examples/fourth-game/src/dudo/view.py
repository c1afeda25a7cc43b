"""What a seat, or a spectator (None), may see: an allow-list, built by name (D2)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from dudo.edition import Edition
from dudo.rules import matching
from dudo.state import PHASES, Phase
from tertulia.core.contract import NOBODY, Actor, shown_actor
from tertulia.core.engine import rule


class Bid(Struct, frozen=True, kw_only=True):
    """So many dice of a face; `seat` is who said it."""

    number: int
    face: int
    seat: int


class Doubted(Struct, frozen=True, kw_only=True):
    """The last bid that was doubted, how many such dice there were, and who lost one (D6)."""

    number: int
    face: int
    count: int
    loser: int


class Player(Struct, frozen=True, kw_only=True):
    """How many dice a seat has, and what lay under its cup when cups were last lifted (D6)."""

    dice: int
    lifted: list[int]


class Own(Struct, frozen=True, kw_only=True):
    """What only the one who sits there may see (D2)."""

    seat: int
    dice: list[int]


class View(Struct, frozen=True, kw_only=True):
    """The table; spectators have no `you`."""

    round: int
    phase: Phase
    actor: Actor
    first: int | None
    bid: Bid | None
    doubted: Doubted | None
    seats: list[Player]
    you: Own | UnsetType = UNSET


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> View:
    """The table as everybody sees it."""
    return View(
        round=s.rounds,
        phase=PHASES[s.phase],
        actor=shown_actor(s),
        first=None if s.first == NOBODY else s.first,
        bid=None if s.bidder == NOBODY else Bid(number=s.number, face=s.face, seat=s.bidder),
        doubted=None if s.loser == NOBODY else doubted(states, s),
        seats=[Player(dice=s.dice[seat], lifted=faces(s.lifted[seat])) for seat in range(s.seats)],
    )


def doubted(states: Any, s: Any) -> Doubted:
    return Doubted(number=s.last_number, face=s.last_face, count=int(lifted(states)), loser=s.loser)


@rule
def lifted(states: Any) -> int:
    """How many dice of the face that was bid lay under the cups (D5)."""
    return matching(states[0].lifted, states[0].last_face)


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What the one who sits there sees beside it."""
    return {"you": Own(seat=seat, dice=faces(s.cup[seat]))}


def faces(counts: Any) -> list[int]:
    return [face for face, count in enumerate(counts, 1) for _ in range(count)]
