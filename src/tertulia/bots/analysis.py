"""A game looked back at: the chances at each decision, and what the decision lost.

Each decision is judged by what its seat knew then, though everything is public afterwards: a bad guess is no
mistake.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tertulia.bots.adviser import Iterations, adviser
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.reasons import why
from tertulia.bots.search import Budget
from tertulia.core.contract import CHANCE, Action, Message
from tertulia.core.match import Match
from tertulia.core.record import Record, begun, check_outcome, retrace
from tertulia.games import game

BUDGET = Iterations(alone=1000, led=300)
"""For each decision: a whole game takes some seconds, not minutes."""
CLEAR = 0.05
"""A loss below this may be luck in the search."""
FEW = 5
"""So many of a kind are worth telling."""
Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """Somebody had a choice: before so many events of the record, with this knowledge, and did that."""

    event: int
    knowledge: Knowledge
    played: Action


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the search thinks of a decision."""

    event: int
    seat: int
    played: Action
    best: Action
    chances: Shares
    """Of every seat to win, before the decision, if the best was played."""
    chance: float
    """Of the seat, after what it played."""
    loss: float
    """Of its chance against the best, 0 if the search cannot think of anything better."""
    points: float
    """Of its expected score against the best; below 0 where it plays for points and not for the win."""
    why: Message | None
    """What speaks for the best and not for what was played, in terms of the game."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The chance of a seat changed by much until before this event."""

    event: int
    seat: int
    before: float
    after: float


def decisions(match: Match, events: Iterable[str]) -> Iterator[Decision]:
    """Play the events; yield every decision that had a choice."""
    knowledge = None
    for index, _ in enumerate(retrace(match, events)):
        if knowledge is not None and len(knowledge.legal) > 1:
            yield Decision(index - 1, knowledge, knowledge.named(str(match.history[-1].action)))
        knowledge = None
        if match.actor is not None and match.actor != CHANCE:
            knowledge = Knowledge.of(match, f"analysis {index}")


def of_record(record: Record) -> tuple[Match, list[Decision]]:
    """The match at its end, and all its decisions."""
    match = begun(game(record.game), record)
    found = list(decisions(match, record.events))
    check_outcome(match, record)
    return match, found


def judge(decision: Decision, budget: Budget | Iterations = BUDGET) -> Judgement:
    """Equal decisions are judged alike, unless the budget is a time."""
    knowledge, played = decision.knowledge, decision.played
    mind = adviser(knowledge, f"analysis {decision.event}", budget)
    favourite, taken = mind.weigh(knowledge, played.id)
    best = favourite if favourite.chance > taken.chance else taken
    better = knowledge.action(best.action)
    return Judgement(
        event=decision.event,
        seat=knowledge.seat,
        played=played,
        best=better,
        chances=best.chances,
        chance=taken.chance,
        loss=best.chance - taken.chance,
        points=best.score - taken.score,
        why=None if better == played else why(knowledge, better, played),
    )


def mistakes(judged: Iterable[Judgement]) -> list[Judgement]:
    """The decisions that clearly lost something, the most costly first."""
    lossy = [one for one in judged if one.loss >= CLEAR]
    return sorted(lossy, key=lambda one: (-one.loss, one.event))


def lines(judged: Iterable[Judgement], end: Shares | None, events: int) -> dict[int, list[tuple[int, float]]]:
    """For each seat its own chances as it could judge them, each before an event; at the end, what it won.

    What others make of its chances is left out: they know other things, and the line would jump.
    """
    points: dict[int, list[tuple[int, float]]] = {}
    for one in judged:
        points.setdefault(one.seat, []).append((one.event, one.chances[one.seat]))
    for seat, share in enumerate(end or ()):
        points.setdefault(seat, []).append((events, share))
    return dict(sorted(points.items()))


def turns(drawn: Mapping[int, Sequence[tuple[int, float]]]) -> list[Turn]:
    """The few largest changes in those lines: somebody's mistake, or luck."""
    changes = [
        Turn(event, seat, before, after)
        for seat, points in drawn.items()
        for (_, before), (event, after) in pairwise(points)
        if abs(after - before) >= CLEAR
    ]
    return sorted(changes, key=lambda turn: (-abs(turn.after - turn.before), turn.event, turn.seat))[:FEW]


def shares(match: Match) -> Shares | None:
    """Who won what part of a finished game."""
    return None if match.outcome is None else match.outcome.shares
