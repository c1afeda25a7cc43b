"""A network among bots of one kind, at every seat in turn: times an equal share, with a 95 % interval.

    python benchmarks/champions.py GAME FILE.npz [--seats 2,4] [--against medium,hard:0.1s] [--deals 100]
        [--processes 2] [--out shares.jsonl] [--minutes 5]

A deal is played once from each seat, with the same cards and dice. What was played is kept in the file, and
the next call goes on with what is missing; after so many minutes no new deal is begun. Deals are begun in
their order, and all that were begun are counted.
"""

import argparse
import json
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import sha256
from pathlib import Path
from typing import Any

import tertulia
from tertulia.learn.strength import Test, estimate, shares

Contest = tuple[str, int, str]
Deal = tuple[Contest, int]


def play(file: Path, contest: Contest, deal: int) -> float:
    game, seats, bot = contest
    return shares(file, Test(game, seats, bot, deal + 1), deal, deal + 1)[0]


def kept(out: Path | None, network: str) -> dict[Deal, float]:
    """What was played before with this network."""
    if out is None or not out.exists():
        return {}
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    return {
        ((line["game"], line["seats"], line["bot"]), line["deal"]): line["times"]
        for line in lines
        if line["network"] == network
    }


def played(wanted: list[Deal], file: Path, processes: int, seconds: float) -> Iterator[tuple[Deal, float]]:
    """Deal by deal; a process takes the next one when it has finished one."""
    begin, work = time.monotonic(), iter(wanted)
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        under_way: dict[Future[float], Deal] = {}
        while True:
            while len(under_way) < processes and time.monotonic() - begin < seconds:
                if (deal := next(work, None)) is None:
                    break
                under_way[pool.submit(play, file, *deal)] = deal
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield under_way.pop(future), future.result()


def report(found: dict[Deal, float]) -> Iterator[dict[str, Any]]:
    by_contest = defaultdict(list)
    for (contest, _), times in sorted(found.items()):
        by_contest[contest].append(times)
    for (game, seats, bot), all_times in by_contest.items():
        yield {"game": game, "seats": seats, "bot": bot, **estimate(all_times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats")
    parser.add_argument("--against", default="medium")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--minutes", type=float, default=1e6)
    given = parser.parse_args()
    meta = tertulia.game(given.game).meta
    seats = [int(part) for part in (given.seats or f"{meta.min_seats},{meta.max_seats}").split(",")]
    contests = [(given.game, number, bot) for bot in given.against.split(",") for number in seats]
    network = sha256(given.file.read_bytes()).hexdigest()[:16]
    found = kept(given.out, network)
    wanted = [(contest, deal) for deal in range(given.deals) for contest in contests]
    missing = [deal for deal in wanted if deal not in found]
    for deal, times in played(missing, given.file, given.processes, given.minutes * 60):
        found[deal] = times
        if given.out is not None:
            (game, number, bot), place = deal
            line = {"network": network, "game": game, "seats": number, "bot": bot, "deal": place}
            with given.out.open("a", encoding="utf-8") as lines:
                print(json.dumps({**line, "times": times}), file=lines)
    for row in report({deal: found[deal] for deal in wanted if deal in found}):
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
