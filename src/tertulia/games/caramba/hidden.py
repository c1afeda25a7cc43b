"""What a seat cannot know, dealt anew (C29, C30): hands, piles, specials, the bag, and what shows it."""

from typing import Any

from tertulia.core.contract import NOBODY
from tertulia.core.dice import Rng, pull, roll
from tertulia.core.engine import rule
from tertulia.games.caramba.actions import (
    BID,
    EN_SEGURIDAD,
    MANOS_ARRIBA,
    NO_FUERA,
    PASS,
    SAFE,
    VUELTA_TAKES,
)
from tertulia.games.caramba.edition import GOODS, KINDS, SPECIALS, VUELTA, Box
from tertulia.games.caramba.rules import add_counts, clear_counts, count_hand, total
from tertulia.games.caramba.state import State

DECLINES = (NO_FUERA,)
"""Everybody with an unsecured crate is asked for Fuera, so that nobody can tell who holds it (C8)."""


@rule
def redeal(box: Box, s: State, seat: int, rng: Rng, memory: bool = True) -> None:
    """Resample, in place, everything the seat cannot know; NOBODY is a spectator.

    With `memory` it knows all that was ever public (C30): cards seen returning to a hand stay there, and so
    do crates seen being turned. Without, it knows only what lies on the table now (C28, C29).
    """
    for other in range(s.seats):
        if other != seat:
            redeal_hand(s, other, rng, memory)
    redeal_specials(s, seat, rng)
    if not memory:
        redeal_secured(s, seat, rng)


@rule
def redeal_hand(s: State, other: int, rng: Rng, memory: bool) -> None:
    """Hand and pile of a band are one heap to the others; cards known to be held are not in it."""
    if not memory:
        clear_counts(s.known[other])
        count_hand(s, other)  # who sees an empty pile needs no memory
    cards = total(s.hand[other])
    for kind in range(KINDS):
        kept = s.known[other, kind]
        s.pile[other, kind] += s.hand[other, kind] - kept
        s.hand[other, kind] = kept
        cards -= kept
    for _ in range(cards):
        s.hand[other, pull(s.pile[other], rng)] += 1


@rule
def redeal_specials(s: State, seat: int, rng: Rng) -> None:
    """Specials not seen by the seat go round again among those who hold one, and the ones set aside."""
    seen = 0  # one bit for each special
    for other in range(s.seats):
        if s.special[other] != NOBODY and (other == seat or s.played[other]):
            seen |= 1 << int(s.special[other])
    for other in range(s.seats):
        if s.special[other] == NOBODY or other == seat or s.played[other]:
            continue
        special = roll(rng, len(SPECIALS))
        while seen >> special & 1:
            special = roll(rng, len(SPECIALS))
        s.special[other] = special
        seen |= 1 << special


@rule
def redeal_secured(s: State, seat: int, rng: Rng) -> None:
    """Face-down crates of others and the bag are one heap to someone without a memory."""
    sizes = 0  # how many crates each seat secured, in a byte each
    for other in range(s.seats):
        if other != seat:
            sizes |= total(s.secured[other]) << 8 * other
            add_counts(s.secured[other], s.bag)
            clear_counts(s.secured[other])
    for other in range(s.seats):
        if other != seat:
            for _ in range(sizes >> 8 * other & 0xFF):
                s.secured[other, pull(s.bag, rng)] += 1


@rule
def rewind(past: State, now: State) -> None:
    """Write what is hidden now into an earlier position, so that decisions alone led from there to this one.

    Without chance nobody draws, and no pile is made anew but for the next to draw (C24): whatever a band has
    outside its pile was in the hand, or lay where all saw it.
    """
    for seat in range(now.seats):
        past.special[seat] = now.special[seat]
        for kind in range(KINDS):
            past.pile[seat, kind] = now.pile[seat, kind]
            past.hand[seat, kind] = (
                now.hand[seat, kind] + open_cards(now, seat, kind) - open_cards(past, seat, kind)
            )


@rule
def open_cards(s: State, seat: int, kind: int) -> int:
    """How many of a kind lie on the table or in the discard."""
    count = int(s.discard[seat, kind])
    for good in range(GOODS):
        count += s.bids[seat, good, kind]
    return count


# What an action shows


def shows(s: Any, action: int) -> bool:
    """Whether an action shows somebody something that not everybody could know.

    It shows nothing if it was possible for all that is known to those who only look on and forget nothing
    (C30); then who also holds cards learns nothing from it either.
    """
    if action < VUELTA_TAKES:
        return shows_card(s, (action - BID) // GOODS)
    if action < SAFE or action in (MANOS_ARRIBA, EN_SEGURIDAD):
        return len(seen_specials(s)) < len(SPECIALS) - 1  # C2: who has seen all others knows the last
    return action == PASS and shows_no_vuelta(s)


def shows_card(s: Any, kind: int) -> bool:
    """A card is known to be held if it came back in the open, or if the pile cannot have all its copies."""
    hidden = s.hand[s.actor][kind] + s.pile[s.actor][kind]
    return bool(s.known[s.actor][kind] == 0 and hidden <= sum(s.pile[s.actor]))


def shows_no_vuelta(s: Any) -> bool:
    """The first player passes at once only if there is nothing else to do, not even Estoy de vuelta (C12)."""
    at_once = s.actor == s.first and not s.turns[s.actor]
    possible = not s.played[s.actor] and any(s.discard[s.actor]) and VUELTA not in seen_specials(s)
    return at_once and possible


def seen_specials(s: Any) -> list[int]:
    return [special for special, played in zip(s.special, s.played, strict=True) if played]
