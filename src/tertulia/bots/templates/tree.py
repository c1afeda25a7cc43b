"""A template: tree search around a game's rules, with worlds, selection, playouts and values.

A node is a position after some events, as far as the searching seat can tell positions apart. Its children
are actions; where chance lies open (`heuristics.OPEN_CHANCE`) an action leads to a chance node, whose
children are the positions that chance made of it. Where it is hidden, one node stands for all that chance may
have done, and which actions are possible differs from world to world: hence the counts of how often each was
available. Every node has a value for every seat, and each actor looks at its own (max^n).
"""

import math
from typing import Any

import numpy as np

from tertulia.bots.arrays import Arrays
from tertulia.bots.templates import play, worth
from tertulia.core.bound import heuristics, hidden, rules, state
from tertulia.core.contract import CHANCE, OVER, Counts
from tertulia.core.dice import WORD, Rng
from tertulia.core.engine import rule
from tertulia.core.fields import Fields, field
from tertulia.core.logarithm import log
from tertulia.core.templates import drive

SEATS = state.SEATS
DEPTH = 64
NONE = 0
"""No node: the root is nobody's child."""
NOWHERE = -1
"""No node at all, not even the root."""
OUTCOME = -1
"""Instead of an action: what chance did."""
ROOT_WORLD, WORLD, TWIN = range(3)


class Node(Fields):
    """One node; children form a chain from `first` by `sibling`."""

    key: int = field("which position it is, 0 if nobody asks", kind=np.int64)
    total: Counts = field("sum of the values for each seat", SEATS, kind=np.float64)
    wins: Counts = field("sum of the shares of wins of each seat", SEATS, kind=np.float64)
    score: int = field("sum of the searching seat's scores", kind=np.float64)
    trust: int = field("how much curiosity its action deserves, as it is rated", kind=np.float64)
    top: int = field("the rating of its best rated action", kind=np.int64)
    visits: int = field("how often it was on the way", kind=np.int32)
    available: int = field("how often it could have been", kind=np.int32)
    first: int = field("its first child", kind=np.int32)
    sibling: int = field("its parent's next child", kind=np.int32)
    action: int = field("the action that leads to it, or OUTCOME", kind=np.int16)


class Plan(Fields):
    """What the search needs beside the nodes."""

    rng: Rng = field("chance for the worlds", 3, kind=np.int64)
    fixed: Rng = field("chance that is always the same", 3, kind=np.int64)
    seat: int = field("whose search it is", kind=np.int64)
    forced: int = field("the action that every walk begins with, or NOWHERE if it is free", kind=np.int64)
    used: int = field("nodes in use", kind=np.int64)
    stamp: int = field("what marks this node's actions", kind=np.int64)
    marks: Counts = field(
        "actions of this node: the stamp if legal, one more if a child", rules.ACTIONS, kind=np.int64
    )
    path: Counts = field("nodes on the way from the root", DEPTH, kind=np.int32)
    depth: int = field("how many they are", kind=np.int64)
    explore: int = field("how curious the search is, in deviations of a value", kind=np.float64)
    curiosity: Counts = field("the same as a value, for each seat", SEATS, kind=np.float64)
    doubt: int = field("hundredths of a point below the best rating that halve it", kind=np.float64)
    widen: int = field("how quickly it looks at actions of lower rating", kind=np.float64)
    margin: int = field("how much of a value is the score, the rest is the win", kind=np.float64)
    horizon: int = field("stages of the game to look beyond this one", kind=np.int64)
    playouts: int = field("how much of a value is a playout, the rest is a network's", kind=np.float64)
    temper: int = field("how much closer to each other a network's ratings count", kind=np.float64)
    reading: int = field(
        "how often a network is asked about others' decisions, for each walk", kind=np.float64
    )
    asked: int = field("how often it was", kind=np.int64)
    walks: int = field("walks so far", kind=np.int64)
    banked: int = field("worlds that were imagined and kept", kind=np.int64)
    trusted: int = field("how much curiosity all that is legal here deserves", kind=np.float64)
    noise: int = field("noise of the playouts, in hundredths of a point", kind=np.int64)
    decisions: int = field("decisions in playouts so far", kind=np.int64)


@rule
def explore(arrays: Arrays, iterations: int) -> None:
    """So many times: imagine a world, walk down the tree, play to the end, remember how it ended."""
    box, plan, gained, desk = arrays.boxes[0], arrays.plans[0], arrays.worths[0], arrays.desks[0]
    worlds, nodes, styles, notes = arrays.worlds, arrays.nodes, arrays.styles, arrays.notes
    last_stage = heuristics.stage(worlds[ROOT_WORLD]) + plan.horizon
    for _ in range(iterations):
        worlds[WORLD] = worlds[ROOT_WORLD]
        s = worlds[WORLD]
        hidden.redeal(box, s, plan.seat, plan.rng, True)
        for seat in range(s.seats):
            plan.curiosity[seat] = plan.explore * worth.deviation(gained, seat)
        depth = descend(box, worlds, arrays.words, nodes, plan, desk, styles[0], notes)
        plan.decisions += play.play_on(box, s, desk, styles, arrays.noises, notes, last_stage)
        worth.appraise(box, s, gained, plan.margin, arrays.scores)
        for step in range(depth):
            remember(nodes[plan.path[step]], gained, plan.seat, s.seats)


@rule
def descend(
    box: Any, worlds: Any, words: Counts, nodes: Any, plan: Plan, desk: Any, style: Counts, notes: Counts
) -> int:
    """From the root to a new node, or as far as the tree goes; the number of nodes on the way."""
    s = worlds[WORLD]
    node, depth, known = 0, 1, True
    plan.path[0] = 0
    while known and s.actor != OVER and depth < DEPTH - 2:
        if node == 0 and plan.forced != NOWHERE:
            child = forced_child(nodes, plan)
        else:
            child = select(box, s, nodes, node, plan, desk, style, notes)
        if child == NONE:
            return depth
        node = follow(box, worlds, words, nodes, plan, desk, child, depth)
        depth = int(plan.depth)
        known = node != NONE and nodes[node].visits > 0
    return depth


@rule
def follow(
    box: Any, worlds: Any, words: Counts, nodes: Any, plan: Plan, desk: Any, child: int, depth: int
) -> int:
    """Do what leads to a child, and what chance makes of it; the node reached, or NONE without room for it.

    `plan.depth` is the number of nodes on the way then.
    """
    s = worlds[WORLD]
    plan.path[depth] = child
    plan.depth = depth + 1
    rules.apply(box, s, int(nodes[child].action))
    if s.actor == CHANCE:
        drive.settle(box, s, desk)
        if heuristics.OPEN_CHANCE:
            child = outcome(box, worlds, words, nodes, plan, child)
            if child != NONE:
                plan.path[depth + 1] = child
                plan.depth = depth + 2
    elif nodes[child].visits == 0 and s.actor == plan.seat:
        nodes[child].key = position_key(box, worlds, words, plan)
    return child


@rule
def select(
    box: Any, s: Any, nodes: Any, node: int, plan: Plan, desk: Any, style: Counts, notes: Counts
) -> int:
    """The most promising child in this world, or a new one for the best rated action that has none."""
    count = rules.legal(box, s, desk.legal)
    plan.stamp += 2
    stamp = plan.stamp
    for choice in range(count):
        plan.marks[desk.legal[choice]] = stamp
    actor = int(s.actor)
    best, chosen, children = -1.0, NONE, 0
    child = int(nodes[node].first)
    while child != NONE:
        known = nodes[child]
        if plan.marks[known.action] == stamp:
            plan.marks[known.action] = stamp + 1
            known.available += 1
            children += 1
            curiosity = math.sqrt(log(known.available + 1.0) / known.visits)
            promise = known.total[actor] / known.visits + plan.curiosity[actor] * known.trust * curiosity
            if promise > best:
                best, chosen = promise, child
        child = int(known.sibling)
    wide = 1 + int(plan.widen * math.sqrt(nodes[node].visits))
    if children < min(count, wide) and plan.used < len(nodes):
        return widened(box, s, nodes, node, plan, desk, count, style, notes, children == 0)
    return chosen


@rule
def widened(
    box: Any,
    s: Any,
    nodes: Any,
    node: int,
    plan: Plan,
    desk: Any,
    count: int,
    style: Counts,
    notes: Counts,
    first: bool,
) -> int:
    """A child for the best rated action that has none; the lower its rating, the less it is worth a try."""
    heuristics.size_up(box, s, style, notes)
    best, chosen = 0, -1
    for choice in range(count):
        action = int(desk.legal[choice])
        if plan.marks[action] == plan.stamp:
            rating = heuristics.rate(box, s, style, notes, action)
            if chosen < 0 or rating > best:
                best, chosen = rating, action
    if first:
        nodes[node].top = best
    child = add_child(nodes, plan, node, chosen, 0)
    nodes[child].trust = plan.doubt / (plan.doubt + max(0, int(nodes[node].top) - best))
    return child


@rule
def add_child(nodes: Any, plan: Plan, parent: int, action: int, key: int) -> int:
    child = int(plan.used)
    plan.used += 1
    nodes[child].action = action
    nodes[child].key = key
    nodes[child].available = 1
    nodes[child].trust = 1.0
    nodes[child].sibling = nodes[parent].first
    nodes[parent].first = child
    return child


@rule
def forced_child(nodes: Any, plan: Plan) -> int:
    """The root's child for the action that somebody asks about, however the search liked it."""
    child = int(nodes[0].first)
    while child != NONE:
        if nodes[child].action == plan.forced:
            nodes[child].available += 1
            return child
        child = int(nodes[child].sibling)
    return add_child(nodes, plan, 0, plan.forced, 0) if plan.used < len(nodes) else NONE


@rule
def outcome(box: Any, worlds: Any, words: Counts, nodes: Any, plan: Plan, parent: int) -> int:
    """The child of a chance node for the position that chance has made, by whatever dice."""
    key = position_key(box, worlds, words, plan)
    child = int(nodes[parent].first)
    while child != NONE:
        if nodes[child].key == key:
            return child
        child = int(nodes[child].sibling)
    return add_child(nodes, plan, parent, OUTCOME, key) if plan.used < len(nodes) else NONE


@rule
def position_key(box: Any, worlds: Any, words: Counts, plan: Plan) -> int:
    """The same number for positions that the searching seat cannot tell apart: each is dealt anew alike."""
    worlds[TWIN] = worlds[WORLD]
    for word in range(3):
        plan.fixed[word] = 0
    hidden.redeal(box, worlds[TWIN], plan.seat, plan.fixed, True)
    high, low = 1, 1
    for word in words[TWIN]:
        high = ((high ^ int(word)) * 0x01000193) & WORD
        low = ((low + int(word)) * 0x9E3779B1) & WORD
        low ^= low >> 15
    return (high & 0x7FFFFFFF) << 32 | low


@rule
def remember(node: Node, gained: Any, searching: int, seats: int) -> None:
    node.visits += 1
    node.score += gained.points[searching]
    for seat in range(seats):
        node.total[seat] += gained.value[seat]
        node.wins[seat] += gained.share[seat]


# From one decision to the next


@rule
def key_of_root(boxes: Any, worlds: Any, words: Counts, plans: Any) -> int:
    worlds[WORLD] = worlds[ROOT_WORLD]
    return position_key(boxes[0], worlds, words, plans[0])


@rule
def find(nodes: Any, used: int, key: int) -> int:
    """The most visited node of that position, or NOWHERE."""
    found = NOWHERE
    for node in range(used):
        if nodes[node].key == key and (found == NOWHERE or nodes[node].visits > nodes[found].visits):
            found = node
    return found


@rule
def regrow(nodes: Any, root: int, garden: Any) -> int:
    """Copy what grows from a node into an empty tree, as its root; how many nodes came along."""
    garden[0] = nodes[root]
    garden[0].sibling = NONE
    used = 1
    for parent in range(len(garden)):
        if parent == used:
            break
        child = int(garden[parent].first)
        garden[parent].first = NONE
        while child != NONE and used < len(garden):
            garden[used] = nodes[child]
            garden[used].sibling = garden[parent].first
            garden[parent].first = used
            used += 1
            child = int(nodes[child].sibling)
    return used
