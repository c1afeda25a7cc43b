"""A template: the doors into the module of a game's champion. It has a memory of its own, and is fetched by
those who want a champion.
"""

from typing import Any

import numpy as np
from numba.np.numpy_support import carray

from tertulia.bots.arrays import Arrays
from tertulia.bots.networks.answer import Look
from tertulia.bots.networks.memory import Memory
from tertulia.bots.networks.shape import Network
from tertulia.bots.templates import guided
from tertulia.browser.door import INT, at, door
from tertulia.browser.mind import mind_of
from tertulia.browser.templates import doors
from tertulia.core.engine import rule

Mind: Any = mind_of(__game__)  # type: ignore[name-defined]  # noqa: F821, who is being bound
BOX, STATE, DESK, NODES, PLAN, WORTH = (
    doors.BOX,
    doors.STATE,
    doors.DESK,
    doors.NODES,
    doors.PLAN,
    doors.WORTH,
)
MIND, FLOAT64 = at(Mind), at(np.float64)
INT16, INT32, INT64, WORD = doors.INT16, doors.INT32, doors.INT64, doors.WORD

plant, inherit = doors.plant, doors.inherit


@rule
def look_of(mind: Any) -> Look:
    """A network, and its scratch paper."""
    net = Network(
        mind.mean,
        mind.scale,
        mind.wide,
        mind.squeezed,
        mind.waves,
        mind.first,
        mind.first_bias,
        mind.inner,
        mind.inner_bias,
        mind.norms,
        mind.policy,
        mind.policy_bias,
        mind.values,
        mind.values_bias,
    )
    return Look(net, mind.seen, mind.room, mind.logits, mind.chances)


@door(BOX, STATE, MIND)
def regard(box: Any, s: Any, mind: Any) -> None:
    """Let the network look at a position with the eyes of its actor."""
    guided.regard(carray(box, 1)[0], carray(s, 1)[0], look_of(carray(mind, 1)[0]))


@door(
    BOX,
    STATE,
    WORD,
    NODES,
    INT,
    PLAN,
    WORTH,
    DESK,
    INT64,
    INT64,
    INT64,
    INT32,
    MIND,
    STATE,
    INT,
    INT16,
    INT,
    STATE,
    INT,
    FLOAT64,
    FLOAT64,
    INT,
)
def explore(
    box: Any,
    worlds: Any,
    words: Any,
    nodes: Any,
    room: int,
    plan: Any,
    gained: Any,
    desk: Any,
    styles: Any,
    noises: Any,
    notes: Any,
    sheet: Any,
    mind: Any,
    pasts: Any,
    remembered: int,
    decided: Any,
    decisions: int,
    bank: Any,
    most: int,
    logs: Any,
    weights: Any,
    iterations: int,
) -> None:
    arrays = Arrays(
        carray(box, 1),
        carray(worlds, doors.WORLDS),
        carray(words, (doors.WORLDS, doors.WORDS)),
        carray(nodes, room),
        carray(plan, 1),
        carray(gained, 1),
        carray(desk, 1),
        carray(styles, (doors.SEATS, doors.WEIGHTS)),
        carray(noises, doors.SEATS),
        carray(notes, doors.NOTES),
        carray(sheet, (doors.SEATS, doors.LINES)),
    )
    memory = Memory(
        carray(pasts, remembered),
        carray(decided, decisions),
        carray(bank, most),
        carray(logs, most),
        carray(weights, most),
    )
    guided.explore(arrays, memory, look_of(carray(mind, 1)[0]), iterations)
