"""Actions and chance events: their ids, their notation, their messages."""

from typing import Any

from dudo.edition import BID_FACES, DICE, FACES, LOWEST, SEATS, Edition
from dudo.state import FIRST, THROW
from tertulia.core.contract import NOBODY, Action, Message

BIDS = SEATS * DICE * BID_FACES  # the bid of so many: (number - 1) * BID_FACES + face - LOWEST
DUDO = BIDS
ACTIONS = BIDS + 1
OUTCOMES = max(SEATS, FACES)


def action(edition: Edition, s: Any, id: int) -> Action:
    """What a player's action is called."""
    if id == DUDO:
        message = Message("dudo-dudo", {"seat": s.actor, "number": s.number, "face": s.face})
        return Action(id, "dudo", message)
    number, face = id // BID_FACES + 1, id % BID_FACES + LOWEST
    message = Message("dudo-bid", {"seat": s.actor, "number": number, "face": face})
    return Action(id, f"bid {number}x{face}", message)


def event(edition: Edition, s: Any, outcome: int, weight: int) -> Action:
    """What a chance event is called, and what those read who may not see it (D2)."""
    if s.phase == FIRST:
        return Action(outcome, f"first {outcome}", Message("dudo-first", {"seat": outcome}), weight=weight)
    message = Message("dudo-die", {"seat": s.due, "face": outcome + 1})
    return Action(outcome, f"die {outcome + 1}", message, Message("dudo-die-unseen", {"seat": s.due}), weight)


def owner(s: Any) -> int:
    """Whose secret the chance event due now is."""
    return int(s.due) if s.phase == THROW else NOBODY
