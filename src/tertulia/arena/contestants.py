"""Who answers for a seat: a bot of ours or an outside program; and whether it knows too much."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from tertulia.arena.outside import Program, question
from tertulia.arena.plan import ArenaError, Lineup, Plan
from tertulia.bots import Bot, bot
from tertulia.bots.honesty import interference
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.names import parse
from tertulia.core.contract import Action
from tertulia.core.match import Match, Outcome

PREFIX = "program:"
WORLDS = 3
ITERATIONS = 300
"""A search for a time is checked with so many iterations: time never chooses twice alike."""


class Dishonest(ArenaError):
    """A bot that chose by what its seat cannot know."""


def outside(name: str) -> bool:
    return name.startswith(PREFIX)


def command(name: str) -> str:
    return name.removeprefix(PREFIX).strip()


@contextmanager
def seated(plan: Plan, names: Lineup, seed: str) -> Iterator[list[Bot]]:
    """A mind for each seat of one match; its random stream follows from the deal, its name and its seat."""
    with ExitStack() as stack:
        players: list[Bot] = []
        for seat, name in enumerate(names):
            own = f"{seed} {name} {seat}"
            if outside(name):
                program = Program(command(name), plan.head, seat, own, plan.seconds)
                stack.callback(program.close)
                players.append(program)
            else:
                players.append(bot(name, own))
        yield players


def tell_outcome(players: Sequence[Bot], outcome: Outcome) -> None:
    for player in players:
        if isinstance(player, Program):
            player.over(outcome)


def faults(players: Sequence[Bot]) -> dict[int, dict[str, int]]:
    """Decisions that programs have lost, by seat and reason."""
    found: Mapping[int, Bot] = dict(enumerate(players))
    return {
        seat: dict(player.faults)
        for seat, player in found.items()
        if isinstance(player, Program) and player.faults
    }


def check(match: Match, name: str, seed: str) -> None:
    """Deal anew whatever the actor cannot know: it must choose the same, under the same random stream."""

    def choose(_: Match, knowledge: Knowledge) -> Action:
        return bot(repeatable(name), seed).choose(knowledge)

    if outside(name):
        same = len(questions(match, seed)) == 1
    else:
        same = len(interference(match, choose, seed, WORLDS)) == 1
    if not same:
        raise Dishonest(
            f"{name} is not honest: at event {len(match.history)} of a {match.game.meta.key} match its choice"
            f" for seat {match.actor} changed when what that seat cannot know was dealt anew"
        )


def questions(match: Match, seed: str) -> set[str]:
    """What a program would be asked here and in matches that the actor cannot tell from this."""
    seat = match.actor
    assert seat is not None
    others = [match.imagine(seat, f"{seed} {world}") for world in range(WORLDS)]
    return {question(Knowledge.of(twin, seed), 1.0) for twin in (match, *others)}


def repeatable(name: str) -> str:
    """The same bot with a budget that does not depend on the clock."""
    wanted = parse(name)
    timed = wanted.budget is not None and wanted.budget.iterations is None
    return f"{wanted.level}:{ITERATIONS}" if timed else name
