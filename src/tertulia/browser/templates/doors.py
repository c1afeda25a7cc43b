"""A template: the doors into a game's module, from rules to search.

A door makes records and arrays of addresses, and calls what Python calls. Arrays are as long as the game
says, unless a length comes with them.
"""

from typing import Any

import numpy as np
from numba.np.numpy_support import carray

from tertulia.bots.arrays import Arrays
from tertulia.bots.templates import play, tree, worth
from tertulia.browser.door import INT, at, door
from tertulia.core import dice
from tertulia.core.bound import edition, heuristics, hidden, rules, state
from tertulia.core.fields import dtype_of
from tertulia.core.templates import drive

SEATS, LINES = state.SEATS, worth.LINES + worth.TIEBREAKS
WEIGHTS, NOTES = len(heuristics.MASTER), heuristics.NOTES
WORLDS, WORDS = 3, dtype_of(state.State).itemsize // 2

BOX, STATE, DESK = at(edition.Box), at(state.State), at(drive.Desk)
NODES, PLAN, WORTH = at(tree.Node), at(tree.Plan), at(worth.Worth)
INT16, INT32, INT64 = at(np.int16), at(np.int32), at(np.int64)
WORD = at(np.uint16)


# The rules


@door(BOX, STATE, INT)
def setup(box: Any, s: Any, seats: int) -> None:
    rules.setup(carray(box, 1)[0], carray(s, 1)[0], seats)


@door(BOX, STATE, INT16, gives=INT)
def legal(box: Any, s: Any, out: Any) -> int:
    return rules.legal(carray(box, 1)[0], carray(s, 1)[0], carray(out, rules.ACTIONS))


@door(BOX, STATE, INT32, gives=INT)
def chance(box: Any, s: Any, weights: Any) -> int:
    return rules.chance(carray(box, 1)[0], carray(s, 1)[0], carray(weights, rules.OUTCOMES))


@door(BOX, STATE, gives=INT)
def stream(box: Any, s: Any) -> int:
    return rules.stream(carray(box, 1)[0], carray(s, 1)[0])


@door(BOX, STATE, INT)
def apply(box: Any, s: Any, event: int) -> None:
    rules.apply(carray(box, 1)[0], carray(s, 1)[0], event)


@door(BOX, STATE, INT32)
def scores(box: Any, s: Any, out: Any) -> None:
    rules.scores(carray(box, 1)[0], carray(s, 1)[0], carray(out, (SEATS, LINES)))


# What a seat cannot know


@door(BOX, STATE, INT, INT64, INT)
def redeal(box: Any, s: Any, seat: int, rng: Any, memory: int) -> None:
    hidden.redeal(carray(box, 1)[0], carray(s, 1)[0], seat, carray(rng, 3), memory != 0)


@door(STATE, STATE)
def rewind(past: Any, now: Any) -> None:
    hidden.rewind(carray(past, 1)[0], carray(now, 1)[0])


# Chance


@door(INT64, INT, INT, INT32, INT, gives=INT)
def draw(key: Any, stream: int, index: int, weights: Any, count: int) -> int:
    return dice.draw(carray(key, 2), stream, index, carray(weights, count), count)


# Bots


@door(BOX, STATE, DESK, INT64, INT, INT64, gives=INT)
def choose(box: Any, s: Any, desk: Any, style: Any, noise: int, notes: Any) -> int:
    weights = carray(style, WEIGHTS)
    return play.choose(carray(box, 1), carray(s, 1), carray(desk, 1), weights, noise, carray(notes, NOTES))


@door(BOX, STATE, DESK, INT64, INT64, INT64, gives=INT)
def play_on(box: Any, s: Any, desk: Any, styles: Any, noises: Any, notes: Any) -> int:
    """To the end of the game, each seat with its style and noise; the number of decisions."""
    every, errors = carray(styles, (SEATS, WEIGHTS)), carray(noises, SEATS)
    records = carray(box, 1)[0], carray(s, 1)[0], carray(desk, 1)[0]
    return play.play_on(*records, every, errors, carray(notes, NOTES), play.NEVER)


# The search


@door(BOX, STATE, WORD, NODES, PLAN)
def plant(box: Any, worlds: Any, words: Any, nodes: Any, plan: Any) -> None:
    """Give the root its key. `words`: the address of the worlds again, to read them as plain memory."""
    memory = carray(words, (WORLDS, WORDS))
    carray(nodes, 1)[0].key = tree.key_of_root(
        carray(box, 1), carray(worlds, WORLDS), memory, carray(plan, 1)
    )


@door(BOX, STATE, WORD, NODES, INT, PLAN, WORTH, DESK, INT64, INT64, INT64, INT32, INT)
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
    iterations: int,
) -> None:
    arrays = Arrays(
        carray(box, 1),
        carray(worlds, WORLDS),
        carray(words, (WORLDS, WORDS)),
        carray(nodes, room),
        carray(plan, 1),
        carray(gained, 1),
        carray(desk, 1),
        carray(styles, (SEATS, WEIGHTS)),
        carray(noises, SEATS),
        carray(notes, NOTES),
        carray(sheet, (SEATS, LINES)),
    )
    tree.explore(arrays, iterations)


@door(NODES, INT, NODES, INT, gives=INT)
def inherit(before: Any, used: int, nodes: Any, room: int) -> int:
    """Go on with what grew from the root's position in an earlier tree; how many nodes came along, or 0."""
    garden, grown = carray(nodes, room), carray(before, used)
    root = tree.find(grown, used, garden[0].key)
    return 0 if root == tree.NOWHERE else tree.regrow(grown, root, garden)
