"""What a seat, or a spectator (None), may see: an allow-list, built by name. Everybody sees everything."""

from typing import Any

from tertulia.core.contract import NOBODY, shown_actor
from tertulia.games.sombreros.box import Edition, stretches
from tertulia.games.sombreros.rules import arrival_due, price, welcome_due
from tertulia.games.sombreros.state import DICE_CHOICE, FIRST, PHASES


def view(edition: Edition, box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The table as that viewer sees it."""
    on_turn, seats = s.turn != NOBODY, range(s.seats)
    return {
        "race": int(s.race),
        "races": int(box.races),
        "round": int(s.rounds),
        "phase": PHASES[s.phase],
        "actor": shown_actor(s),
        "pot": int(s.pot),
        "order": [] if s.phase == FIRST else [int(s.order[place]) for place in seats],
        "sombrero": int(s.space[s.turn]) if on_turn else None,
        "entitled": int(s.entitled) if on_turn else None,
        "chosen": int(s.chosen) or None,
        "waiting": spaces(s.space * s.waiting)[::-1],
        "throwing": int(s.throwing),
        "dice": [int(face) for face in s.dice[: s.thrown]],
        "dice_in_box": int(box.dice[s.seats]),
        "offers": {str(other): int(s.offer[other]) for other in seats if s.offer[other]},
        "prices": prices(box, s),
        "route": [{"terrain": terrain, "spaces": length} for terrain, length in stretches(edition)],
        "seats": [public(box, s, other) for other in seats],
    }


def prices(box: Any, s: Any) -> dict[str, Any]:
    """What is due for a welcome, the next arrival and, while they are being chosen, numbers of dice (S1)."""
    choice = range(1, s.entitled + 1) if s.phase == DICE_CHOICE else ()
    return {
        "welcome": int(welcome_due(box, s)),
        "arrival": int(arrival_due(box, s)),
        "throw": {str(dice): int(price(box, s, dice)) for dice in choice},
    }


def public(box: Any, s: Any, seat: int) -> dict[str, Any]:
    """What lies in front of a seat, and its pieces on the route."""
    sombreros, tokens = int(box.sombreros[s.seats]), int(box.tokens[s.seats])
    own = slice(seat * sombreros, (seat + 1) * sombreros)
    ambushes = s.ambush[seat * tokens : (seat + 1) * tokens]
    return {
        "silver": int(s.silver[seat]),
        "sombreros": spaces(s.space[own]),
        "arrived": int((s.arrival[own] > 0).sum()),
        "ambushes": spaces(ambushes),
        "tokens": int((ambushes == 0).sum()),
    }


def spaces(places: Any) -> list[int]:
    """The spaces on the route, ascending."""
    return sorted(int(space) for space in places if space)
