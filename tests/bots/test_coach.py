"""The coach: a serious mistake is one that a person sees at once, and nothing else is."""

from collections.abc import Callable

import pytest

from tertulia import Match
from tertulia.bots import analysis
from tertulia.bots.coach import SURE, consider, deciding, is_serious
from tests.bots import obvious

POSITIONS = [obvious.last_gold_of_caramba, obvious.last_runner_of_pamplona, obvious.last_hat_of_sombreros]


@pytest.mark.parametrize("position", POSITIONS)
def test_what_anybody_would_do_is_no_mistake_and_the_opposite_is_a_serious_one(
    position: Callable[[], tuple[Match, str]],
) -> None:
    match, right = position()
    wrong = next(str(action) for action in match.legal() if str(action) != right)
    good, bad = (consider(deciding(match, action)) for action in (right, wrong))
    assert not is_serious(good)
    assert is_serious(bad)
    assert str(bad.best) == right
    assert bad.why is not None


def test_only_what_looks_serious_is_thought_about_for_longer() -> None:
    match, right = obvious.last_gold_of_caramba()
    wrong = next(str(action) for action in match.legal() if str(action) != right)
    good, bad = deciding(match, right), deciding(match, wrong)
    assert consider(good) == analysis.judge(good)
    assert consider(bad) == analysis.judge(bad, SURE)
    assert analysis.judge(bad, SURE) != analysis.judge(bad)
