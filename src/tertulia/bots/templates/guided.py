"""A template: tree search led by a network.

The tree is that of `tree`, walked by other signs. Where a walk reaches a new position, the network looks at
it once, with the eyes of whoever has to decide there: its chances say how much curiosity each action deserves
(PUCT), and what it expects for all seats stands for the rest of the game, alone or mixed with a playout by
rules of thumb. Where there is nothing to decide it has learned nothing: such moves are played first.
"""

import math
from typing import Any

from tertulia.bots.arrays import Arrays
from tertulia.bots.networks.answer import Look, answer
from tertulia.bots.networks.memory import Memory
from tertulia.bots.templates import imagination, play, tree, worth
from tertulia.core.bound import encoding, heuristics, rules
from tertulia.core.contract import OVER, Counts
from tertulia.core.engine import rule
from tertulia.core.exponential import exp
from tertulia.core.templates import drive

NONE: int = tree.NONE
NOWHERE: int = tree.NOWHERE
ROOT_WORLD, WORLD = tree.ROOT_WORLD, tree.WORLD


@rule
def explore(arrays: Arrays, memory: Memory, look: Look, iterations: int) -> None:
    """So many times: imagine a world, walk down the tree, ask the network how it ends, remember that."""
    box, plan, gained, desk = arrays.boxes[0], arrays.plans[0], arrays.worths[0], arrays.desks[0]
    worlds, nodes, styles, noises = arrays.worlds, arrays.nodes, arrays.styles, arrays.noises
    last_stage = heuristics.stage(worlds[ROOT_WORLD]) + plan.horizon
    for _ in range(iterations):
        imagination.imagine(box, worlds, WORLD, plan, desk, memory, look)
        s = worlds[WORLD]
        for seat in range(s.seats):
            plan.curiosity[seat] = plan.explore * worth.deviation(gained, seat)
        descend(box, worlds, arrays.words, nodes, plan, desk, look)
        foretell(box, s, nodes, plan, desk, look)
        actor = int(s.actor)
        if actor != OVER and plan.playouts > 0:
            plan.decisions += play.play_on(box, s, desk, styles, noises, arrays.notes, last_stage)
        worth.reckon(box, s, gained, plan.margin, arrays.scores)
        if actor != OVER:
            mix(look, actor, s.seats, plan.playouts, gained)
        worth.compare(s, gained)
        for step in range(plan.depth):
            tree.remember(nodes[plan.path[step]], gained, plan.seat, s.seats)


@rule
def descend(box: Any, worlds: Any, words: Counts, nodes: Any, plan: Any, desk: Any, look: Look) -> None:
    """From the root to a new node, or as far as the tree goes."""
    s = worlds[WORLD]
    node, known = 0, True
    plan.path[0] = 0
    plan.depth = 1
    while known and s.actor != OVER and plan.depth < tree.DEPTH - 2:
        if node == 0 and plan.forced != NOWHERE:
            child = tree.forced_child(nodes, plan)
        else:
            child = select(box, s, nodes, node, plan, desk, look)
        if child == NONE:
            return
        node = tree.follow(box, worlds, words, nodes, plan, desk, child, int(plan.depth))
        known = node != NONE and nodes[node].visits > 0


@rule
def select(box: Any, s: Any, nodes: Any, node: int, plan: Any, desk: Any, look: Look) -> int:
    """The most promising child in this world; what was never possible in worlds before gets one first."""
    count = rules.legal(box, s, desk.legal)
    if mark(nodes, node, plan, desk, count) < count:
        if count > 1:
            regard(box, s, look)
        expand(nodes, node, plan, desk, count, look)
        mark(nodes, node, plan, desk, count)
    actor = int(s.actor)
    usual = nodes[node].total[actor] / max(1, nodes[node].visits)
    best, chosen = -1.0, NONE
    child = int(nodes[node].first)
    while child != NONE:
        known = nodes[child]
        if plan.marks[known.action] == plan.stamp + 1:
            known.available += 1
            curiosity = known.trust / plan.trusted * math.sqrt(known.available) / (1.0 + known.visits)
            worth_so_far = known.total[actor] / known.visits if known.visits > 0 else usual
            promise = worth_so_far + plan.curiosity[actor] * curiosity
            if promise > best:
                best, chosen = promise, child
        child = int(known.sibling)
    return chosen


@rule
def mark(nodes: Any, node: int, plan: Any, desk: Any, count: int) -> int:
    """Mark what is legal, and which of it are children; how many. The plan learns what they deserve."""
    plan.stamp += 2
    for choice in range(count):
        plan.marks[desk.legal[choice]] = plan.stamp
    children = 0
    plan.trusted = 0.0
    child = int(nodes[node].first)
    while child != NONE:
        known = nodes[child]
        if plan.marks[known.action] == plan.stamp:
            plan.marks[known.action] = plan.stamp + 1
            plan.trusted += known.trust
            children += 1
        child = int(known.sibling)
    return children


@rule
def regard(box: Any, s: Any, look: Look) -> None:
    """Let the network look at a position with the eyes of its actor."""
    encoding.observe(box, s, int(s.actor), look.seen)
    answer(look.net, look.seen, look.room, look.logits, look.values)


@rule
def expand(nodes: Any, node: int, plan: Any, desk: Any, count: int, look: Look) -> None:
    """A child for every legal action that has none, with the chance that the network gives it."""
    if plan.used + count > len(nodes):
        return
    best = look.logits[desk.legal[0]]
    for choice in range(1, count):
        best = max(best, look.logits[desk.legal[choice]])
    total = 0.0
    for choice in range(count):
        total += exp(float(look.logits[desk.legal[choice]] - best) / plan.temper)
    for choice in range(count):
        action = int(desk.legal[choice])
        if plan.marks[action] == plan.stamp:
            child = tree.add_child(nodes, plan, node, action, 0)
            nodes[child].trust = exp(float(look.logits[action] - best) / plan.temper) / total


@rule
def foretell(box: Any, s: Any, nodes: Any, plan: Any, desk: Any, look: Look) -> None:
    """Ask the network at the next choice from where the walk ended; a new node gets its children then."""
    if s.actor == OVER:
        return
    node = int(plan.path[plan.depth - 1])
    count = rules.legal(box, s, desk.legal)
    if not reach_choice(box, s, desk):
        return
    regard(box, s, look)
    if count > 1 and nodes[node].visits == 0:
        mark(nodes, node, plan, desk, count)
        expand(nodes, node, plan, desk, count, look)


@rule
def reach_choice(box: Any, s: Any, desk: Any) -> bool:
    """Do what nobody has a choice about; False if that ends the game."""
    while s.actor != OVER and rules.legal(box, s, desk.legal) == 1:
        rules.apply(box, s, int(desk.legal[0]))
        drive.settle(box, s, desk)
    return bool(s.actor != OVER)


@rule
def mix(look: Look, actor: int, seats: int, playouts: float, gained: Any) -> None:
    """The chances to win as the network saw them from that seat, and so much of what a playout gave."""
    best = look.values[0]
    for place in range(1, seats):
        best = max(best, look.values[place])
    total = 0.0
    for place in range(seats):
        total += exp(float(look.values[place] - best))
    for place in range(seats):
        seat = (actor + place) % seats
        chance = (1.0 - playouts) * exp(float(look.values[place] - best)) / total
        gained.value[seat] = chance + playouts * gained.value[seat]
        gained.share[seat] = chance + playouts * gained.share[seat]
