"""Which actions are slow: those after which an auction is settled, and no others."""

from typing import Any

from tertulia.envs.batch import Batch
from tertulia.games.caramba.state import AUCTION


def in_this_auction(lane: Any) -> tuple[int, ...]:
    return lane.state.phase, lane.state.rounds, lane.course.episode


def test_the_action_that_ends_an_auction_is_slow() -> None:
    batch, ended = Batch("caramba", 3, 20, seed=4), 0
    slow = batch.game.part("slow_actions").slow
    for _ in range(200):
        before, actions = batch.lanes(), batch.sample()
        pairs = zip(before, actions, strict=True)
        said = [slow(batch.setup.boxes[0], lane.state, action) for lane, action in pairs]
        batch.step(actions)
        for lane, later, long in zip(before, batch.lanes(), said, strict=True):
            ends = lane.state.phase == AUCTION and in_this_auction(lane) != in_this_auction(later)
            assert long == ends
            ended += ends
    assert ended > 100
