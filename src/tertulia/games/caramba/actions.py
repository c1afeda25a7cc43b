"""Actions and chance events: their ids, their notation, their messages."""

from typing import Any

from tertulia.core.contract import NOBODY, Action, Message
from tertulia.games.caramba.edition import CRATES, GOODS, KINDS, LETTERS, SPECIALS, Edition, card_names
from tertulia.games.caramba.state import CARDS, DEAL_CARDS, DEAL_SPECIALS, FIRST
from tertulia.games.caramba.state import CRATES as CRATES_PHASE

BID = 0  # + kind * GOODS + good
VUELTA_TAKES = BID + KINDS * GOODS  # + kind
FUERA_ON = VUELTA_TAKES + KINDS  # + good
SAFE = FUERA_ON + GOODS  # + crate
PASS = SAFE + len(CRATES)
MANOS_ARRIBA = PASS + 1
NO_FUERA = PASS + 2
EN_SEGURIDAD = PASS + 3
DONE = PASS + 4
ACTIONS = PASS + 5
OUTCOMES = max(KINDS, len(CRATES))

PLAIN = {PASS: "pass", MANOS_ARRIBA: "manos", NO_FUERA: "no", EN_SEGURIDAD: "seguridad", DONE: "done"}


def action(edition: Edition, s: Any, id: int) -> Action:
    """What a player's action is called."""
    seat = s.actor
    if id < VUELTA_TAKES:
        card, good = card_names(edition, seat)[id // GOODS], LETTERS[id % GOODS]
        return _said(id, f"bid {card} {good}", "caramba-bid", seat, card=card, good=good)
    if id < FUERA_ON:
        card = card_names(edition, seat)[id - VUELTA_TAKES]
        return _said(id, f"vuelta {card}", "caramba-vuelta", seat, card=card)
    if id < SAFE:
        good = LETTERS[id - FUERA_ON]
        return _said(id, f"fuera {good}", "caramba-fuera", seat, good=good)
    if id < PASS:
        crate = CRATES[id - SAFE]
        masked = Message("caramba-safe-unseen", {"seat": seat})
        return Action(id, f"safe {crate}", Message("caramba-safe", {"seat": seat, "crate": crate}), masked)
    return _said(id, PLAIN[id], f"caramba-{PLAIN[id]}", seat)


def event(edition: Edition, s: Any, outcome: int, weight: int) -> Action:
    """What a chance event is called, and what those read who may not see it (C29)."""
    seat = s.due
    if s.phase == FIRST:
        return Action(outcome, f"first {outcome}", Message("caramba-first", {"seat": outcome}), weight=weight)
    if s.phase == CRATES_PHASE:
        crate = CRATES[outcome]
        return Action(outcome, f"crate {crate}", Message("caramba-crate", {"crate": crate}), weight=weight)
    if s.phase == DEAL_SPECIALS:
        name = SPECIALS[outcome]
        return _secret(outcome, weight, "special", seat, special=name)
    return _secret(outcome, weight, "card", seat, card=card_names(edition, seat)[outcome])


def owner(s: Any) -> int:
    """Whose secret the chance event due now is."""
    hidden = s.phase in (DEAL_SPECIALS, DEAL_CARDS, CARDS)
    return int(s.due) if hidden else NOBODY


def _said(id: int, notation: str, message: str, seat: int, **args: str) -> Action:
    return Action(id, notation, Message(message, {"seat": seat, **args}))


def _secret(outcome: int, weight: int, what: str, seat: int, **args: str) -> Action:
    (name,) = args.values()
    message = Message(f"caramba-{what}", {"seat": seat, **args})
    return Action(
        outcome, f"{what} {name}", message, Message(f"caramba-{what}-unseen", {"seat": seat}), weight
    )
