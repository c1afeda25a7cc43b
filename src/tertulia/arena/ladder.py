"""The page about strength: each level against a table of the one below, in every game."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tertulia.arena.contests import Spread, hold
from tertulia.arena.plan import ArenaError, Plan, plan_of
from tertulia.arena.schedule import deals_for, games_per_deal
from tertulia.arena.speed import search_speed
from tertulia.arena.statistics import summary
from tertulia.arena.weaknesses import WEAKNESSES
from tertulia.arena.words import percent, points, told
from tertulia.bots.names import HARD, parse
from tertulia.core.errors import UnknownBot
from tertulia.games import GAMES, game

Bar = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]

STRONGER = 1.5
"""Times an equal share: what a level has to win against a table of the one below."""
ABOVE = 1.0
SEARCHED = 20
"""A search takes so much longer that so many times fewer games are played of it, unless told."""
TENTH = 10
"""How many times longer one search may think than the other."""
HEAD = """# Strength

One bot of the stronger kind sits alone at a table of the weaker kind, in every seat in turn, on the same
deals. Equal strength would win one game in as many as there are seats; the table says how many times that
share the stronger one won, with a 95 % interval that counts a deal as one observation. We ask for 1.5 times
from one level to the next, and of a search with ten times the time that it wins more than an equal share.
The interval excludes chance where its lower end is above 1."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the ladder."""

    key: str
    seats: int
    strong: str
    weak: str
    wanted: float

    @property
    def searched(self) -> bool:
        return HARD in (parse(self.strong).level, parse(self.weak).level)

    @property
    def file(self) -> str:
        pair = f"{self.strong}-{self.weak}".replace(":", "_")
        return f"{self.key}-{self.seats}-{pair}.jsonl"

    def plan(self, seed: str, honesty: float) -> Plan:
        played = game(self.key)
        lineup = (self.strong, *[self.weak] * (self.seats - 1))
        setup = played.setup(self.seats, None, None)
        return plan_of(played, setup, [lineup], seed, honesty=honesty)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played."""

    games: int
    """Of each step between rules of thumb."""
    searched: int | None = None
    """Of each step with a search; a twentieth of the others if not told."""
    seconds: float = 1.0
    """What a search thinks about a decision."""

    def games_of(self, rung: Rung) -> int:
        if not rung.searched:
            return self.games
        return max(1, self.games // SEARCHED) if self.searched is None else self.searched

    @property
    def flags(self) -> str:
        searched = "" if self.searched is None else f" --searched {self.searched}"
        return f"--games {self.games}{searched} --think {self.seconds:g}"


def pairs(seconds: float) -> tuple[tuple[str, str, float], ...]:
    """The levels, each with the one below; a search, and one with a tenth of its time."""
    long, short = f"{HARD}:{seconds:g}s", f"{HARD}:{seconds / TENTH:g}s"
    try:
        parse(short)
    except UnknownBot:
        raise ArenaError(f"--think {seconds:g}: take 0.01 or more, in hundredths of a second") from None
    return (
        ("easy", "random", STRONGER),
        ("medium", "easy", STRONGER),
        (long, "medium", STRONGER),
        (long, short, ABOVE),
    )


def rungs(keys: Sequence[str] = GAMES, seconds: float = 1.0) -> Iterator[Rung]:
    """The quick ones first."""
    for strong, weak, wanted in pairs(seconds):
        for key in keys:
            for seats in (2, 3, game(key).meta.max_seats):
                yield Rung(key, seats, strong, weak, wanted)


def write_strength(
    page: Path,
    folder: Path,
    effort: Effort,
    seed: str,
    spread: Spread,
    bar: Bar,
    keys: Sequence[str] | None = None,
    honesty: float = 0.01,
) -> None:
    """Play what is missing in the folder; the page is written anew after every step."""
    steps = list(rungs(keys or GAMES, effort.seconds))
    rows: list[tuple[Rung, dict[str, Any]]] = []
    for rung in steps:
        plan = rung.plan(seed, honesty)
        deals = deals_for(plan, effort.games_of(rung))
        title = f"{rung.key}, {rung.seats} seats: {rung.strong} among {rung.weak}"
        with bar(title, deals * games_per_deal(plan)) as advance:
            results = hold(plan, deals, folder / rung.file, spread, advance)
        rows.append((rung, summary(plan, results)))
        page.write_text(text(rows, len(steps), effort, seed), encoding="utf-8")
    speeds = [line for key in keys or GAMES for line in speed(key)]
    page.write_text(text(rows, len(steps), effort, seed, speeds), encoding="utf-8")


def text(
    rows: Sequence[tuple[Rung, dict[str, Any]]],
    steps: int,
    effort: Effort,
    seed: str,
    speeds: Sequence[str] = (),
) -> str:
    command = f"tertulia arena --ladder docs/strength.md {effort.flags} --seed {seed}"
    parts = [HEAD, "", f"Made by `{command}`.", ""]
    if len(rows) < steps:
        parts += [f"**Not complete**: {len(rows)} of {steps} steps are played.", ""]
    parts += ["| game | seats | bot | among | games | deals | wins | times an equal share | reached |"]
    parts += ["|---|---|---|---|---|---|---|---|---|", *(line(rung, found) for rung, found in rows), ""]
    if speeds:
        parts += ["## Speed of the search", "", "In a second of CPU time on one core.", ""]
        parts += ["| game | seats | playouts | decisions in them |", "|---|---|---|---|", *speeds, ""]
    return "\n".join([*parts, WEAKNESSES])


def line(rung: Rung, found: dict[str, Any]) -> str:
    """One row of the table, and whether the step is as high as it should be."""
    here = found["lineups"][0]
    wins, times = here["wins"][rung.strong], here["times_equal"][rung.strong]
    cells: tuple[object, ...]
    cells = (rung.key, rung.seats, f"`{rung.strong}`", f"`{rung.weak}`", found["games"], found["deals"])
    cells = (*cells, told(wins, percent), told(times, points), verdict(rung, times))
    return f"| {' | '.join(map(str, cells))} |"


def verdict(rung: Rung, times: dict[str, float]) -> str:
    if times["low"] <= 1:
        return "chance not excluded"
    return "yes" if times["value"] >= rung.wanted else f"no, {rung.wanted:g} was asked for"


def speed(key: str) -> Iterator[str]:
    for seats in (2, 3, game(key).meta.max_seats):
        playouts, decisions = search_speed(key, seats)
        yield f"| {key} | {seats} | {playouts:,.0f} | {decisions:,.0f} |"
