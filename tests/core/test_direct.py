"""Native code is called without its dispatcher where that cannot matter."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

import tertulia
from tertulia.core.direct import Direct


class Dispatcher:
    """As Numba's: what it was compiled for is known after the first call."""

    def __init__(self, kinds: int) -> None:
        self.kinds, self.overloads = kinds, dict[int, SimpleNamespace]()

    def __call__(self, number: int) -> str:
        straight: Callable[[int], str] = "straight {}".format
        self.overloads = {kind: SimpleNamespace(entry_point=straight) for kind in range(self.kinds)}
        return f"asked {number}"


@pytest.mark.parametrize(
    ("function", "told"),
    [
        (Dispatcher(1), ["asked 1", "straight 2", "straight 3"]),
        (Dispatcher(2), ["asked 1", "asked 2", "asked 3"]),  # which of the two is it?
        ("plain {}".format, ["plain 1", "plain 2", "plain 3"]),
    ],
)
def test_from_the_second_call_on_nobody_looks_at_the_types(
    function: Callable[[int], str], told: list[str]
) -> None:
    direct = Direct(SimpleNamespace(play=function), "play")
    assert [direct.play(number) for number in (1, 2, 3)] == told


@pytest.mark.parametrize("key", ["caramba", "pamplona", "sombreros"])
def test_a_match_asks_the_same_code(key: str) -> None:
    game = tertulia.game(key)
    match = game.start(2, seed=1)
    match.play(match.legal()[0])
    for _ in range(3):
        count = game.drive.legal(match.boxes, match.states, match.desks)
        assert len(match.legal()) == game.direct.legal(match.boxes, match.states, match.desks) == count
