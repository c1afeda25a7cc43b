"""Hypothesis looks for a way through a game on which something that is always true is not."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tertulia
from tertulia.core.match import Match
from tertulia.testing import kit

LIMITS = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def faults(match: Match) -> list[str]:
    return list(match.faults())


def walk(match: Match, choices: list[int]) -> None:
    """Take the events that the numbers say, chance included, checking after each."""
    for choice in choices:
        legal = match.legal()
        if not legal:
            return
        action = legal[choice % len(legal)]
        assert match.play(str(action)) == action
        assert faults(match) == []


@pytest.mark.parametrize("key", tertulia.GAMES)
@LIMITS
@given(data=st.data())
def test_conservation_holds_on_any_path_with_any_options(key: str, data: st.DataObject) -> None:
    game = tertulia.game(key)
    seats = data.draw(st.integers(game.meta.min_seats, game.meta.max_seats))
    options = {name: data.draw(st.booleans()) for name in game.meta.options}
    match = game.start(seats, options=options, chance=None)
    walk(match, data.draw(st.lists(st.integers(0, 10_000), min_size=30, max_size=250)))
    assert len(match.history) >= 30


@pytest.mark.parametrize("key", tertulia.GAMES)
@LIMITS
@given(seed=st.integers(), stop=st.integers(0, 60), text=st.text(max_size=12))
def test_no_text_but_a_legal_notation_is_played(key: str, seed: int, stop: int, text: str) -> None:
    match = tertulia.game(key).start(seed=seed)
    for _ in range(stop):
        if match.actor is None:
            break
        match.play(match.legal()[seed % len(match.legal())])
    before, legal = match.state.tobytes(), {str(action) for action in match.legal()}
    if " ".join(text.split()) in legal:
        return
    with pytest.raises(tertulia.IllegalAction):
        match.play(text)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("key", tertulia.GAMES)
@LIMITS
@given(seed=st.integers(), choices=st.lists(st.integers(0, 1000), max_size=80), world=st.integers())
def test_whatever_a_viewer_cannot_know_does_not_show(
    key: str, seed: int, choices: list[int], world: int
) -> None:
    match = tertulia.game(key).start(seed=seed)
    walk(match, choices)
    for viewer in range(match.seats):
        other = match.imagine(viewer, world, memory=False)
        assert kit.seen(match, viewer) == kit.seen(other, viewer)
        assert faults(other) == []
