"""What a seat, or a spectator (None), may see: an allow-list, built by name. Everybody sees everything."""

from typing import Any

import numpy as np
from msgspec import Struct

from tertulia.core.contract import NOBODY, Actor, Counts, shown_actor
from tertulia.core.engine import rule
from tertulia.games.sombreros.edition import DICE, Edition, Terrain, stretches
from tertulia.games.sombreros.meta import REASONS, Reason
from tertulia.games.sombreros.rules import arrival_due, price, welcome_due
from tertulia.games.sombreros.state import DICE_CHOICE, END, FIRST, PHASES, PLACING, Phase


class Stretch(Struct, frozen=True, kw_only=True):
    """Spaces of one terrain; `dice` is what an ambush throws there (S12)."""

    terrain: Terrain
    spaces: int
    dice: int


class Prices(Struct, frozen=True, kw_only=True):
    """What is due for a welcome, the next arrival and, while they are being chosen, numbers of dice (S1)."""

    welcome: int
    arrival: int
    throw: dict[str, int]


class Seat(Struct, frozen=True, kw_only=True):
    """What lies in front of a seat, and the spaces of its pieces on the route, ascending.

    `unplaced` sombreros wait to be placed, `arrived` ones are at the mine, `tokens` are in hand. Who is
    `broke` could not pay in full in this race, and pays nothing more in it (S14).
    """

    silver: int
    broke: bool
    sombreros: list[int]
    unplaced: int
    arrived: int
    ambushes: list[int]
    tokens: int


class View(Struct, frozen=True, kw_only=True):
    """The table. `order` is that of placing, empty until drawn.

    `sombrero` is the space of the one on turn, of seat `turn`, which is entitled to `entitled` dice;
    `waiting` are the spaces of those whose turn in this round is still to come, in order.
    """

    race: int
    races: int
    round: int
    phase: Phase
    reason: Reason | None
    actor: Actor
    pot: int
    order: list[int]
    turn: int | None
    sombrero: int | None
    entitled: int | None
    chosen: int | None
    waiting: list[int]
    throwing: int
    dice: list[int]
    dice_laid_out: int
    offers: dict[str, int]
    prices: Prices
    route: list[Stretch]
    seats: list[Seat]


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> View:
    """The table as everybody sees it."""
    box = boxes[0]
    sombreros, tokens = int(box["sombreros"][s.seats]), int(box["tokens"][s.seats])
    on_turn, seats = s.turn != NOBODY, range(s.seats)
    waiting = [space for space, waits in zip(s.space, s.waiting, strict=True) if waits]
    return View(
        race=s.race,
        races=int(box["races"]),
        round=s.rounds,
        phase=PHASES[s.phase],
        reason=REASONS[s.reason] if s.phase == END else None,
        actor=shown_actor(s),
        pot=s.pot,
        order=[] if s.phase == FIRST else s.order[: s.seats],
        turn=s.turn // sombreros if on_turn else None,
        sombrero=s.space[s.turn] if on_turn else None,
        entitled=s.entitled if on_turn else None,
        chosen=s.chosen or None,
        waiting=spaces(waiting)[::-1],
        throwing=s.throwing,
        dice=s.dice[: s.thrown],
        dice_laid_out=int(box["dice"][s.seats]),
        offers={str(other): s.offer[other] for other in seats if s.offer[other]},
        prices=prices(boxes, states, s),
        route=route(edition),
        seats=[public(s, other, sombreros, tokens) for other in seats],
    )


def route(edition: Edition) -> list[Stretch]:
    """The board, to draw it."""
    return [
        Stretch(terrain=terrain, spaces=length, dice=edition.ambush_dice.value[terrain])
        for terrain, length in stretches(edition)
    ]


def prices(boxes: Any, states: Any, s: Any) -> Prices:
    due = np.zeros(DICE + 2, np.int32)
    all_prices(boxes, states, due)
    welcome, arrival, *throws = due.tolist()
    choice = range(s.entitled) if s.phase == DICE_CHOICE else ()
    throw = {str(fewer + 1): throws[fewer] for fewer in choice}
    return Prices(welcome=welcome, arrival=arrival, throw=throw)


@rule
def all_prices(boxes: Any, states: Any, out: Counts) -> None:
    """The welcome, the next arrival, and then 1, 2, ... dice."""
    box, s = boxes[0], states[0]
    out[0] = welcome_due(box, s)
    out[1] = arrival_due(box, s)
    for dice in range(1, s.entitled + 1):
        out[1 + dice] = price(box, s, dice)


def public(s: Any, seat: int, sombreros: int, tokens: int) -> Seat:
    """So many sombreros and so many tokens are a seat's."""
    own = s.space[seat * sombreros : (seat + 1) * sombreros]
    arrivals = s.arrival[seat * sombreros : (seat + 1) * sombreros]
    ambushes = s.ambush[seat * tokens : (seat + 1) * tokens]
    return Seat(
        silver=s.silver[seat],
        broke=bool(s.broke[seat]),
        sombreros=spaces(own),
        unplaced=own.count(0) if s.phase in (FIRST, PLACING) else 0,
        arrived=sum(arrival > 0 for arrival in arrivals),
        ambushes=spaces(ambushes),
        tokens=ambushes.count(0),
    )


def spaces(places: Any) -> list[int]:
    """The spaces on the route, ascending."""
    return sorted(space for space in places if space)


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What the one who sits there sees beside it: nothing is hidden in this game."""
    return {}
