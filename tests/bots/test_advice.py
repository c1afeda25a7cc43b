"""Hints: legal, repeatable, from what a seat may know, with a reason that every language can say."""

import random
from collections.abc import Iterator

import pytest

import tertulia
from tertulia import Match
from tertulia.bots import Knowledge, analysis, matches, reasons
from tertulia.bots.advice import FEW, advise, ranked
from tertulia.bots.search import Budget, Thought
from tertulia.core import record as records
from tertulia.core.contract import Message
from tertulia.locales import LANGUAGES, language

SHORT = Budget(iterations=60)
TOLD = [(7, 60, 0.2), (8, 30, 0.1), (9, 10, 0.21)]
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
        assert found[0].visits == max(advice.visits for advice in found)
        assert [advice.chance for advice in found] == sorted((a.chance for a in found), reverse=True)


def test_what_was_thought_of_less_never_claims_a_higher_chance_than_the_best() -> None:
    thoughts = [Thought(number, visits, (chance, 1 - chance), chance, 0.0) for number, visits, chance in TOLD]
    assert [(one.action, one.chance) for one in ranked(thoughts)] == [(7, 0.2), (9, 0.2), (8, 0.1)]
    assert ranked(thoughts[:1]) == thoughts[:1]


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


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_reason_comes_up_and_can_be_said_in_every_language(key: str) -> None:
    met: dict[str, Message] = {}
    for seed in range(14):
        for match in positions(key, 2 + seed % 3, every=1, seed=seed):
            knowledge = Knowledge.of(match, 1)
            action = random.Random(len(match.history)).choice(knowledge.legal)
            met |= {why.id: why for why in reasons.reasons(knowledge, action)}
    assert set(met) == {f"{key}-why-{name}" for name in tertulia.game(key).part("reasons").REASONS}
    for why in [*met.values(), reasons.ONLY]:
        for code in LANGUAGES:
            assert language(code).tell(why, PLAYERS).strip()


@pytest.mark.parametrize("bot", ["random", "medium"])
@pytest.mark.parametrize("key", tertulia.GAMES)
def test_whatever_is_allowed_has_a_reason_in_terms_of_the_game(key: str, bot: str) -> None:
    """Some hundred positions of each game: nothing that a hint can name goes without one."""
    game = tertulia.game(key)
    options = dict.fromkeys(game.meta.options, True)
    for seats in (game.meta.min_seats, game.meta.max_seats):
        match = matches.play(game.start(seats, seed=5, options=options), [bot] * seats, 5)
        _, found = analysis.of_record(records.parse(match.record()))
        for one in found[::3]:
            for action in one.knowledge.legal:
                assert reasons.why(one.knowledge, action) is not None, (one.event, action)


def test_a_reason_tells_an_action_from_its_rival() -> None:
    """What is as true of the rival is told only if there is nothing else to say."""
    told = 0
    for match in positions("pamplona", 3, every=2):
        knowledge = Knowledge.of(match, 1)
        first, *others = knowledge.legal
        for other in others:
            why, shared = reasons.why(knowledge, first, other), reasons.reasons(knowledge, other)
            if why in shared:
                assert all(reason in shared for reason in reasons.reasons(knowledge, first))
            else:
                told += 1
    assert told > 20


def test_a_single_choice_needs_no_other_reason() -> None:
    forced = next(
        knowledge
        for match in positions("caramba", 3, every=1)
        if len((knowledge := Knowledge.of(match, 1)).legal) == 1
    )
    assert reasons.why(forced, forced.legal[0]) == reasons.ONLY


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_there_are_at_least_six_reasons_a_game(key: str) -> None:
    assert len(tertulia.game(key).part("reasons").REASONS) >= 6
