"""Actions and chance events: their ids, their notation, their messages."""

from typing import Any

from tertulia.core.contract import NOBODY, Action, Message
from tertulia.games.sombreros.edition import DICE, FACES, OFFERS, ROUTE, SEATS, Edition
from tertulia.games.sombreros.state import FIRST

# Spaces, dice and silver count from 1, so each of these ranges begins one above its name.
PLACE = -1  # + space
AMBUSH = PLACE + ROUTE  # + space
RECALL = AMBUSH + ROUTE  # + space
THROW = RECALL + ROUTE  # + dice
OFFER = THROW + DICE  # + silver
ACCEPT = OFFER + OFFERS + 1  # + seat
READY = ACCEPT + SEATS
NO_OFFER = READY + 1
REFUSE = READY + 2
ACTIONS = READY + 3
OUTCOMES = max(SEATS, FACES)

PLAIN = {READY: "ready", NO_OFFER: "no", REFUSE: "refuse"}


def action(edition: Edition, s: Any, id: int) -> Action:
    """What a player's action is called."""
    seat = s.actor
    if id <= AMBUSH:
        return _said(id, "place", seat, space=id - PLACE)
    if id <= RECALL:
        return _said(id, "ambush", seat, space=id - AMBUSH)
    if id <= THROW:
        return _said(id, "recall", seat, space=id - RECALL)
    if id <= OFFER:
        return _said(id, "throw", seat, dice=id - THROW)
    if id < ACCEPT:
        return _said(id, "offer", seat, silver=id - OFFER)
    if id < READY:
        giver = id - ACCEPT
        args = {"seat": seat, "other_seat": giver, "silver": s.offer[giver]}
        return Action(id, f"accept {giver}", Message("sombreros-accept", args))
    return Action(id, PLAIN[id], Message(f"sombreros-{PLAIN[id]}", {"seat": seat}))


def event(edition: Edition, s: Any, outcome: int, weight: int) -> Action:
    """What a chance event is called."""
    if s.phase == FIRST:
        return Action(
            outcome, f"first {outcome}", Message("sombreros-first", {"seat": outcome}), weight=weight
        )
    seat = s.turn // edition.sombreros_each.value[s.seats]
    message = Message("sombreros-die", {"seat": seat, "face": outcome})
    return Action(outcome, f"die {outcome}", message, weight=weight)


def owner(s: Any) -> int:
    """Whose secret the chance event due now is: everything is open."""
    return NOBODY


def _said(id: int, verb: str, seat: int, **args: int) -> Action:
    (number,) = args.values()
    return Action(id, f"{verb} {number}", Message(f"sombreros-{verb}", {"seat": seat, **args}))
