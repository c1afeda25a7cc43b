"""Rules of thumb for Caramba! (Randolph): be the last on the road, as long as the pot pays for it."""

import numpy as np

from tertulia.core.contract import Counts
from tertulia.core.engine import rule
from tertulia.games.sombreros import rules
from tertulia.games.sombreros.actions import (
    ACCEPT,
    AMBUSH,
    OFFER,
    PLACE,
    READY,
    RECALL,
    THROW,
)
from tertulia.games.sombreros.edition import DICE, ROUTE, Box
from tertulia.games.sombreros.state import ANSWER, ASKING, DICE_CHOICE, PLACING, State

WEIGHTS = (
    "start",  # the space to begin on when nobody has placed yet
    "gap",  # how far behind the last opponent to begin otherwise
    "second",  # the space for a second sombrero
    "space",  # what each space towards the mine costs, in thousandths of the stakes
    "overtaken",  # what each opponent overtaken costs, in hundredths of the stakes
    "arriving",  # what arriving costs, in hundredths of the stakes
    "front",  # how much of this counts for a sombrero that is not one's last, in hundredths
    "price",  # what a silver is worth that is spent on dice
    "trap",  # what each die of an ambush is worth that an opponent steps into
    "own_trap",  # what it costs to step into it oneself
    "token",  # what a token in hand is worth
    "offer",  # the most silver to offer for a die, in hundredths of what it harms
)
START, GAP, SECOND, SPACE, OVERTAKEN, ARRIVING, FRONT, PRICE, TRAP, OWN_TRAP, TOKEN, OFFERED = range(
    len(WEIGHTS)
)
STYLES = {
    "bold": (10, 5, 4, 10, 4, 78, 54, 70, 30, 30, 18, 10),
    "careful": (10, 3, 10, 8, 6, 60, 34, 100, 30, 40, 30, 10),
    "greedy": (12, 4, 6, 7, 4, 55, 45, 85, 45, 30, 10, 60),
}
DEFAULT = "bold"
MASTER = (19, 7, 0, 30, 0, 43, 19, 77, 14, 75, 1, 10)  # found by benchmarks/weights.py
NEAR_SIGHTED = {  # whom one overtakes is seen, and not where the road ends
    "space": 0,
    "overtaken": 50,
    "arriving": 0,
}
NOISE = {"easy": 1000, "medium": 200}
SPREAD = 60
"""A difference of so many points is a clear one."""
OPEN_CHANCE = True
SEARCH = {"explore": 0.8, "doubt": 1000, "widen": 0.3, "margin": 0.0, "noise": 0, "horizon": 0}
PLAYOUTS = 0.0
HUNDRED = 100


def _sums(dice: int) -> list[int]:
    """How likely each total of so many dice with the faces 0 to 5 is, in thousandths."""
    totals = np.ones(1)
    for _ in range(dice):
        totals = np.convolve(totals, np.full(6, 1 / 6))
    return [round(1000 * float(total)) for total in np.pad(totals, (0, ROUTE))[: ROUTE + 1]]


TOTAL = np.array([_sums(dice) for dice in range(DICE + 1)], np.int64)
AT_LEAST = np.minimum(1000, TOTAL[:, ::-1].cumsum(axis=1)[:, ::-1])

STAKES = ROUTE + 1
HARM = STAKES + 1
NOTES = HARM + 1


@rule
def stage(s: State) -> int:
    """A stage of the game is a race."""
    return int(s.race)


@rule
def unit(s: State) -> int:
    """All payments are multiplied by the race (S1), and so is every mistake."""
    return int(s.race)


@rule
def size_up(box: Box, s: State, style: Counts, notes: Counts) -> None:
    """What each action of this phase will be held against."""
    notes[STAKES] = stakes(box, s)
    if s.phase == PLACING:
        notes[HARM] = best_start(box, s, style)
    elif s.phase == ASKING or s.phase == ANSWER:
        notes[HARM] = cost(box, s, style, notes, s.turn, s.chosen + 1) - cost(
            box, s, style, notes, s.turn, s.chosen
        )
    elif s.phase != DICE_CHOICE:
        size_up_traps(box, s, style, notes)


@rule
def stakes(box: Box, s: State) -> int:
    """What the last on the road will find in the pot: what is there, and dues of those who arrive (S11)."""
    pot, hats = int(s.pot), rules.in_play(box, s)
    for arrival in range(rules.next_arrival(box, s), hats):
        pot += arrival * int(s.race) * int(box.arrival)
    return pot


# Placing


@rule
def best_start(box: Box, s: State, style: Counts) -> int:
    """Behind the last opponent, by a gap; a second sombrero has a space of its own, whoever stands where."""
    each, last = int(box.sombreros[s.seats]), int(box.route) + 1
    for hat in range(rules.in_play(box, s)):
        if s.space[hat] == 0:
            continue
        if hat // each == s.actor:
            return int(style[SECOND])
        last = min(last, int(s.space[hat]))
    if last > box.route:
        return int(style[START])
    return max(1, min(int(style[START]), last - int(style[GAP])))


# Dice


@rule
def cost(box: Box, s: State, style: Counts, notes: Counts, hat: int, dice: int) -> int:
    """What a throw of so many dice is expected to cost its sombrero: spaces, places, the end of its race."""
    space, each = int(s.space[hat]), int(box.sombreros[s.seats])
    player, steps = rules.owner(box, s, hat), 5 * int(dice) // 2
    overtaken, last = 0, True
    for seat in range(s.seats):
        for other in range(seat * each, seat * each + each):
            there = int(s.space[other])
            if seat != player:
                overtaken += space < there < space + steps
            elif 0 < there < space:
                last = False
    arriving = int(AT_LEAST[min(dice, DICE), int(box.route) + 1 - space])
    harm = (int(style[SPACE]) * steps + 10 * int(style[OVERTAKEN]) * overtaken) * HUNDRED
    harm = (harm + int(style[ARRIVING]) * arriving) * int(notes[STAKES]) // 1000
    return harm if last else harm * int(style[FRONT]) // HUNDRED


# Ambushes


@rule
def size_up_traps(box: Box, s: State, style: Counts, notes: Counts) -> None:
    """For each space: how much an ambush there would throw opponents forward, and oneself (S12)."""
    each, route = int(box.sombreros[s.seats]), int(box.route)
    for space in range(1, route + 1):
        notes[space] = 0
    for seat in range(s.seats):
        weight = -int(style[OWN_TRAP]) if seat == s.actor else int(style[TRAP])
        for hat in range(seat * each, seat * each + each):
            start = int(s.space[hat])
            if start > 0:
                totals = TOTAL[1 + rules.sombreros_ahead(box, s, start)]
                for space in range(start + 1, route + 1):
                    notes[space] += weight * totals[space - start]
    for space in range(1, route + 1):
        notes[space] *= int(box.ambush_dice[space]) * int(s.race)


@rule
def shortlist(box: Box, s: State, notes: Counts, legal: Counts, count: int) -> int:
    """Of all the sums that one may offer (S13), the smallest that the other should accept; of all the offers
    made to oneself, the highest."""
    if s.phase == ANSWER:
        return highest_offer(s, legal, count)
    if s.phase != ASKING:
        return count
    least = int(notes[HARM]) // HUNDRED + 1
    none = count - 1  # the rules list the sums from 1 on, and then that one offers nothing
    if not 1 <= least < count:
        swap(legal, 0, none)
        return 1
    swap(legal, 0, least - 1)
    swap(legal, 1, none)
    return 2


@rule
def highest_offer(s: State, legal: Counts, count: int) -> int:
    """Of equal offers the first one counts; to refuse comes last, as the rules list it."""
    highest = 0
    for choice in range(1, count - 1):
        if s.offer[legal[choice] - ACCEPT] > s.offer[legal[highest] - ACCEPT]:
            highest = choice
    swap(legal, 0, highest)
    swap(legal, 1, count - 1)
    return 2


@rule
def swap(legal: Counts, one: int, other: int) -> None:
    """Whoever asks still needs all of them afterwards."""
    legal[one], legal[other] = legal[other], legal[one]


@rule
def rate(box: Box, s: State, style: Counts, notes: Counts, action: int) -> int:
    if action <= AMBUSH:
        return -HUNDRED * abs(action - PLACE - int(notes[HARM])) // 10
    if action <= RECALL:
        return int(notes[action - AMBUSH]) // 1000 - int(style[TOKEN])
    if action <= THROW:
        return HUNDRED  # a token that everybody has passed is of no use there
    if action <= OFFER:
        dice = action - THROW
        price = rules.price(box, s, dice)
        return -price * int(style[PRICE]) - cost(box, s, style, notes, s.turn, dice)
    if action < ACCEPT:
        return rate_offer(s, style, notes, action - OFFER)
    if action < READY:
        return HUNDRED * int(s.offer[action - ACCEPT]) - int(notes[HARM])
    return 0  # READY, NO_OFFER, REFUSE


@rule
def rate_offer(s: State, style: Counts, notes: Counts, silver: int) -> int:
    """The smallest sum that the other should accept, if their harm is worth that much to oneself."""
    if HUNDRED * silver <= notes[HARM]:
        return -HUNDRED
    return int(notes[HARM]) * int(style[OFFERED]) // HUNDRED - HUNDRED * silver
