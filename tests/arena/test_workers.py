"""Units over processes: the same results, and a process that dies does not end the contest."""

import importlib
import pickle
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from tertulia.arena import ArenaError, Plan, hold
from tertulia.arena.plan import plan_of
from tertulia.arena.play import Done, play_unit
from tertulia.arena.ray import over_ray
from tertulia.arena.schedule import Unit, Work, units
from tertulia.arena.workers import over_processes

Planned = Callable[..., Plan]


def work(plan: Plan, units: Iterable[Unit]) -> list[Work]:
    return [Work(0, plan, unit) for unit in units]


TASKS = """
import os
from pathlib import Path
from tertulia.arena import ArenaError
from tertulia.arena.play import Done


def once(plan, unit):
    token = Path(plan.seed) / "died"
    if unit.deal == 3 and not token.exists():
        token.touch()
        os._exit(1)
    return Done(unit.lineup, unit.deal, [])


def always(plan, unit):
    if unit.deal == 3:
        os._exit(1)
    return Done(unit.lineup, unit.deal, [])


def mistaken(plan, unit):
    raise ArenaError("a reason")
"""


@pytest.fixture
def tasks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Work that goes wrong, in a module that other processes can import."""
    (tmp_path / "wrong_tasks.py").write_text(TASKS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "wrong_tasks", raising=False)
    return importlib.import_module("wrong_tasks")


def test_processes_play_what_one_would(planned: Planned) -> None:
    plan = planned(["hard:4", "easy"], honesty=0.1)
    wanted = list(units(plan, 3))
    found = {piece.unit: done for piece, done in over_processes(work(plan, wanted), 2)}
    assert [found[unit] for unit in wanted] == [play_unit(plan, unit) for unit in wanted]


def test_a_crashed_process_is_replaced_and_its_unit_repeated(
    planned: Planned, tmp_path: Path, tasks: Any
) -> None:
    plan = planned(["easy", "random"], seed=str(tmp_path))
    done = [one.deal for _, one in over_processes(work(plan, units(plan, 12)), 2, tasks.once)]
    assert sorted(done) == list(range(12))


def test_a_unit_that_crashes_twice_is_reported(planned: Planned, tasks: Any) -> None:
    plan = planned(["easy", "random"])
    with pytest.raises(ArenaError, match="deal 3 of easy, random ended its process twice"):
        list(over_processes(work(plan, units(plan, 12)), 2, tasks.always))


def test_a_mistake_in_a_process_is_told_as_it_is(planned: Planned, tasks: Any) -> None:
    plan = planned(["easy", "random"])
    with pytest.raises(ArenaError, match="a reason"):
        list(over_processes(work(plan, units(plan, 4)), 2, tasks.mistaken))


def test_without_ray_it_is_said_how_to_get_it(planned: Planned, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = planned(["easy", "random"])
    with pytest.raises(ArenaError, match=r"pip install 'tertulia\[ray\]'"):
        list(over_ray(work(plan, units(plan, 1)), "local", 1))


class Cluster:
    """Ray as far as we use it, in this process."""

    class exceptions:  # noqa: N801
        RayTaskError = KeyError
        WorkerCrashedError = OSError

    def __init__(self) -> None:
        self.told: list[object] = []

    def init(self, **facts: object) -> None:
        self.told.append(facts)

    def shutdown(self) -> None:
        self.told.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, max_retries: int) -> Callable[[object], object]:
        class Remote:
            def __init__(self, task: Callable[[Work], tuple[Work, Done]]) -> None:
                self.remote = task

        return Remote  # type: ignore[return-value]

    def wait(self, waiting: list[Done], num_returns: int) -> tuple[list[Done], list[Done]]:
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, ready: list[Done]) -> list[Done]:
        return ready


def test_ray_plays_what_processes_play(planned: Planned, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    plan = planned(["easy", "random"])
    assert hold(plan, 20, spread=lambda work: over_ray(work, "local", 2)) == hold(plan, 20)
    assert cluster.told[-1] == "shutdown"


def test_where_no_cluster_answers_it_is_said(planned: Planned, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster())
    plan = planned(["easy", "random"])
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(ArenaError, match=f"no Ray cluster at {address}"):
            list(over_ray(work(plan, units(plan, 1)), address, 1))


def test_a_plan_is_the_same_after_a_journey(planned: Planned) -> None:
    plan = planned(["easy", "random"])
    assert pickle.loads(pickle.dumps(plan)) == plan
    assert plan_of(plan.game, plan.setup, plan.lineups, "test", honesty=0.0) == plan
