"""What looking ahead is worth to a champion, decision by decision.

    python benchmarks/deviations.py pamplona --device cuda --actions 6 --games 512 --keep positions.jsonl.gz
    python benchmarks/lookahead.py positions.jsonl.gz [--bot champion|hard] [--seconds 1] [--set temper=2]
        [--seats 2,4] [--positions 1000] [--processes 2] [--minutes 5]

A search decides in each position that `deviations.py` has kept, and the games that were played there tell
what its choice gains over the favourite of the network. That is far more certain than games between the
two: whatever both would do alike does not count, and dice hardly do.
"""

import argparse
import gzip
import json
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from gains import told

import tertulia
from tertulia.bots.guided import GuidedSearch
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget, Search

SEARCHES = {"champion": GuidedSearch, "hard": Search}


class Found(NamedTuple):
    """What a search chose in one position."""

    seats: int
    gain: float
    """Of the choice beside the favourite, in times an equal share; 0 if nobody had tried it."""
    choices: float
    """How many decisions the position stands for: those of its game."""
    stayed: bool
    """Whether the choice is the favourite."""
    known: bool
    """Whether it was tried."""


def decide(line: dict[str, Any], bot: str, seconds: float, settings: dict[str, float]) -> Found:
    game = tertulia.game(line["position"]["game"])
    match = game.load(line["position"])
    search = SEARCHES[bot]("lookahead", Budget(seconds), **settings)
    action = search.choose(Knowledge.of(match, "lookahead")).id
    gains = {tried["action"]: tried["gain"] for tried in line["tried"]}
    favourite = line["tried"][0]["action"]
    seats = line["position"]["seats"]
    return Found(seats, gains.get(action, 0.0), line["choices"], action == favourite, action in gains)


def positions(file: Path, seats: set[int], most: int) -> Iterator[dict[str, Any]]:
    """Of all numbers of seats in turn."""
    by_seats: dict[int, list[dict[str, Any]]] = defaultdict(list)
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if line["position"]["seats"] in seats and len(by_seats[line["position"]["seats"]]) < most:
                by_seats[line["position"]["seats"]].append(line)
    for some in zip(*by_seats.values(), strict=False):
        yield from some


def row(found: list[Found]) -> str:
    gains, choices = np.array([each.gain for each in found]), np.array([each.choices for each in found])
    stays, known = np.mean([each.stayed for each in found]), np.mean([each.known for each in found])
    seats = found[0].seats
    gained = told(gains, choices, seats)
    return f"{seats} seats, {len(found):5} positions: {gained}; favourite {stays:.1%}, tried {known:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", choices=SEARCHES, default="champion")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", default="2,3,4,6")
    parser.add_argument("--positions", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6)
    given = parser.parse_args()
    settings = {name: float(value) for name, value in (each.split("=") for each in given.set)}
    seats = {int(number) for number in given.seats.split(",")}
    work = positions(given.file, seats, given.positions)
    ask = partial(decide, bot=given.bot, seconds=given.seconds, settings=settings)
    for line in islice(positions(given.file, seats, 1), 1):
        ask(line)  # compiles
    by_seats: dict[int, list[Found]] = defaultdict(list)
    end = time.monotonic() + given.minutes * 60
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for found in pool.imap(ask, work):
            by_seats[found.seats].append(found)
            if time.monotonic() > end:
                pool.terminate()
                break
    print(f"{given.bot}, {given.seconds} s, {settings or 'as it is'}")
    for number in sorted(by_seats):
        print(" ", row(by_seats[number]), flush=True)


if __name__ == "__main__":
    main()
