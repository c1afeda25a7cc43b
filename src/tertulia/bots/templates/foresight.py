"""A template: what chance does for every seat, as a network sees it."""

from typing import Any

from tertulia.bots.networks.answer import Look
from tertulia.bots.templates import guided, luck, worth
from tertulia.core.chance import Key
from tertulia.core.contract import Grid
from tertulia.core.engine import rule
from tertulia.core.templates import drive


@rule
def weigh(
    boxes: Any, states: Any, desks: Any, scales: Any, worths: Any, scores: Grid, keys: Key, look: Look
) -> None:
    """As in `luck`, but the network is asked at the next choice, instead of a playout from there."""
    box, s, desk, scale, gained = boxes[0], states[luck.EVENT], desks[0], scales[0], worths[0]
    if not luck.begin(box, s, desk, scale):
        return
    for key in range(len(keys)):
        for outcome in range(luck.OUTCOMES):
            if scale.chance[outcome] > 0:
                luck.suppose(box, states, desk, scale, keys[key], outcome)
                after = states[luck.PLAYOUT]
                drive.settle(box, after, desk)
                choice = guided.reach_choice(box, after, desk)
                worth.reckon(box, after, gained, 0.0, scores)
                if choice:
                    guided.regard(box, after, look)
                    guided.mix(look, int(after.actor), after.seats, 0.0, gained)
                scale.share[outcome] = gained.share
        for seat in range(s.seats):
            luck.compare(scale, seat, len(keys))
