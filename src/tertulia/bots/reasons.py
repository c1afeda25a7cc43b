"""Why an action may be good, in the words of its game."""

from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action, Message
from tertulia.core.edition import values
from tertulia.core.match import Match
from tertulia.core.reasons import Step

ONLY = Message("hint-only", {})


def why(knowledge: Knowledge, action: Action, rival: Action | None = None) -> Message | None:
    """The most telling reason that is true; beside a rival, one that is not as true of that.

    None: the game gives no reasons.
    """
    if len(knowledge.legal) == 1:
        return ONLY
    found = reasons(knowledge, action)
    shared = [] if rival is None else reasons(knowledge, rival)
    return next((reason for reason in found if reason not in shared), found[0] if found else None)


def reasons(knowledge: Knowledge, action: Action) -> list[Message]:
    """All that are true, the most telling first."""
    game = knowledge.game
    if not game.has("reasons"):
        return []
    step = step_of(knowledge, action)
    given = ((name, reason(step)) for name, reason in game.part("reasons").REASONS.items())
    return [Message(f"{game.meta.key}-why-{name}", args) for name, args in given if args is not None]


def step_of(knowledge: Knowledge, action: Action) -> Step:
    """What the action does, before chance answers."""
    match = Match(knowledge.game, knowledge.setup, knowledge.imagined(), chance=None)
    match.play(action.id)
    return Step(
        seat=knowledge.seat,
        verb=action.message.id.partition("-")[2],
        args=action.words,
        before=knowledge.view,
        after=match.view(knowledge.seat),
        facts=values(knowledge.setup.edition),
    )
