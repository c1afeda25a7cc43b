"""The page about strength: each level against a table of the one below, in every game."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from tertulia.arena import scale
from tertulia.arena.contests import Contest, Spread, hold_all
from tertulia.arena.estimates import Estimate
from tertulia.arena.games import Games
from tertulia.arena.plan import ArenaError, Plan, plan_of
from tertulia.arena.schedule import deals_for, games_per_deal
from tertulia.arena.speed import search_speed
from tertulia.arena.statistics import lineup
from tertulia.arena.weaknesses import WEAKNESSES
from tertulia.arena.words import LUCKLESS, percent, points, told
from tertulia.bots.champion import champion_file
from tertulia.bots.luck import PLAYOUTS
from tertulia.bots.names import CHAMPION, HARD, parse
from tertulia.core.errors import UnknownBot
from tertulia.games import OURS, game

Bar = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
Numbers = dict[str, float]
"""A value with the low and the high end of its interval."""
Scales = Mapping[str, Mapping[str, Estimate]]
"""By game and bot: ratings."""

STRONGER = 1.5
"""Times an equal share: what a level has to win against a table of the one below."""
ABOVE = 1.0
CLEARLY = 1.3
"""What a champion that looks ahead has to win against searches with as much time."""
NOT_ABOVE = 0.0
"""Nothing is asked for but that it is not stronger."""
LONGEST, LONG, SHORT = f"{HARD}:10s", f"{HARD}:1s", f"{HARD}:0.1s"
AHEAD = f"{CHAMPION}:1s"
CROWNED = (
    (CHAMPION, "medium", STRONGER),
    (CHAMPION, SHORT, ABOVE),
    (CHAMPION, LONG, ABOVE),
    (AHEAD, LONG, CLEARLY),
    (LONGEST, AHEAD, NOT_ABOVE),
)
"""The steps of champions, which are played at 4 seats, too."""
ERRATIC = ("caramba",)
"""Where one card more or less changes a whole playout, so that playouts do not tell luck from noise."""
LENGTH = {
    "caramba": {2: 64, 3: 51, 4: 49},
    "pamplona": {2: 28, 3: 30, 4: 33, 6: 36},
    "sombreros": {2: 155, 3: 83, 4: 65, 6: 47},
}
"""About how often a seat has a choice in a game, by seats: what a search takes time for."""
LOOKS = 16
"""Of the champion at each outcome of chance in its own steps, where it judges luck instead of playouts."""
DEALS = {
    "caramba": {2: 24, 3: 48, 4: 48},
    "pamplona": {2: 24, 3: 96, 4: 60, 6: 24},
    "sombreros": {2: 24, 3: 24, 4: 20, 6: 16},
}
"""In how many a search showed that it beats one with a tenth of its time: the closer they are, the more. At 4
seats it was not asked to; these are in between."""
HEAD = f"""# Strength

One bot of the stronger kind sits alone at a table of the weaker kind, in every seat in turn, on the same
deals. A bot of equal strength would win an equal share: one game in as many as there are seats. The table
says how many times that share the stronger one won. Its 95 % interval counts each deal as one observation.
Chance is excluded where the lower end is above 1. We ask for

- 1.5 times an equal share from one level to the next,
- more than an equal share for a search with ten times the time, and for a champion among searches,
- 1.3 times an equal share for a champion that looks ahead for a second, among searches of a second,
- and that a search of ten seconds is not stronger than that champion.

Two searches, or a champion and a search, play almost alike, so cards and dice decide most of their games.
For these steps, except in `caramba`, the table also shows the result
with luck taken out: {LUCKLESS}.
That figure decides whether the step is reached. Playouts by rules of thumb judge the luck of searches. The
champion's network judges that of its own games, which it sees better. That does it no favour: before a card
comes, its luck is 0 on average, whoever judges. In `caramba`, neither can tell luck from noise."""

SCALE = f"""## One scale

Bots of one game on one scale, from all contests of the table together, with luck taken out where the table
has that. `{scale.ANCHOR}` is {scale.ANCHORED:.0f} by definition.

Alone among others that are rated 100 points lower, a bot wins 1.28 times an equal share at 2 seats and 1.57
times at 6; among others 200 points lower, 1.52 and 2.32 times. The intervals (95 %) are those of the
distance to `{scale.ANCHOR}`. Contests disagree by more than chance, mostly those at tables of different
sizes; so each is taken to be off by something of its own, and ten thousand games at one table do not outvote
the others. Who is far up the ladder shares most of that doubt with the others up there. Ratings of different
games cannot be compared."""

COLUMNS = (
    *("game", "seats", "bot", "among", "games", "deals"),
    *("wins", "times an equal share", "luck taken out", "reached"),
)


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the ladder."""

    key: str
    seats: int
    strong: str
    weak: str
    wanted: float

    @property
    def searches(self) -> int:
        """How many of its two bots search."""
        return sum(parse(name).budget is not None for name in (self.strong, self.weak))

    @property
    def file(self) -> str:
        pair = f"{self.strong}-{self.weak}".replace(":", "_")
        return f"{self.key}-{self.seats}-{pair}.jsonl"

    @property
    def seconds(self) -> float:
        """About how long a game takes; without a search next to nothing."""
        thought = [budget.seconds for name in self.lineup if (budget := parse(name).budget)]
        return sum(thought) * self.of(LENGTH)

    def of(self, table: Mapping[str, Mapping[int, int]]) -> int:
        """What a table by game and seats says about this one."""
        return table[self.key][self.seats]

    @property
    def lineup(self) -> tuple[str, ...]:
        return (self.strong, *[self.weak] * (self.seats - 1))

    @property
    def judge(self) -> str:
        """Of luck."""
        return CHAMPION if CHAMPION in (parse(self.strong).level, parse(self.weak).level) else PLAYOUTS

    def plan(self, seed: str, honesty: float, luck: int = 0) -> Plan:
        played = game(self.key)
        setup = played.setup(self.seats, None, None)
        return plan_of(played, setup, [self.lineup], seed, honesty=honesty, luck=luck, judge=self.judge)


@dataclass(frozen=True)
class Effort:
    """How much of each step is played."""

    rated: int = 1000
    """Games between levels that rate; ten times as many of a champion among them."""
    searched: int = 60
    """Games of a search among rules of thumb."""
    long: int = 100
    """Deals of a search among searches with a tenth of its time, in per cent of `DEALS`."""
    seconds: float = 0.2
    """What a search thinks about a decision among rules of thumb."""
    luck: int = 200
    """Playouts for each outcome of chance where searches meet; 0: luck is not taken out."""

    def luck_in(self, rung: Rung) -> int:
        """Elsewhere a game costs less than its luck, the bots differ by much, or luck does not show."""
        if rung.key in ERRATIC or not self.luck or not rung.searches:
            return 0
        return LOOKS if rung.judge == CHAMPION else self.luck * (rung.searches == 2)

    def deals_of(self, rung: Rung, plan: Plan) -> int:
        if rung.searches == 2:
            return max(1, rung.of(DEALS) * self.long // 100)
        rated = self.rated * (10 if rung.judge == CHAMPION else 1)
        return deals_for(plan, self.searched if rung.searches else rated)

    @property
    def flags(self) -> str:
        searched = f"--searched {self.searched} --think {self.seconds:g}"
        return f"--games {self.rated} {searched} --long {self.long} --luck {self.luck}"


def seat_counts(key: str) -> tuple[int, int, int]:
    return 2, 3, game(key).meta.max_seats


def crowned_counts(key: str) -> list[int]:
    """Where champions are measured."""
    counts = seat_counts(key)
    return sorted({*counts, min(4, counts[-1])})


def pairs(seconds: float) -> tuple[tuple[str, str, float], ...]:
    """The levels, each with the one below; a search, and one with a tenth of its time."""
    search = f"{HARD}:{seconds:g}s"
    try:
        parse(search)
    except UnknownBot:
        raise ArenaError(f"--think {seconds:g}: take 0.001 or more, in thousandths of a second") from None
    return (
        ("easy", "random", STRONGER),
        ("medium", "easy", STRONGER),
        (search, "medium", STRONGER),
        (LONG, SHORT, ABOVE),
    )


def rungs(keys: Sequence[str] = OURS, seconds: float = 1.0) -> Iterator[Rung]:
    """In the order of the page."""
    for strong, weak, wanted in pairs(seconds):
        for key in keys:
            for seats in seat_counts(key):
                yield Rung(key, seats, strong, weak, wanted)
    for key in keys:
        if champion_file(game(key)) is not None:
            for strong, weak, wanted in CROWNED:
                yield from (Rung(key, seats, strong, weak, wanted) for seats in crowned_counts(key))


class Ladder:
    """All steps, what was played of them, and the page that tells it."""

    def __init__(self, page: Path, folder: Path, effort: Effort, seed: str, keys: Sequence[str]) -> None:
        self.page, self.folder, self.effort, self.seed, self.keys = page, folder, effort, seed, keys
        self.rungs = list(rungs(keys, effort.seconds))
        self.speeds: list[str] = []

    def contest(self, rung: Rung, honesty: float) -> Contest:
        """Games with a search are slow: each is a unit of its own."""
        plan = rung.plan(self.seed, honesty, self.effort.luck_in(rung))
        deals = self.effort.deals_of(rung, plan)
        return Contest(plan, deals, self.folder / rung.file, rung.searches > 0, rung.seconds)

    def climb(self, spread: Spread, bar: Bar, honesty: float) -> None:
        """The page is written anew whenever a step is complete, and when somebody stops."""
        contests = [self.contest(rung, honesty) for rung in self.rungs]
        games = sum(contest.deals * games_per_deal(contest.plan) for contest in contests)
        self.speeds = [line for key in self.keys for line in speed(key)]
        with bar("strength", games) as advance:
            try:
                for contest, played in hold_all(contests, spread):
                    advance(played)
                    if not contest.missing:
                        self.write(contests)
            finally:
                self.write(contests)

    def write(self, contests: Sequence[Contest]) -> None:
        every = (Step.of(rung, contest) for rung, contest in zip(self.rungs, contests, strict=True))
        steps = [step for step in every if step is not None]
        missing = sum(bool(contest.missing) for contest in contests)
        scales = {
            key: scale.scale([step.meeting for step in steps if step.rung.key == key]) for key in self.keys
        }
        self.page.write_text(self.text([step.line for step in steps], missing, scales), encoding="utf-8")
        (self.folder / "scale.json").write_text(json.dumps(scale.told(scales), indent=1), encoding="utf-8")

    def text(self, rows: Sequence[str], missing: int, scales: Scales) -> str:
        command = f"tertulia arena --ladder docs/strength.md {self.effort.flags} --seed {self.seed}"
        parts = [HEAD, "", f"Made by `{command}`.", ""]
        if missing:
            parts += [f"**Not complete**: games of {missing} of {len(self.rungs)} steps are missing.", ""]
        parts += [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|", *rows, ""]
        parts += [SCALE, "", *scale_table(scales), ""]
        parts += ["## Speed of the search", "", "In a second of CPU time on one core.", ""]
        parts += ["| game | seats | playouts | decisions in them |", "|---|---|---|---|", *self.speeds, ""]
        return "\n".join([*parts, WEAKNESSES])


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
    """Play what is missing in the folder, and write the page."""
    Ladder(page, folder, effort, seed, keys or OURS).climb(spread, bar, honesty)


@dataclass(frozen=True, slots=True)
class Step:
    """What was found about a step of the ladder."""

    rung: Rung
    games: int
    deals: int
    wins: Numbers
    times: Numbers
    luckless: Numbers | None
    """Times an equal share, luck taken out; None where luck was not measured."""

    @classmethod
    def of(cls, rung: Rung, contest: Contest) -> "Step | None":
        """From the deals that are complete; None before the first."""
        results = contest.whole_deals
        if not results:
            return None
        games = Games.of(contest.plan, results)
        found = lineup(games, 0, rung.lineup)
        wins, times = found["wins"][rung.strong], found["times_equal"][rung.strong]
        luckless = found.get("adjusted_times_equal", {}).get(rung.strong)
        return cls(rung, len(games.deals), games.count, wins, times, luckless)

    @property
    def line(self) -> str:
        """One row of the table, and whether the step is as high as it should be."""
        rung, luckless = self.rung, self.luckless
        cells = (rung.key, rung.seats, f"`{rung.strong}`", f"`{rung.weak}`", self.games, self.deals)
        shown = (
            told(self.wins, percent),
            told(self.times, points),
            told(luckless, points) if luckless else "",
        )
        return f"| {' | '.join(map(str, (*cells, *shown, verdict(rung, luckless or self.times))))} |"

    @property
    def meeting(self) -> scale.Meeting:
        rung, shares = self.rung, Estimate(**(self.luckless or self.times)).times(1 / self.rung.seats)
        return scale.Meeting(rung.strong, rung.weak, rung.seats, shares)


def scale_table(scales: Scales) -> Iterator[str]:
    yield from ("| game | bot | rating |", "|---|---|---|")
    for key, rated in scales.items():
        for name, each in rated.items():
            doubt = f" ({each.low:.0f} to {each.high:.0f})" if each.low < each.high else ""
            yield f"| {key} | `{name}` | {each.value:.0f}{doubt} |"


def verdict(rung: Rung, times: dict[str, float]) -> str:
    if rung.wanted == NOT_ABOVE:
        if times["low"] > 1:
            return "no, it is stronger"
        return "yes" if times["high"] < 1 else "not shown to be stronger"
    if times["low"] <= 1:
        return "chance not excluded"
    return "yes" if times["value"] >= rung.wanted else f"no, {rung.wanted:g} was asked for"


def speed(key: str) -> Iterator[str]:
    for seats in seat_counts(key):
        playouts, decisions = search_speed(key, seats)
        yield f"| {key} | {seats} | {playouts:,.0f} | {decisions:,.0f} |"
