"""Luck: 0 on average and over the seats, repeatable, and most of what a result owes to chance."""

from collections.abc import Iterator

import numpy as np
import pytest

import tertulia
from tertulia import CHANCE, Match
from tertulia.bots.luck import JUDGES, Again, Foresight, UnknownJudge, luck, ready
from tertulia.bots.matches import play


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compiling talks on stderr, once on a machine."""
    for key in tertulia.GAMES:
        for judge in JUDGES:
            ready(tertulia.game(key), judge)


def played(key: str, number: int = 0, seats: int = 2, bots: tuple[str, str] = ("medium", "easy")) -> Match:
    names = [bots[seat % 2] for seat in range(seats)]
    return play(tertulia.game(key).start(seats, f"deal {number}"), names, number)


def wins(match: Match) -> float:
    """Of the first seat."""
    assert match.outcome is not None
    return (0 in match.outcome.winners) / len(match.outcome.winners)


def weighed(match: Match, again: Again) -> Iterator[list[int]]:
    """At every chance event, once it is weighed: the weights of what was possible, by a match of its own."""
    twin = match.game.start(match.seats, chance=None)
    for event in match.history:
        if event.actor == CHANCE:
            possible = [action.weight or 0 for action in twin.legal()]
            again.gain(event.action.id)
            yield possible
        again.apply(event.action.id)
        twin.play(event.action.id)


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize("key", tertulia.GAMES)
def test_what_one_seat_gains_by_luck_the_others_lose(key: str, judge: str) -> None:
    for seats in (2, tertulia.game(key).meta.max_seats):
        found = luck(played(key, seats=seats), 3, "any", judge)
        assert len(found) == seats
        assert sum(found) == pytest.approx(0, abs=1e-9)
        assert max(found) > 0.001


@pytest.mark.parametrize("kind", [Again, Foresight])
@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_outcome_counts_as_it_is_likely_and_all_together_gain_nothing(
    key: str, kind: type[Again]
) -> None:
    match = played(key, seats=3)
    again = kind(match, 2, "any")
    scale = again.scales[0]
    for weights in weighed(match, again):
        likely = scale.chance[scale.chance > 0].tolist()
        assert likely == pytest.approx([weight / sum(weights) for weight in weights])
        assert np.abs(scale.chance @ scale.gain).max() < 1e-12


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_where_only_one_thing_can_come_there_is_no_luck_and_no_playout(key: str) -> None:
    match = played(key)
    again, seen, certain = Again(match, 2, "any"), 0, 0
    for weights in weighed(match, again):
        now = int(again.worths[0].seen)
        assert now - seen == (2 * len(weights) if len(weights) > 1 else 0)
        certain += len(weights) == 1
        seen = now
    assert seen > 0
    assert certain > 0 or key != "caramba", "the last cards of a pile are no surprise"


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_on_average_nobody_is_lucky(key: str) -> None:
    found = np.array(
        [luck(played(key, number, bots=("easy", "random")), 4, number)[0] for number in range(40)]
    )
    assert found.std() > 0.02
    assert abs(found.mean()) < 4 * found.std(ddof=1) / np.sqrt(len(found))


def test_without_luck_results_scatter_far_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between bots that never err by chance all chance is luck: a quarter of the variance is left."""
    monkeypatch.setattr("tertulia.bots.heuristic.level_noise", lambda game, level: 0)
    matches = [played("pamplona", number, bots=("medium-bold", "medium-careful")) for number in range(24)]
    won = np.array([wins(match) for match in matches])
    lucky = np.array([luck(match, 30, number)[0] for number, match in enumerate(matches)])
    assert np.var(won - lucky) < 0.5 * np.var(won)
    assert np.var(won + lucky) > 2 * np.var(won)


def test_the_champion_sees_most_of_the_luck() -> None:
    """Between champions, who never err by chance, most of the variance goes: rules of thumb see less."""
    matches = [played("pamplona", number, 4, ("champion", "champion")) for number in range(16)]
    won = np.array([wins(match) for match in matches])
    left = {
        judge: np.var(won - [luck(match, 4, number, judge)[0] for number, match in enumerate(matches)])
        for judge in JUDGES
    }
    assert left["champion"] < 0.5 * np.var(won)
    assert left["champion"] < left["playouts"]


def test_nobody_else_judges() -> None:
    with pytest.raises(UnknownJudge, match="unknown judge 'medium'; known: playouts, champion"):
        luck(played("pamplona"), 2, "any", "medium")


def test_few_playouts_say_little_instead_of_something_wrong() -> None:
    """Where outcomes differ by no more than playouts do by themselves, the gain is not believed."""
    match = played("pamplona")
    again, trust = Again(match, 4, "any"), []
    for weights in weighed(match, again):
        if len(weights) > 1:
            trust.append(again.trust())
    assert min(trust) == 0
    assert 0 < np.mean(trust) < 0.9
    surer = Again(match, 100, "any")
    more = [surer.trust() for weights in weighed(match, surer) if len(weights) > 1]
    assert np.mean(more) > np.mean(trust)


def test_equal_seeds_judge_alike_and_others_do_not() -> None:
    match = played("pamplona")
    before = match.position()
    assert luck(match, 5, "a") == luck(match, 5, "a") != luck(match, 5, "b")
    assert match.position() == before


def test_a_match_that_began_in_the_middle_has_the_luck_from_there_on() -> None:
    match = tertulia.game("sombreros").start(3, "middle")
    for _ in range(30):
        match.play(match.legal()[0])
    later = play(match.imagine(0, "other"), ["easy"] * 3, "later")
    assert sum(luck(later, 3, "any")) == pytest.approx(0, abs=1e-9)
    assert luck(match.imagine(0, "other"), 3, "any") == (0, 0, 0)
