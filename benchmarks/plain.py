"""Plain Python = native code over many whole games: every byte of every state after every decision.

    python benchmarks/plain.py [--games 1000] [--only GAME ...] [--workers N]

Both play the same games of a batch, each by the source of `envs/loops/batch.py`: once compiled, once as plain
Python, in many processes. What is seen of a game is compared by `benchmarks/equality.py`.
"""

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

import tertulia
from tertulia.core import engine
from tertulia.core.chance import key_of
from tertulia.core.fields import blanks
from tertulia.envs.lanes import loop_of, unborn

SEATS = 4
EPISODES = 10
"""Games that follow each other in a lane."""


class Course(NamedTuple):
    """What became of the games of one lane."""

    decisions: int
    digest: bytes


def swift(record: Any) -> Any:
    """A record for plain Python: NumPy's own searches for a field every time, for a microsecond."""
    arrays, scalars = {}, {}
    for name in record.dtype.names:
        value = np.asarray(record)[name]
        if value.shape:
            arrays[name] = value
        else:
            scalars[name] = _read(value.reshape(1))
    swift = type("Swift", (), scalars)()
    vars(swift).update(arrays)
    return swift


def _read(value: Any) -> property:
    return property(lambda self: value.item(0), lambda self, new: value.__setitem__(0, new))


def play(key: str, lane: int) -> Course:
    """Games one after the other in a lane of a batch, with a hash over its bytes after every decision."""
    game = tertulia.game(key)
    loop, setup = loop_of(game), game.setup(SEATS, None, None)
    lanes, scratch = unborn(loop.LANE), blanks(loop.Scratch, 1)[0]
    box, seen = setup.boxes[0], lanes
    if not engine.NATIVE:
        box, record = swift(box), lanes[0]
        seen = [SimpleNamespace(state=swift(record.state), course=swift(record.course), words=record.words)]
    seed = tuple(map(int, key_of(SEATS)))
    digest, decisions = blake2b(digest_size=16), 0
    while lanes[0].course.episode < EPISODES:
        loop.play_lane(box, seen, 0, scratch.legal, scratch.weights, SEATS, seed, lane, 1)
        digest.update(lanes.tobytes())
        decisions += 1
    return Course(decisions, digest.digest())


def courses(key: str, lanes: range, workers: int, plain: bool) -> Iterator[Course]:
    os.environ["NUMBA_DISABLE_JIT"] = "01"[plain]  # for the processes that begin now
    name = f"{key}, {'plain' if plain else 'native'}"
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield from track(pool.map(partial(play, key), lanes, chunksize=1), name, len(lanes))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--only", nargs="+", default=tertulia.GAMES)
    arguments.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    given = arguments.parse_args()
    lanes = range(-(-given.games // EPISODES))
    for key in given.only:
        play(key, 0)  # compiled once, before many processes need it
        start = time.perf_counter()
        plain, native = (list(courses(key, lanes, given.workers, mode)) for mode in (True, False))
        if plain != native:
            lane = next(lane for lane in lanes if plain[lane] != native[lane])
            raise SystemExit(f"{key}: plain and native code differ in lane {lane}")
        games, decisions = len(lanes) * EPISODES, sum(course.decisions for course in plain)
        seconds = time.perf_counter() - start
        print(
            f"{key}: plain = native over {games} games, {decisions} decisions ({seconds:.0f} s)", flush=True
        )


if __name__ == "__main__":
    main()
