"""A template: worlds that a search imagines, the likelier the better they explain what others did.

What others decided since the last chance event says something about what they hold: who passes has hardly a
card that wins. So a world is dealt, its past is played again, and the network is asked how likely those
decisions were with those cards. The worlds are kept, and a walk begins in one of them, the likelier the more
it weighs. Where nothing is hidden there is one world only, and nothing is asked.
"""

from typing import Any

from tertulia.bots.networks.answer import Look, answer
from tertulia.bots.networks.memory import Memory
from tertulia.core.bound import encoding, heuristics, hidden, rules
from tertulia.core.contract import Counts
from tertulia.core.dice import Rng, roll
from tertulia.core.engine import rule
from tertulia.core.exponential import exp
from tertulia.core.logarithm import log

CALM, PAST = range(2)
ERROR = 0.1
"""How many of others' decisions may be any legal ones: nobody plays quite as the network does."""
FARTHEST = 80.0
"""A logarithm so far below another leaves it nothing."""
FEWEST = 4
"""One of so many worlds is left at least, as if they weighed alike: a search among few would be too sure."""
WEAKEST = 0.05
"""Below this nothing is read at all."""
HEAD_START = 64
"""Looks of the network at others' decisions before the first walk."""
FINE = 1 << 30
"""Steps from 0 to 1, for a number that is drawn."""


@rule
def imagine(box: Any, worlds: Any, now: int, plan: Any, desk: Any, memory: Memory, look: Look) -> None:
    """Write into `worlds[now]` one that the searching seat cannot tell from the first."""
    known = heuristics.OPEN_CHANCE or len(memory.bank) == 0
    if known or (plan.banked < len(memory.bank) and plan.asked <= HEAD_START + plan.reading * plan.walks):
        worlds[now] = worlds[0]
        hidden.redeal(box, worlds[now], plan.seat, plan.rng, True)
        if not known:
            keep(box, worlds[now], plan, desk, memory, look)
    if not known:
        worlds[now] = memory.bank[drawn(memory.weights, int(plan.banked), plan.rng)]
    plan.walks += 1


@rule
def keep(box: Any, s: Any, plan: Any, desk: Any, memory: Memory, look: Look) -> None:
    """Put a world into the bank, with its weight."""
    place = int(plan.banked)
    memory.bank[place] = s
    memory.logs[place] = explains(box, s, plan, desk, memory, look)
    plan.banked += 1
    balance(memory.logs, memory.weights, place + 1)


@rule
def balance(logs: Any, weights: Any, count: int) -> None:
    """Weigh the worlds, the less by what they explain the fewer would be left to walk in."""
    best = logs[0]
    for place in range(1, count):
        best = max(best, logs[place])
    force = 2.0
    left = 0.0
    while left * FEWEST < count:
        force = force / 2.0 if force > WEAKEST else 0.0
        total, squares = 0.0, 0.0
        for place in range(count):
            weights[place] = exp(force * max(logs[place] - best, -FARTHEST))
            total += weights[place]
            squares += weights[place] * weights[place]
        left = total * total / squares


@rule
def explains(box: Any, s: Any, plan: Any, desk: Any, memory: Memory, look: Look) -> float:
    """How likely others would have decided as they did, if this world were the true one; its logarithm."""
    memory.pasts[PAST] = memory.pasts[CALM]
    past = memory.pasts[PAST]
    hidden.rewind(past, s)
    result = 0.0
    for number in range(len(memory.decided)):
        action = int(memory.decided[number])
        if past.actor != plan.seat:
            count = rules.legal(box, past, desk.legal)
            if not listed(desk.legal, count, action):
                return -FARTHEST
            if count > 1:
                encoding.observe(box, past, int(past.actor), look.seen)
                answer(look.net, look.seen, look.room, look.logits, look.values)
                plan.asked += 1
                likely = chance(look.logits, desk.legal, count, action)
                result -= log(1.0 / ((1.0 - ERROR) * likely + ERROR / count))
        rules.apply(box, past, action)
    return result


@rule
def listed(legal: Counts, count: int, action: int) -> bool:
    for choice in range(count):
        if legal[choice] == action:
            return True
    return False


@rule
def chance(logits: Any, legal: Counts, count: int, action: int) -> float:
    """What the network gives one of the legal actions."""
    others = 0.0
    for choice in range(count):
        others += exp(min(FARTHEST, float(logits[legal[choice]] - logits[action])))
    return 1.0 / others


@rule
def drawn(weights: Any, count: int, rng: Rng) -> int:
    """One of the worlds, as likely as it weighs."""
    total = 0.0
    for place in range(count):
        total += weights[place]
    left = total * roll(rng, FINE) / FINE
    for place in range(count):
        left -= weights[place]
        if left < 0.0:
            return place
    return count - 1
