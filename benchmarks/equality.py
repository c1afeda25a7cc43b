"""Plain Python = native code = CUDA: every byte of every state after every decision, over many whole games.

    python benchmarks/equality.py [--device cpu|cuda] [--games 100000] [--plain 20] [--only GAME ...]

Native code is compared with the device: states, draws and seeds after each decision of uniform players, and
for the first steps also masks, observations, actors, rewards and ends. Plain Python plays a smaller share,
because it is thousands of times slower.
"""

import argparse
import os
import subprocess
import sys
import time
from hashlib import blake2b

import numpy as np

import tertulia
from tertulia.envs.batch import Batch

TOGETHER = 8192
"""Games side by side."""
SEEN = 50
"""Steps whose masks and observations are compared too."""
PLAIN_TOGETHER = 2


def finished(batch: Batch) -> int:
    """Whole games played so far."""
    return int(batch.lanes().course.episode.sum())


def compare(key: str, seats: int, device: str, games: int) -> tuple[int, int]:
    """Play on both until so many games are finished; how many games and decisions were equal."""
    native, other = Batch(key, seats, TOGETHER, seed=seats), Batch(key, seats, TOGETHER, device, seed=seats)
    decisions = 0
    while True:
        mine, theirs = native.lanes(), other.lanes()
        if mine.tobytes() != theirs.tobytes():
            game = int(np.flatnonzero((mine.words != theirs.words).any(axis=1))[0])
            raise SystemExit(f"{key}: game {game} differs after {decisions} decisions")
        if decisions < SEEN and not all(map(np.array_equal, native.turn, map(np.asarray, other.turn))):
            raise SystemExit(f"{key}: what is seen differs after {decisions} decisions")
        if mine.course.episode.sum() >= games:
            return int(mine.course.episode.sum()), decisions * TOGETHER
        for batch in (native, other):
            if decisions < SEEN:
                batch.step(batch.sample())
            else:
                batch.play(1)
        decisions += 1


def fingerprint(key: str, seats: int, games: int) -> str:
    """A hash over all bytes after every decision of a small batch, until so many games are over."""
    batch = Batch(key, seats, PLAIN_TOGETHER, seed="plain", threads=1)
    digest, decisions = blake2b(digest_size=8), 0
    while finished(batch) < games:
        batch.step(batch.sample())
        decisions += PLAIN_TOGETHER
        for array in (batch.lanes(), *batch.turn):
            digest.update(array.tobytes())
    return f"{finished(batch)} games, {decisions} decisions, {digest.hexdigest()}"


def plain_equals_native(key: str, seats: int, games: int) -> str:
    """The same hash from this process and from one without Numba."""
    native = fingerprint(key, seats, games)
    command = [sys.executable, __file__, "--fingerprint", key, str(seats), str(games)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()
    if plain != native:
        raise SystemExit(f"{key}: plain {plain} differs from native {native}")
    return native


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--device", default="cuda")
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--plain", type=int, default=20)
    arguments.add_argument("--only", nargs="+", default=tertulia.GAMES)
    arguments.add_argument("--fingerprint", nargs=3, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.fingerprint:
        key, seats, games = given.fingerprint
        print(fingerprint(key, int(seats), int(games)))
        return
    for key in given.only:
        seats = 4
        start = time.perf_counter()
        games, decisions = compare(key, seats, given.device, given.games)
        seconds = time.perf_counter() - start
        print(f"{key}: native = {given.device} over {games} games, {decisions} decisions ({seconds:.0f} s)")
        if given.plain:
            print(f"{key}: plain = native over {plain_equals_native(key, seats, given.plain)}", flush=True)


if __name__ == "__main__":
    main()
