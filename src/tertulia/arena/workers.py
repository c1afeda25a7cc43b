"""Work over the cores of this machine. A process that dies costs a repetition, not the contest."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess

from tertulia.arena.plan import ArenaError, Plan
from tertulia.arena.play import Done, play_unit
from tertulia.arena.schedule import Unit, Work

Task = Callable[[Plan, Unit], Done]
AHEAD = 3
"""Units that wait for each process, so that none of them idles."""
LIFE = 1000
"""Units after which a process is replaced, lest something that leaks goes on leaking."""


def over_processes(work: Iterable[Work], jobs: int, task: Task = play_unit) -> Iterator[tuple[Work, Done]]:
    """In the order in which they are ready. One job needs no processes."""
    if jobs == 1:
        for piece in work:
            yield piece, task(piece.plan, piece.unit)
        return
    todo, suspects = iter(work), list[Work]()
    while True:
        try:
            yield from _pooled(todo, jobs, task, suspects)
            return
        except BrokenProcessPool:
            yield from _one_by_one(suspects, task)


def _one_by_one(suspects: list[Work], task: Task) -> Iterator[tuple[Work, Done]]:
    """Somebody among those in work ended its process: once more, each alone, to see who."""
    while suspects:
        piece = suspects.pop(0)
        try:
            yield from _pooled(iter([piece]), 1, task, [])
        except BrokenProcessPool:
            names = ", ".join(piece.plan.lineups[piece.unit.lineup])
            raise ArenaError(
                f"deal {piece.unit.deal} of {names} ended its process twice; the rest is kept"
            ) from None


def _pooled(todo: Iterator[Work], jobs: int, task: Task, working: list[Work]) -> Iterator[tuple[Work, Done]]:
    """`working` holds what was begun and is not ready: when the pool breaks, the caller looks there."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # nothing half done is inherited, on every system alike
    pool = ProcessPoolExecutor(jobs, context, _die_quietly, max_tasks_per_child=LIFE)
    waiting: dict[Future[Done], Work] = {}
    try:
        while True:
            for piece in islice(todo, jobs * AHEAD - len(waiting)):
                working.append(piece)
                waiting[pool.submit(task, piece.plan, piece.unit)] = piece
            if not waiting:
                break
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                done, piece = future.result(), waiting.pop(future)
                working.remove(piece)
                yield piece, done
        pool.shutdown()
    finally:
        _end(pool, set(multiprocessing.active_children()) - before)


def _end(pool: ProcessPoolExecutor, processes: set[BaseProcess]) -> None:
    """At once: after Ctrl-C nobody waits for a bot that thinks."""
    for process in processes:
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches every process; only the first one has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
