"""A whole contest: play what is missing, keep it, and hand it over in the order of the plan."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tertulia.arena import minds
from tertulia.arena.outside import try_out
from tertulia.arena.plan import Plan
from tertulia.arena.play import Done, begin, by_contest
from tertulia.arena.results import Keeper
from tertulia.arena.schedule import Unit, units
from tertulia.arena.workers import over_processes
from tertulia.bots import Knowledge, bot
from tertulia.bots.minds import play_of
from tertulia.bots.names import HARD, parse
from tertulia.bots.search import Budget, Search
from tertulia.core import engine

Spread = Callable[[Plan, Iterable[Unit]], Iterator[Done]]
"""How units are spread: over processes, or over a cluster."""


def hold(
    plan: Plan,
    deals: int,
    file: Path | None = None,
    spread: Spread | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> list[Done]:
    """Play `deals` deals of a plan; `advance` hears of every game, also of those that were in the file."""
    keeper = Keeper(plan, file)
    wanted = list(units(plan, deals))
    missing = [unit for unit in wanted if unit not in keeper.done]
    advance(sum(len(keeper.done[unit].games) for unit in wanted if unit in keeper.done))
    if missing:
        prepare(plan)
        spread = spread or (lambda plan, units: over_processes(plan, units, 1))
        for done in spread(plan, missing):
            keeper.take(done)
            advance(len(done.games))
    return keeper.chosen(wanted)


def prepare(plan: Plan) -> None:
    """Try the programs and compile the games here, behind a bar; processes find it done."""
    for name in plan.bots:
        if minds.outside(name):
            try_out(minds.command(name), plan.head)
    knowledge = Knowledge.of(begin(plan, 0), 0)
    bot("easy", 0).choose(knowledge)
    if any(not minds.outside(name) and parse(name).level == HARD for name in plan.bots):
        Search(0, Budget(iterations=4)).think(knowledge)
    table = ("easy",) * plan.seats
    title = f"{plan.game.meta.title}, contests"
    engine.warm(title, play_of(plan.game).contest, [lambda: by_contest(plan, 0, table)])


def check_names(names: Iterable[str]) -> None:
    """A mistake is told before anything is compiled."""
    for name in names:
        if not minds.outside(name):
            parse(name)
