"""Plain Python = native code over many whole games: every byte of every state after every decision.

    python benchmarks/plain.py [--games 1000] [--only GAME ...] [--workers N]

Both play the same games of a batch, each by the source of `envs/templates/batch.py`: once compiled, once as
plain Python, in many processes. What is seen of a game is compared by `benchmarks/equality.py`.
"""

import argparse
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

import tertulia
from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.chance import key_of
from tertulia.core.fields import blanks
from tertulia.envs.lanes import unborn

SEATS = 4
TOGETHER = 20
"""Games side by side in a process."""
EPISODES = 10
"""Games that follow each other, about."""


class Course(NamedTuple):
    """What became of the games of one process."""

    games: int
    decisions: int
    digest: bytes


class Grid:
    """An array of more than one dimension, which a view of memory has not."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    def __getitem__(self, place: Any) -> Any:
        if type(place) is not tuple:
            return self.rows[place]
        found = self.rows
        for number in place:
            found = found[number]
        return found

    def __setitem__(self, place: Any, value: int) -> None:
        self[place[:-1]][place[-1]] = value


def swift(array: Any) -> Any:
    """The same memory for plain Python, which reads a view of it three times as fast as an array."""
    return memoryview(array) if array.ndim == 1 else Grid([swift(row) for row in array])


def swift_record(record: Any) -> Any:
    """NumPy's own searches for a field every time."""
    fields = {name: np.asarray(record)[name] for name in record.dtype.names}
    scalars = {name: _read(memoryview(value.reshape(1))) for name, value in fields.items() if not value.shape}
    made = type("Record", (), scalars)()
    vars(made).update({name: swift(value) for name, value in fields.items() if value.shape})
    return made


def swift_lane(lane: Any) -> Any:
    return SimpleNamespace(
        state=swift_record(lane.state), course=swift_record(lane.course), words=swift(lane.words)
    )


def _read(view: memoryview) -> property:
    return property(lambda self: view[0], lambda self, new: view.__setitem__(0, new))


def play(key: str, first: int) -> Course:
    """Some games of a batch, with a hash over all their bytes after every decision."""
    game, last = tertulia.game(key), first + TOGETHER
    loop, boxes = bind(game, "tertulia.envs.templates.batch"), game.setup(SEATS, None, None).boxes
    scratch = blanks(loop.Scratch, 1)[0]
    records: Any = np.repeat(unborn(loop.LANE), last).view(np.recarray)
    records.state.seats = SEATS
    lanes, own = records, records[first:]
    if not engine.NATIVE:
        boxes, scratch = [swift_record(boxes[0])], swift_record(scratch)
        lanes = {number: swift_lane(records[number]) for number in range(first, last)}
    seed = tuple(map(int, key_of(SEATS)))
    digest, steps = blake2b(digest_size=16), 0
    while own.course.episode.sum() < TOGETHER * EPISODES:
        loop.play(boxes, lanes, scratch, seed, first, last, 1)
        digest.update(own)
        steps += 1
    return Course(int(own.course.episode.sum()), steps * TOGETHER, digest.digest())


def courses(key: str, starts: range, workers: int, plain: bool) -> list[Course]:
    os.environ["NUMBA_DISABLE_JIT"] = "01"[plain]  # for the processes that begin now
    name = f"{key}, {'plain' if plain else 'native'}"
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        return list(track(pool.map(partial(play, key), starts), name, len(starts)))


def compare(key: str, starts: range, workers: int) -> None:
    play(key, 0)  # compiled once, before many processes need it
    begin = time.perf_counter()
    plain, native = (courses(key, starts, workers, mode) for mode in (True, False))
    for first, ours, theirs in zip(starts, plain, native, strict=True):
        if ours != theirs:
            raise SystemExit(
                f"{key}: plain and native code differ in games {first} to {first + TOGETHER - 1}"
            )
    games, decisions = (sum(numbers) for numbers in list(zip(*plain, strict=True))[:2])
    seconds = time.perf_counter() - begin
    print(f"{key}: plain = native over {games} games, {decisions} decisions ({seconds:.0f} s)", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--only", nargs="+", default=tertulia.GAMES)
    arguments.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    given = arguments.parse_args()
    for key in given.only:
        compare(key, range(0, -(-given.games // EPISODES), TOGETHER), given.workers)


if __name__ == "__main__":
    main()
