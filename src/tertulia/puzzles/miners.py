"""Matches over the cores of this machine, and the file that keeps what they gave."""

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tertulia.core.errors import TertuliaError
from tertulia.games import game as game_of
from tertulia.puzzles.judging import warm
from tertulia.puzzles.mining import Mined, mine
from tertulia.puzzles.puzzle import Puzzle

R = TypeVar("R")


class FileError(TertuliaError):
    """A file of mined puzzles that cannot be read."""


def run(
    key: str, file: Path, seed: str, processes: int, seconds: float, tables: Sequence[int] = ()
) -> Iterator[Mined | None]:
    """Go on where the file stands; each match is a line of it as soon as it is over. None: time went by."""
    warm(game_of(key))
    file.touch()
    with file.open("r+b") as kept:
        kept.truncate(len(whole(kept.read())))
    done = {line.match for line in lines(file) if line.seed == seed}
    todo = (number for number in count() if number not in done)
    with file.open("ab") as kept:
        for found in over_processes(key, seed, tables, todo, processes, time.monotonic() + seconds):
            if found is not None:
                kept.write(msgspec.json.encode(found) + b"\n")
                kept.flush()
            yield found


def over_processes(
    key: str, seed: str, tables: Sequence[int], todo: Iterator[int], processes: int, until: float
) -> Iterator[Mined | None]:
    """What the matches give, in the order in which they are ready, until that time."""
    waiting: set[Future[Mined]] = set()
    with workers(processes) as pool:
        while time.monotonic() < until:
            more = islice(todo, processes - len(waiting))
            waiting |= {pool.submit(mined, key, seed, number, tables) for number in more}
            done, waiting = wait(waiting, timeout=1.0, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
            yield None


def pooled(task: Callable[..., R], arguments: Iterable[tuple[object, ...]], processes: int) -> Iterator[R]:
    """The same task for all of these, as they are ready."""
    with workers(processes) as pool:
        submit: Any = pool.submit
        for future in as_completed([submit(task, *one) for one in arguments]):
            yield future.result()


@contextmanager
def workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    """They end at once with whoever asked for them."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _die_quietly)
    try:
        yield pool
    finally:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def mined(key: str, seed: str, number: int, tables: Sequence[int]) -> Mined:
    return mine(game_of(key), seed, number, tables)


def _die_quietly() -> None:
    """Ctrl-C reaches every process; only the first one has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def whole(text: bytes) -> bytes:
    """Without the last line, if that was cut off."""
    return text[: text.rfind(b"\n") + 1]


def lines(file: Path) -> list[Mined]:
    try:
        return [msgspec.json.decode(line, type=Mined) for line in whole(file.read_bytes()).splitlines()]
    except msgspec.DecodeError as error:
        raise FileError(f"{file} has no mined puzzles: {error}") from None


def unique(found: Iterable[Mined]) -> list[Puzzle]:
    """Each puzzle once."""
    return list({puzzle.id: puzzle for line in found for puzzle in line.puzzles}.values())


def made(key: str, found: Sequence[Mined]) -> str:
    """How they were found: what the file of a game says of it."""
    matches = Counter(line.seed for line in found)
    seeds = ", ".join(f"--seed {seed}: {count} matches" for seed, count in sorted(matches.items()))
    return f"tertulia puzzles {key} ({seeds}); the best of {len(unique(found))}"
