"""The coach: what a decision would lose, said before it is made."""

from tertulia.bots.adviser import Iterations
from tertulia.bots.analysis import Decision, Judgement, judge
from tertulia.bots.knowledge import Knowledge
from tertulia.core.match import Match

SERIOUS = 0.12
"""So much of the chance to win is a serious mistake."""
SURE = Iterations(alone=2000, led=600)
"""For what looks like one: the loss is then more than four times the standard error of such a comparison.
More would be surer, but whoever waits for the answer waits for 400 ms."""


def deciding(match: Match, notation: str) -> Decision:
    """What the actor would do now, as an analysis of the finished game meets it."""
    event = len(match.history)
    knowledge = Knowledge.of(match, f"analysis {event}")
    return Decision(event, knowledge, knowledge.named(notation))


def consider(decision: Decision) -> Judgement:
    """A quick look is enough for most. What looks serious is looked at for longer, so that few are warned in
    vain."""
    quick = judge(decision)
    return judge(decision, SURE) if is_serious(quick) else quick


def is_serious(judgement: Judgement) -> bool:
    return judgement.loss >= SERIOUS
