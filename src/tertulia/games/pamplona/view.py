"""What a seat, or a spectator (None), may see: an allow-list, built by name. All see the same."""

from typing import Any

from tertulia.core.contract import NOBODY, shown_actor
from tertulia.games.pamplona.box import CARD_NAMES, FACE_NAMES, PEN, Edition
from tertulia.games.pamplona.rules import attack_gain, shove_space
from tertulia.games.pamplona.state import EMPTY, PHASES, SEATED, SHOVE, UNTHROWN, A, B


def view(edition: Edition, box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The table as every viewer sees it."""
    return {
        "round": int(s.rounds),
        "phase": PHASES[s.phase],
        "actor": shown_actor(s),
        "first": None if s.first == NOBODY else int(s.first),
        "turn": None if s.turn == NOBODY else int(s.turn),
        "torro": int(s.torro),
        "deck": int(s.deck.sum()),
        "discard": [CARD_NAMES[card] for card in s.discard if card != EMPTY],
        "dice": None if s.dice[A] == UNTHROWN else {"A": face(s.dice[A]), "B": face(s.dice[B])},
        "shove": shove(box, s),
        "seats": [public(box, s, other) for other in range(s.seats)],
        "path": path(edition),
    }


def public(box: Any, s: Any, seat: int) -> dict[str, Any]:
    """A seat; `attack` is what an attack now would give it, None while none can come (P16)."""
    courage, credits = int(s.courage[seat]), int(s.credits[seat])
    return {
        "runners": sorted(int(space) for space in s.runners[seat] if space != SEATED),
        "rows": sorted(int(row) for row in s.rows[seat] if row),
        "courage": courage,
        "credits": credits,
        "balance": courage - credits * int(box.credit),
        "attack": None if s.torro == PEN else int(attack_gain(box, s, seat)),
    }


def shove(box: Any, s: Any) -> dict[str, int] | None:
    """Who may be shoved, from where and how far (P10)."""
    if s.phase != SHOVE:
        return None
    return {"seat": int(s.target), "space": int(shove_space(box, s)), "difference": int(s.margin)}


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
