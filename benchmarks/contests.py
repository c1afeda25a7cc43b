"""One bot alone among others of a kind, in games that take minutes.

    python benchmarks/contests.py FILE.jsonl pamplona,4,champion:1s,hard:1s,60 sombreros,3,champion,hard:1s,30
        [--seed NAME] [--processes 2] [--minutes 30] [--processor]

`tertulia arena` plays every deal from every seat. Where games are few, other deals tell more: here game g has
deal g, and the bot sits at seat g modulo the seats. Contests (game, seats, bot, the others, games) are begun
in turn, in proportion to their games. Each game goes into the file as soon as it is over, and the next call
goes on there; first with games that had been begun, so that nobody can choose which ones count. After so many
minutes none begins. Without contests, the file is reported on. Luck is judged as the arena does it. With
--processor, searches think for seconds of the processor's time, so other work on the machine takes nothing
from them.
"""

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import tertulia
from tertulia.arena.contests import prepare
from tertulia.arena.games import Games
from tertulia.arena.plan import Plan, plan_of
from tertulia.arena.play import Done, Played, play_unit
from tertulia.arena.schedule import Unit, seatings
from tertulia.arena.statistics import luckless, win_share
from tertulia.bots.search import Search

Line = dict[str, Any]


class Contest(NamedTuple):
    game: str
    seats: int
    bot: str
    among: str

    @classmethod
    def typed(cls, text: str) -> tuple["Contest", int]:
        """With the number of games that are planned."""
        game, seats, bot, among, games = text.split(",")
        return cls(game, int(seats), bot, among), int(games)

    @property
    def name(self) -> str:
        return f"{self.game} {self.seats} {self.bot} among {self.among}"

    def plan(self, seed: str, luck: int, judge: str) -> Plan:
        game, table = tertulia.game(self.game), (self.bot, *[self.among] * (self.seats - 1))
        setup = game.setup(self.seats, None, None)
        return plan_of(game, setup, [table], f"{seed} {self.name}", honesty=0, luck=luck, judge=judge)


class Book:
    """What was begun and played, in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        kept = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.lines: list[Line] = [json.loads(line) for line in kept]

    def add(self, contest: Contest, game: int, **more: Any) -> None:
        line = {"contest": [*contest], "game": game, **more}
        self.lines.append(line)
        with self.file.open("a", encoding="utf-8") as out:
            print(json.dumps(line), file=out)

    def of(self, contest: Contest) -> list[Line]:
        return [line for line in self.lines if line["contest"] == [*contest]]

    def played(self, contest: Contest) -> dict[int, Line]:
        return {line["game"]: line for line in self.of(contest) if "played" in line}

    def missing(self, contest: Contest, games: int) -> list[int]:
        """Those that had been begun, and then the others in their order."""
        played, begun = self.played(contest), {line["game"] for line in self.of(contest)}
        return sorted(set(range(games)) - played.keys(), key=lambda game: (game not in begun, game))

    @property
    def contests(self) -> list[Contest]:
        return [*dict.fromkeys(Contest(*line["contest"]) for line in self.lines)]


def play(plan: Plan, game: int) -> Line:
    """The arena's own unit: one deal in one seating, that where the bot has its seat."""
    (bot, *_), began = plan.lineups[0], time.monotonic()
    places = [
        place
        for place, table in enumerate(seatings(plan.lineups[0], game))
        if table[game % plan.seats] == bot
    ]
    (found,) = play_unit(plan, Unit(0, game, places[0])).games
    return {"played": msgspec.to_builtins(found), "seconds": round(time.monotonic() - began, 1)}


def think_by_processor() -> None:
    """In this process, from now on."""
    Search.clock = staticmethod(time.process_time)


def hold(
    book: Book, wanted: dict[Contest, int], plans: dict[Contest, Plan], told: argparse.Namespace
) -> None:
    todo = {contest: book.missing(contest, games) for contest, games in wanted.items()}
    end = time.monotonic() + told.minutes * 60
    under_way: dict[Future[Line], tuple[Contest, int]] = {}
    begin = think_by_processor if told.processor else None
    with ProcessPoolExecutor(told.processes, multiprocessing.get_context("spawn"), begin) as pool:
        while True:
            while len(under_way) < told.processes and time.monotonic() < end and any(todo.values()):
                contest = max(todo, key=lambda each: len(todo[each]) / wanted[each])  # furthest behind
                game = todo[contest].pop(0)
                book.add(contest, game, begun=True)
                under_way[pool.submit(play, plans[contest], game)] = contest, game
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                contest, game = under_way.pop(future)
                book.add(contest, game, **future.result())


def report(contest: Contest, plan: Plan, lines: Iterable[Line]) -> str:
    """Times an equal share, with Wilson's interval; and with luck taken out, with Student's."""
    done = [Done(0, line["game"], [msgspec.convert(line["played"], Played)]) for line in lines]
    games = Games.of(plan, done)
    told = win_share(games, 0).times(contest.seats)
    text = f"{contest.name}: {len(done)} games, {told.value:.2f} ({told.low:.2f} to {told.high:.2f})"
    if games.luck.size:
        found = luckless(games, 0)["adjusted_times_equal"]
        text += f", luck taken out {found['value']:.2f} ({found['low']:.2f} to {found['high']:.2f})"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("contests", nargs="*")
    parser.add_argument("--seed", default="contests")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--luck", type=int, default=16, help="looks at each outcome of chance; 0: not")
    parser.add_argument("--processor", action="store_true", help="seconds of the processor's time")
    parser.add_argument("--judge", choices=["champion", "playouts"], default="champion")
    told = parser.parse_args()
    book, wanted = Book(told.file), dict(map(Contest.typed, told.contests))
    plans = {each: each.plan(told.seed, told.luck, told.judge) for each in wanted or book.contests}
    if wanted:
        for plan in plans.values():
            prepare(plan)  # compiled once, and not by every process
        hold(book, wanted, plans, told)
    for contest, plan in plans.items():
        if lines := book.played(contest).values():
            print(report(contest, plan, lines), flush=True)


if __name__ == "__main__":
    main()
