"""Every level by its name: it plays every game to the end, honestly, and equal seeds play alike."""

import random
from zlib import crc32

import pytest

import tertulia
from tertulia import Action, Match, UnknownBot
from tertulia.bots import BOTS, Knowledge, bot
from tertulia.bots.honesty import interference
from tertulia.bots.matches import play
from tertulia.bots.names import parse
from tertulia.bots.search import Budget

TABLES = [
    (key, seats)
    for key in tertulia.GAMES
    for seats in range(tertulia.game(key).meta.min_seats, tertulia.game(key).meta.max_seats + 1)
]
HONEST = ("random", "easy", "easy-greedy", "medium", "medium-bold", "medium-careful", "hard:40")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_level_plays_every_game_to_the_end(key: str, seats: int) -> None:
    levels = ["hard:8", "medium", "easy", "random", "medium-greedy", "easy-careful"]
    match = play(tertulia.game(key).start(seats, seed="levels"), levels[:seats], "levels")
    assert match.outcome is not None
    again = play(tertulia.game(key).start(seats, seed="levels"), levels[:seats], "levels")
    assert again.record() == match.record()


@pytest.mark.parametrize("name", BOTS)
def test_every_name_offered_makes_a_bot(name: str) -> None:
    assert parse(name).level == name.partition("-")[0]
    match = tertulia.game("pamplona").start(2, seed=1)
    if not name.startswith("hard"):
        assert bot(name, 1).choose(Knowledge.of(match, 1)) in match.legal()


def test_a_budget_is_part_of_the_name() -> None:
    assert parse("hard").budget == Budget(seconds=1.0)
    assert parse("hard:0.1s").budget == Budget(seconds=0.1)
    assert parse("hard:2000").budget == Budget(iterations=2000)


@pytest.mark.parametrize(
    "name", ["", "hard:", "hard:0", "hard:0s", "hard:-1", "hard:1e3s", "easy:5", "hard-bold"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, 0)


def asked(key: str, seats: int, count: int) -> list[Match]:
    """Positions with a choice, from games between rules of thumb."""
    rng = random.Random(f"{key} {seats}")
    found: list[Match] = []
    while len(found) < count:
        match = tertulia.game(key).start(seats, seed=rng.getrandbits(32))
        while match.actor is not None and len(found) < count:
            if rng.random() < 0.1 and len(match.legal()) > 1:
                found.append(match.copy())
            mind = bot(rng.choice(["medium", "easy"]), rng.getrandbits(32))
            match.play(mind.choose(Knowledge.of(match, rng.getrandbits(32))))
    return found


@pytest.mark.parametrize("name", HONEST)
def test_what_a_seat_cannot_know_changes_no_choice(name: str) -> None:
    for key, count in (("caramba", 8), ("pamplona", 2), ("sombreros", 2)):
        for number, match in enumerate(asked(key, 3, count)):

            def choose(_: Match, knowledge: Knowledge, seed: int = number) -> Action:
                return bot(name, seed).choose(knowledge)

            assert len(interference(match, choose, number)) == 1


def peeking(match: Match, knowledge: Knowledge) -> Action:
    """It looks at the others' hands."""
    others = [match.state.hand[seat].tolist() for seat in range(match.seats) if seat != knowledge.seat]
    return knowledge.legal[crc32(str(others).encode()) % len(knowledge.legal)]


def test_a_bot_that_peeks_is_caught() -> None:
    assert any(len(interference(match, peeking, 1)) > 1 for match in asked("caramba", 3, 8))
