"""Why an action may be good, in the words of its game."""

from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action, Message
from tertulia.core.match import Match
from tertulia.core.reasons import Step


def why(knowledge: Knowledge, action: Action) -> Message | None:
    """The most telling reason that is true, or None; a game that gives no reasons has none."""
    game = knowledge.game
    if not game.has("reasons"):
        return None
    step = step_of(knowledge, action)
    for name, reason in game.part("reasons").REASONS.items():
        args = reason(step)
        if args is not None:
            return Message(f"{game.meta.key}-why-{name}", args)
    return None


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
    )
