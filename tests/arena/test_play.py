"""One game in the arena: the same chance in every seating, equal seeds play alike, nobody peeks."""

import random
import sys
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

import tertulia
from tertulia import Action, Match
from tertulia.arena import Plan, contestants, hold
from tertulia.arena.contestants import Dishonest, check, repeatable
from tertulia.arena.play import begin, by_contest, by_match, play_game, play_unit
from tertulia.arena.schedule import Unit, seatings
from tertulia.bots import Knowledge
from tertulia.bots.matches import play
from tertulia.core.chance import Seeded
from tertulia.core.contract import Counts

Planned = Callable[..., Plan]
Draws = dict[tuple[int, int], tuple[list[int], int]]


class Noted(Seeded):
    """Chance that writes down what it was asked and what it answered."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.draws: Draws = {}

    def draw(self, stream: int, index: int, weights: Counts) -> int:
        outcome = super().draw(stream, index, weights)
        self.draws[stream, index] = (weights.tolist(), outcome)
        return outcome


def drawn(plan: Plan, deal: int, names: tuple[str, ...]) -> Draws:
    """All chance events of one seating of a deal, by stream and index."""
    start = begin(plan, deal)
    assert isinstance(start.chance, Seeded)
    chance = Noted(start.chance.seed)
    play(plan.game.start(plan.seats, chance=chance), names, "any")
    return chance.draws


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_all_seatings_of_a_deal_have_the_same_chance(planned: Planned, key: str) -> None:
    """Wherever play has not changed what can be drawn, the same is drawn, long after the games diverged."""
    plan = planned(["medium", "easy", "random"], 3, key)
    games = [drawn(plan, 4, names) for names in seatings(plan.lineups[0], 4)]
    for other in games[1:]:
        alike = [at for at in games[0].keys() & other.keys() if games[0][at][0] == other[at][0]]
        assert all(games[0][at] == other[at] for at in alike)
        assert len(alike) > 10
    assert len({str(sorted(game)) for game in games}) > 1, "the games did diverge"
    assert drawn(plan, 5, plan.lineups[0]) != games[0]


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_native_games_have_the_chance_of_matches(
    planned: Planned, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without noise rules of thumb have no randomness of their own: the same chance, the same game."""
    monkeypatch.setattr("tertulia.bots.heuristic.level_noise", lambda game, level: 0)
    plan, names = planned(["medium-bold", "medium-careful"], 2, key), ("medium-bold", "medium-careful")
    for deal in range(3):
        assert by_match(plan, deal, names, random.Random(0), 0.0) == by_contest(plan, deal, names)


@pytest.mark.parametrize("names", [("medium", "easy", "random"), ("hard:10", "easy", "random")])
def test_equal_plans_play_alike_and_other_seeds_do_not(planned: Planned, names: tuple[str, ...]) -> None:
    first, again, other = (
        [play_unit(planned(names, 3, seed=seed, honesty=0.3), Unit(0, deal)) for deal in range(2)]
        for seed in ("a", "a", "b")
    )
    assert first == again
    assert first != other


def test_a_game_is_told_by_seat(planned: Planned) -> None:
    plan = planned(["hard:5", "random"])
    game = play_game(plan, 0, ("random", "hard:5"))
    assert game.bots == ("random", "hard:5")
    assert sum(game.wins) == 1
    assert game.decisions > 10
    assert (game.checked, game.faults) == (0, {})


def test_the_share_of_checked_decisions_is_as_wished(planned: Planned) -> None:
    plan = planned(["hard:2", "random"], honesty=0.25)
    games = [game for done in hold(plan, 6) for game in done.games]
    share = sum(game.checked for game in games) / sum(game.decisions for game in games)
    assert 0.15 < share < 0.35


def test_of_native_games_a_share_is_played_slowly_and_checked_throughout(planned: Planned) -> None:
    plan = planned(["easy", "random"], honesty=0.2)
    games = [game for done in hold(plan, 20) for game in done.games]
    assert {game.checked for game in games if game.checked} <= {game.decisions for game in games}
    assert 0 < sum(game.checked > 0 for game in games) < 20


def test_luck_is_measured_in_every_game_and_changes_none(planned: Planned) -> None:
    names = ["hard:3", "easy", "random"]
    plain, lucky = (play_unit(planned(names, 3, luck=luck), Unit(0, 1)).games for luck in (0, 2))
    assert [replace(game, luck=()) for game in lucky] == plain
    assert all(sum(game.luck) == pytest.approx(0, abs=1e-9) and any(game.luck) for game in lucky)
    native = play_unit(planned(["easy", "random"], luck=2), Unit(0, 0)).games
    assert all(any(game.luck) for game in native)


def test_luck_is_judged_by_other_chance_than_that_of_the_deal(
    planned: Planned, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same playouts in every seating, but never with the seed that says what comes."""
    seeds: list[str] = []

    def noted(match: Match, playouts: int, seed: str, judge: str) -> tuple[float, ...]:
        seeds.append(seed)
        return (0.0,) * match.seats

    monkeypatch.setattr("tertulia.arena.play.luck", noted)
    plan = planned(["easy", "random"], luck=2)
    play_unit(plan, Unit(0, 4))
    start = begin(plan, 4)
    assert isinstance(start.chance, Seeded)
    assert len(seeds) == 2
    assert len(set(seeds)) == 1
    assert start.chance.seed not in seeds


class Peeking:
    """It finds the match among those who called it, and looks at the others' hands."""

    def choose(self, knowledge: Knowledge) -> Action:
        frame = sys._getframe()
        while not (matches := [here for here in frame.f_locals.values() if isinstance(here, Match)]):
            assert frame.f_back is not None
            frame = frame.f_back
        others = [matches[0].state.hand[seat].tolist() for seat in range(2) if seat != knowledge.seat]
        return knowledge.legal[crc32(str(others).encode()) % len(knowledge.legal)]


def test_a_bot_that_peeks_ends_the_arena(planned: Planned, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "bot", lambda name, seed: Peeking())
    with pytest.raises(Dishonest, match="hard:7 is not honest: at event"):
        hold(planned(["hard:7", "hard:8"], key="caramba", honesty=0.5), 2)


def test_knowledge_that_leaks_ends_the_arena_for_outside_programs_too(
    planned: Planned, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(planned(["easy", "random"], key="caramba"), 0)
    check(match, "program:whatever", "seed")
    honest = Match.legal

    def telling(self: Match, s: Any = None) -> list[Action]:
        return [
            replace(action, notation=f"{action} {self.state.hand.tolist()}") for action in honest(self, s)
        ]

    monkeypatch.setattr(Match, "legal", telling)
    with pytest.raises(Dishonest, match="program:whatever"):
        check(match, "program:whatever", "seed")


def test_champions_that_think_for_a_time_are_checked_with_iterations() -> None:
    assert repeatable("champion:1s") == "champion:300"
    assert repeatable("champion") == "champion"


@pytest.mark.parametrize("name", ["hard", "hard:0.1s", "hard:40", "medium", "random"])
def test_every_bot_passes_and_time_becomes_iterations(planned: Planned, name: str) -> None:
    assert repeatable(name) == (name if "s" not in name.partition(":")[2] and name != "hard" else "hard:300")
    plan = planned(["easy", "random"], key="caramba")
    match, rng = begin(plan, 1), random.Random(1)
    for _ in range(3):
        check(match, name, "seed")
        match.play(rng.choice(match.legal()))
