"""Actions and chance events: their ids, their notation, their messages."""

from typing import Any

from tertulia.core.contract import NOBODY, Action, Message
from tertulia.games.pamplona.edition import (
    ARROW,
    ATTACK,
    CARD_NAMES,
    CARDS,
    DICE_NAMES,
    FACE_NAMES,
    PEN,
    RUNNERS,
    SEATS,
    STEPS,
    Edition,
)
from tertulia.games.pamplona.state import FIRST, ROLL_A, SEATED, TORRO

MOVE = 0  # + runner * STEPS + steps
ONLY_A = MOVE + RUNNERS * STEPS  # + steps: the one runner in play, with die A
ONLY_B = ONLY_A + STEPS  # + steps
SHOVE_BACK = ONLY_B + STEPS
SHOVE_NOT = SHOVE_BACK + 1
SHOVE_ON = SHOVE_BACK + 2
ACTIONS = SHOVE_BACK + 3
OUTCOMES = max(SEATS, STEPS, CARDS)


def action(edition: Edition, s: Any, id: int) -> Action:
    """What a player's action is called."""
    seat = s.actor
    if id < ONLY_A:
        runner, steps = divmod(id - MOVE, STEPS)
        space = s.runners[seat][runner]
        return _said(id, f"{space}+{steps}", "move" if steps else "stay", seat, space=space, steps=steps)
    if id < SHOVE_BACK:
        return _only(id, seat, min(space for space in s.runners[seat] if space != SEATED))
    direction, margin, target = id - SHOVE_NOT, s.margin, s.target
    by = f"{direction * margin:+d}" if direction else "0"
    name = ("shove-back", "shove-not", "shove-on")[id - SHOVE_BACK]
    return _said(id, f"shove {target} {by}", name, seat, other_seat=target, steps=margin)


def _only(id: int, seat: int, space: int) -> Action:
    """The one runner in play is the rearmost, for its fellows are in the arena or seated."""
    die, steps = divmod(id - ONLY_A, STEPS)
    name, letter = "move-one" if steps else "stay-one", DICE_NAMES[die]
    return _said(id, f"{letter} {space}+{steps}", name, seat, die=letter, space=space, steps=steps)


def event(edition: Edition, s: Any, outcome: int, weight: int) -> Action:
    """What a chance event is called."""
    if s.phase == FIRST:
        return _drawn(outcome, weight, f"first {outcome}", "first", seat=outcome)
    if s.phase == TORRO:
        return _card(outcome, weight, s.torro == PEN)
    seat, die = s.turn, DICE_NAMES[s.phase - ROLL_A]
    notation = f"{die} {FACE_NAMES[outcome]}"
    if outcome == ARROW:
        return _drawn(outcome, weight, notation, "arrow", seat=seat, die=die)
    return _drawn(outcome, weight, notation, "number", seat=seat, die=die, steps=outcome)


def _card(card: int, weight: int, in_pen: bool) -> Action:
    notation = f"torro {CARD_NAMES[card]}"
    if card == ATTACK:
        return _drawn(card, weight, notation, "attack-void" if in_pen else "attack")  # P16
    return _drawn(card, weight, notation, "torro", steps=card)


def owner(s: Any) -> int:
    """Whose secret the chance event due now is: nothing is secret here."""
    return NOBODY


def _said(id: int, notation: str, name: str, seat: int, **args: str | int) -> Action:
    return Action(id, notation, Message(f"pamplona-{name}", {"seat": seat, **args}))


def _drawn(outcome: int, weight: int, notation: str, name: str, **args: str | int) -> Action:
    return Action(outcome, notation, Message(f"pamplona-{name}", args), weight=weight)
