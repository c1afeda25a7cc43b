"""Hints: legal, repeatable, from what a seat may know, with a reason that every language can say."""

import random
from collections.abc import Iterator

import pytest

import tertulia
from tertulia import Match
from tertulia.bots import Knowledge, reasons
from tertulia.bots.advice import FEW, Advice, advise, compared
from tertulia.bots.search import Budget, Thought
from tertulia.locales import LANGUAGES, language

SHORT = Budget(iterations=60)
PLAYERS = ["Ana", "Émile", "Jörg", "Zoë", "Iñigo", "Olga"]


def positions(key: str, seats: int, every: int, seed: int = 1) -> Iterator[Match]:
    """Decisions of a random game with all its options."""
    game, rng = tertulia.game(key), random.Random(seed)
    match = game.start(seats, seed=seed, options=dict.fromkeys(game.meta.options, True))
    number = 0
    while match.actor is not None and number < 400:
        number += 1
        if number % every == 0:
            yield match
        match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_best_few_are_legal_and_have_sensible_numbers(key: str) -> None:
    for match in positions(key, 3, every=30):
        knowledge = Knowledge.of(match, 1)
        found = advise(knowledge, 1, SHORT)
        assert 1 <= len(found) <= FEW
        assert all(advice.action in knowledge.legal for advice in found)
        assert len({advice.action.id for advice in found}) == len(found)
        assert all(0 <= advice.chance <= 1 for advice in found)
        assert [advice.visits for advice in found] == sorted((a.visits for a in found), reverse=True)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_same_question_has_the_same_answer_whatever_the_seat_cannot_know(key: str) -> None:
    different_worlds = 0
    for number, match in enumerate(positions(key, 3, every=25)):
        assert match.actor is not None
        twin = match.imagine(match.actor, f"twin {number}")
        different_worlds += match.states.tobytes() != twin.states.tobytes()
        first, again, other = (
            advise(Knowledge.of(each, number), number, SHORT) for each in (match, match, twin)
        )
        assert first == again == other
    assert (different_worlds > 0) == (key == "caramba")  # in the others nothing is hidden


def test_another_seed_is_another_thought() -> None:
    match = next(positions("caramba", 3, every=10))
    answers = {tuple(a.visits for a in advise(Knowledge.of(match, 1), seed, SHORT)) for seed in range(5)}
    assert len(answers) > 1


def said(advice: Advice, code: str) -> str:
    return language(code).tell(advice.why, PLAYERS)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_reason_comes_up_and_can_be_said_in_every_language(key: str) -> None:
    met = {}
    for seed in range(14):
        for match in positions(key, 2 + seed % 3, every=1, seed=seed):
            knowledge = Knowledge.of(match, 1)
            action = random.Random(len(match.history)).choice(knowledge.legal)
            why = reasons.why(knowledge, action)
            if why is not None:
                met[why.id] = why
    assert set(met) == {f"{key}-why-{name}" for name in tertulia.game(key).part("reasons").REASONS}
    for why in met.values():
        for code in LANGUAGES:
            assert language(code).tell(why, PLAYERS).strip()


def thought(chance: float) -> Thought:
    return Thought(0, 10, (chance, 1 - chance), chance, 0.0)


@pytest.mark.parametrize(
    ("chances", "number", "name", "args"),
    [
        ([0.5, 0.4, 0.1], 0, "better", {"chance": 50, "lead": 10}),
        ([0.5, 0.4, 0.1], 1, "less", {"chance": 40, "lead": 10}),
        ([0.5, 0.49], 0, "close", {"chance": 50, "lead": 1}),
        ([0.5, 0.49], 1, "close", {"chance": 49, "lead": 1}),
        ([0.5], 0, "close", {"chance": 50, "lead": 0}),
    ],
)
def test_without_a_reason_the_numbers_are_compared(
    chances: list[float], number: int, name: str, args: dict[str, int]
) -> None:
    why = compared([thought(chance) for chance in chances], number)
    assert (why.id, why.args) == (f"hint-{name}", args)
    for code in LANGUAGES:
        assert str(args["chance"]) in language(code).tell(why, PLAYERS)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_there_are_at_least_six_reasons_a_game(key: str) -> None:
    assert len(tertulia.game(key).part("reasons").REASONS) >= 6
