"""What a seat, or a spectator (None), may see: an allow-list, built by name. Everybody sees everything."""

from typing import Any

import numpy as np

from tertulia.core.contract import NOBODY, Counts, shown_actor
from tertulia.core.engine import rule
from tertulia.games.sombreros.edition import DICE, Edition, stretches
from tertulia.games.sombreros.meta import META
from tertulia.games.sombreros.rules import arrival_due, price, welcome_due
from tertulia.games.sombreros.state import DICE_CHOICE, END, FIRST, PHASES


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> dict[str, Any]:
    """The table as everybody sees it."""
    box = boxes[0]
    sombreros, tokens = int(box["sombreros"][s.seats]), int(box["tokens"][s.seats])
    on_turn, seats = s.turn != NOBODY, range(s.seats)
    waiting = [space for space, waits in zip(s.space, s.waiting, strict=True) if waits]
    return {
        "race": s.race,
        "races": int(box["races"]),
        "round": s.rounds,
        "phase": PHASES[s.phase],
        "reason": META.reasons[s.reason] if s.phase == END else None,
        "actor": shown_actor(s),
        "pot": s.pot,
        "order": [] if s.phase == FIRST else s.order[: s.seats],
        "sombrero": s.space[s.turn] if on_turn else None,
        "entitled": s.entitled if on_turn else None,
        "chosen": s.chosen or None,
        "waiting": spaces(waiting)[::-1],
        "throwing": s.throwing,
        "dice": s.dice[: s.thrown],
        "dice_laid_out": int(box["dice"][s.seats]),
        "offers": {str(other): s.offer[other] for other in seats if s.offer[other]},
        "prices": prices(boxes, states, s),
        "route": route(edition),
        "seats": [public(s, other, sombreros, tokens) for other in seats],
    }


def route(edition: Edition) -> list[dict[str, Any]]:
    """The board, to draw it; `dice` is what an ambush throws there (S12)."""
    return [
        {"terrain": terrain, "spaces": length, "dice": edition.ambush_dice.value[terrain]}
        for terrain, length in stretches(edition)
    ]


def prices(boxes: Any, states: Any, s: Any) -> dict[str, Any]:
    """What is due for a welcome, the next arrival and, while they are being chosen, numbers of dice (S1)."""
    due = np.zeros(DICE + 2, np.int32)
    all_prices(boxes, states, due)
    welcome, arrival, *throws = due.tolist()
    choice = range(s.entitled) if s.phase == DICE_CHOICE else ()
    throw = {str(fewer + 1): throws[fewer] for fewer in choice}
    return {"welcome": welcome, "arrival": arrival, "throw": throw}


@rule
def all_prices(boxes: Any, states: Any, out: Counts) -> None:
    """The welcome, the next arrival, and then 1, 2, ... dice."""
    box, s = boxes[0], states[0]
    out[0] = welcome_due(box, s)
    out[1] = arrival_due(box, s)
    for dice in range(1, s.entitled + 1):
        out[1 + dice] = price(box, s, dice)


def public(s: Any, seat: int, sombreros: int, tokens: int) -> dict[str, Any]:
    """What lies in front of a seat, and its pieces on the route: so many sombreros, so many tokens."""
    own = slice(seat * sombreros, (seat + 1) * sombreros)
    ambushes = s.ambush[seat * tokens : (seat + 1) * tokens]
    return {
        "silver": s.silver[seat],
        "broke": bool(s.broke[seat]),
        "sombreros": spaces(s.space[own]),
        "arrived": sum(arrival > 0 for arrival in s.arrival[own]),
        "ambushes": spaces(ambushes),
        "tokens": ambushes.count(0),
    }


def spaces(places: Any) -> list[int]:
    """The spaces on the route, ascending."""
    return sorted(space for space in places if space)


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What only the one who sits there may see: nothing is hidden in this game."""
    return {}
