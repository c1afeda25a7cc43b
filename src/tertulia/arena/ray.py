"""Work over a Ray cluster. Ray is an extra: nothing here is imported before somebody asks for it."""

import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from tertulia.arena.plan import ArenaError
from tertulia.arena.play import Done, play_unit
from tertulia.arena.schedule import Work

LOCAL = "local"
PATIENCE = 5.0
"""Seconds for a cluster to answer."""
AHEAD = 4
"""Units that wait for each core of the cluster."""


def over_ray(work: Iterable[Work], address: str, jobs: int) -> Iterator[tuple[Work, Done]]:
    """In the order in which they are ready; `jobs` counts on this machine alone. Ray repeats what is lost."""
    ray = _ray()
    _connect(ray, address, jobs)
    try:
        yield from _remote(ray, iter(work))
    finally:
        ray.shutdown()


def _remote(ray: Any, todo: Iterator[Work]) -> Iterator[tuple[Work, Done]]:
    task = ray.remote(max_retries=1)(_played)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    while True:
        waiting += [task.remote(piece) for piece in islice(todo, room - len(waiting))]
        if not waiting:
            return
        ready, waiting = ray.wait(waiting, num_returns=1)
        yield from _results(ray, ready)


def _played(piece: Work) -> tuple[Work, Done]:
    return piece, play_unit(piece.plan, piece.unit)


def _results(ray: Any, ready: list[Any]) -> list[tuple[Work, Done]]:
    try:
        return list(ray.get(ready))
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Exception) else error from None
    except ray.exceptions.WorkerCrashedError:
        raise ArenaError(
            "a process of the cluster ended twice with the same deal; the rest is kept"
        ) from None


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody answers."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _connect(ray: Any, address: str, jobs: int) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        raise ArenaError(f"no Ray cluster at {address}: {error}") from None


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ArenaError("Ray is not installed: pip install 'tertulia[ray]'") from None
    return ray
