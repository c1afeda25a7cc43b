"""What a seat, or a spectator (None), may see: an allow-list, built by name. All see the same."""

from typing import Any

import numpy as np

from tertulia.core.contract import NOBODY, Counts, shown_actor
from tertulia.core.engine import rule
from tertulia.games.pamplona.edition import CARD_NAMES, FACE_NAMES, PEN, SEATS, Edition
from tertulia.games.pamplona.rules import attack_gain, shove_space
from tertulia.games.pamplona.state import EMPTY, PHASES, SEATED, SHOVE, UNTHROWN, A, B


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> dict[str, Any]:
    """The table as everybody sees it."""
    gains, credit = np.zeros(SEATS, np.int32), int(boxes[0]["credit"])
    space = int(attacks_and_shove(boxes, states, gains))
    return {
        "round": s.rounds,
        "phase": PHASES[s.phase],
        "actor": shown_actor(s),
        "first": None if s.first == NOBODY else s.first,
        "turn": None if s.turn == NOBODY else s.turn,
        "torro": s.torro,
        "deck": sum(s.deck),
        "discard": [CARD_NAMES[card] for card in s.discard if card != EMPTY],
        "dice": None if s.dice[A] == UNTHROWN else {"A": face(s.dice[A]), "B": face(s.dice[B])},
        "shove": None if s.phase != SHOVE else {"seat": s.target, "space": space, "difference": s.margin},
        "seats": [public(s, other, credit, int(gains[other])) for other in range(s.seats)],
        "path": path(edition),
    }


@rule
def attacks_and_shove(boxes: Any, states: Any, gains: Counts) -> int:
    """What an attack now would give each seat (P15), and the space of a shove that is due (P9)."""
    box, s = boxes[0], states[0]
    for seat in range(s.seats):
        gains[seat] = attack_gain(box, s, seat)
    return shove_space(box, s) if s.phase == SHOVE else 0


def public(s: Any, seat: int, credit: int, gain: int) -> dict[str, Any]:
    """A seat; `attack` is what an attack now would give it, None while none can come (P16)."""
    return {
        "runners": sorted(space for space in s.runners[seat] if space != SEATED),
        "rows": sorted(row for row in s.rows[seat] if row),
        "courage": s.courage[seat],
        "credits": s.credits[seat],
        "balance": s.courage[seat] - s.credits[seat] * credit,
        "attack": None if s.torro == PEN else gain,
    }


def path(edition: Edition) -> dict[str, Any]:
    """The board, to draw it."""
    return {
        "street": edition.street.value,
        "arena": edition.arena.value,
        "tomatoes": edition.tomatoes.value,
        "fear": edition.fear.value,
        "rows": edition.rows.value,
    }


def face(side: Any) -> str | None:
    return None if side == UNTHROWN else FACE_NAMES[side]


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What only the one who sits there may see: nothing is hidden in this game."""
    return {}
