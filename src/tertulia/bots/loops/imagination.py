"""Worlds that a search imagines, the likelier the better they explain what others did. Runs once per game.

What others decided since the last chance event says something about what they hold: who passes has hardly a
card that wins. So a world is dealt, its past is played again, and the network is asked how likely those
decisions were with those cards. The worlds are kept, and a walk begins in one of them, the likelier the more
it weighs. Where nothing is hidden there is one world only, and nothing is asked.
"""
# ruff: noqa: F821

import math
from typing import Any

from tertulia.bots.networks.answer import Look, answer
from tertulia.bots.networks.memory import Memory
from tertulia.core.contract import Counts, Rules
from tertulia.core.dice import Rng, roll
from tertulia.core.engine import rule

rules: Rules
thumb: Any
hidden: Any
encoding: Any

CALM, PAST = range(2)
ERROR = 0.1
"""How many of others' decisions may be any legal ones: nobody plays quite as the network does."""
FARTHEST = 80.0
"""A rating so far above another leaves it nothing."""
FINE = 1 << 30
"""Steps from 0 to 1, for a number that is drawn."""


@rule
def imagine(box: Any, worlds: Any, now: int, plan: Any, desk: Any, memory: Memory, look: Look) -> None:
    """Write into `worlds[now]` one that the searching seat cannot tell from the first."""
    known = thumb.OPEN_CHANCE or len(memory.bank) == 0
    if known or (plan.banked < len(memory.bank) and plan.asked <= plan.reading * plan.walks):
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
    memory.weights[place] = weight(box, s, plan, desk, memory, look)
    plan.banked += 1


@rule
def weight(box: Any, s: Any, plan: Any, desk: Any, memory: Memory, look: Look) -> float:
    """How likely others would have decided as they did, if this world were the true one."""
    memory.pasts[PAST] = memory.pasts[CALM]
    past = memory.pasts[PAST]
    hidden.rewind(past, s)
    result = 1.0
    for number in range(len(memory.decided)):
        action = int(memory.decided[number])
        if past.actor != plan.seat:
            count = rules.legal(box, past, desk.legal)
            if not listed(desk.legal, count, action):
                return 0.0
            if count > 1:
                encoding.observe(box, past, int(past.actor), look.seen)
                answer(look.net, look.seen, look.room, look.logits, look.values)
                plan.asked += 1
                result *= (1.0 - ERROR) * chance(look.logits, desk.legal, count, action) + ERROR / count
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
        others += math.exp(min(FARTHEST, float(logits[legal[choice]] - logits[action])))
    return 1.0 / others


@rule
def drawn(weights: Any, count: int, rng: Rng) -> int:
    """One of the worlds, as likely as it weighs; any, if none can explain what happened."""
    total = 0.0
    for place in range(count):
        total += weights[place]
    if total <= 0.0:
        return roll(rng, count)
    left = total * roll(rng, FINE) / FINE
    for place in range(count):
        left -= weights[place]
        if left < 0.0:
            return place
    return count - 1
