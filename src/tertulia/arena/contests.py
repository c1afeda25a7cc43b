"""Whole contests: play what is missing, keep it, and hand it over in the order of the plan."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from tertulia.arena import contestants
from tertulia.arena.outside import try_out
from tertulia.arena.plan import Plan
from tertulia.arena.play import Done, by_contest
from tertulia.arena.results import Keeper
from tertulia.arena.schedule import Unit, Work, units
from tertulia.arena.workers import over_processes
from tertulia.bots import guided, heuristic, luck, search
from tertulia.bots.champion import champion_of
from tertulia.bots.names import CHAMPION, RANDOM, RATING, parse
from tertulia.bots.styles import play_of
from tertulia.core import engine

Spread = Callable[[Iterable[Work]], Iterator[tuple[Work, Done]]]
"""How work is spread: over processes, or over a cluster."""


class Contest:
    """So many deals of one plan, and what was played of them; its file may hold some already."""

    def __init__(
        self, plan: Plan, deals: int, file: Path | None = None, apart: bool = False, weight: float = 0.0
    ) -> None:
        """`apart`: every seating is a unit; `weight`: about how long one takes."""
        self.plan, self.deals, self.weight = plan, deals, weight
        self.keeper = Keeper(plan, file)
        self.wanted = list(units(plan, deals, apart))

    @property
    def missing(self) -> list[Unit]:
        return [unit for unit in self.wanted if unit not in self.keeper.done]

    @property
    def played(self) -> list[Done]:
        """In the order of the plan, whatever the order in which processes were ready."""
        return [self.keeper.done[unit] for unit in self.wanted if unit in self.keeper.done]

    @property
    def whole_deals(self) -> list[Done]:
        """What was played of deals that are complete: there every seat had its turn."""
        lacking = {unit.deal for unit in self.missing}
        return [done for done in self.played if done.deal not in lacking]


def hold(
    plan: Plan,
    deals: int,
    file: Path | None = None,
    spread: Spread | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> list[Done]:
    """Play `deals` deals of a plan; `advance` hears of every game, also of those that were in the file."""
    contest = Contest(plan, deals, file)
    for _, games in hold_all([contest], spread):
        advance(games)
    return contest.played


def hold_all(contests: Sequence[Contest], spread: Spread | None = None) -> Iterator[tuple[Contest, int]]:
    """Play what is missing of all of them at once, the longest first, so that no core waits for a last one.

    Tells how many games each has more: those of its file, then those of every unit.
    """
    work = []
    for number, contest in enumerate(contests):
        yield contest, sum(len(done.games) for done in contest.played)
        if contest.missing:
            prepare(contest.plan)
        work += [Work(number, contest.plan, unit) for unit in contest.missing]
    work.sort(key=lambda piece: -contests[piece.contest].weight)
    spread = spread or (lambda work: over_processes(work, 1))
    for piece, done in spread(work) if work else ():
        contests[piece.contest].keeper.take(done)
        yield contests[piece.contest], len(done.games)


def prepare(plan: Plan) -> None:
    """Try the programs and compile the games here, behind a bar; processes find it done."""
    for name in plan.bots:
        if contestants.outside(name):
            try_out(contestants.command(name), plan.head)
    for wanted in (parse(name) for name in plan.bots if not contestants.outside(name)):
        if wanted.level in RATING:
            heuristic.ready(plan.game)
        if wanted.level == CHAMPION:
            champion_of(plan.game)
        if wanted.budget is not None:
            (guided if wanted.level == CHAMPION else search).ready(plan.game)
    if plan.luck:
        luck.ready(plan.game, plan.judge)
    table = (RANDOM,) * plan.seats
    title = f"{plan.game.meta.title}, contests"
    engine.warm(title, [play_of(plan.game)], [lambda: by_contest(plan, 0, table)])


def check_names(names: Iterable[str]) -> None:
    """A mistake is told before anything is compiled."""
    for name in names:
        if not contestants.outside(name):
            parse(name)
