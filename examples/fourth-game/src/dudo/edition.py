"""What one needs to play: an edition file, checked and packed into a Box."""

from collections.abc import Iterator, Mapping
from typing import Any

from tertulia.core.edition import EditionHead, Fact
from tertulia.core.fields import Fields, field

SEATS, DICE, FACES = 6, 5, 6
"""At most: players, dice of each; and faces of a die."""
JOKER, LOWEST = 1, 2
"""The face that counts as every face, and the lowest that can be bid (D3, D5)."""
BID_FACES = FACES + 1 - LOWEST


class Edition(EditionHead, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The facts of one edition."""

    dice: Fact[int]


class Box(Fields):
    """The edition, as the rules read it."""

    version: int = field("version of the rules that is played")
    dice: int = field("dice of each player (D1)")


def faults(edition: Edition) -> Iterator[tuple[tuple[str, ...], str]]:
    """What is wrong with an edition: where, and why."""
    if not 1 <= edition.dice.value <= DICE:
        yield ("dice", "value"), f"everybody has 1 to {DICE} dice (D1), not {edition.dice.value}"


def pack(edition: Edition, options: Mapping[str, bool], box: Any) -> None:
    box.dice = edition.dice.value
