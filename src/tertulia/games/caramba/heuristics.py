"""Rules of thumb for Caramba! (Schacht): win crates that are worth their cards, and put the best one away."""

from tertulia.core.contract import Counts
from tertulia.core.engine import rule
from tertulia.games.caramba import rules
from tertulia.games.caramba.actions import (
    EN_SEGURIDAD,
    FUERA_ON,
    MANOS_ARRIBA,
    PASS,
    SAFE,
    VUELTA_TAKES,
)
from tertulia.games.caramba.edition import GOODS, VALUES, Box
from tertulia.games.caramba.state import AUCTION, State

WEIGHTS = (
    "best_crate",  # what the best crate of a good is worth for each point on it
    "other_crates",  # and the others, which wait in front of their owner and may be stolen (C16)
    "card",  # what a card is worth that the winner of a good spends (C17)
    "card_value",  # and more for each point it shows
    "lead",  # chance in a hundred to keep a lead of 1 against those who may still bid
    "lead_more",  # and more for each further point
    "behind",  # chance in a hundred to win a good later on which one is level
    "behind_less",  # and less for each point that is missing
    "stay",  # what it is worth not to pass: cards that do not win come back (C17), who passes is out (C11)
    "manos",  # what must be saved to spend Manos arriba
    "vuelta",  # a card's value from which Estoy de vuelta is worth a turn, in hundredths
    "fuera",  # crates' value from which Fuera is worth playing, in hundredths
    "seguridad",  # gain beyond one crate from which En seguridad is worth playing, in hundredths
)
(
    BEST,
    OTHERS,
    CARD,
    CARD_VALUE,
    LEAD,
    LEAD_MORE,
    BEHIND,
    BEHIND_LESS,
    STAY,
    MANOS,
    VUELTA,
    FUERA,
    SEGURIDAD,
) = range(len(WEIGHTS))
STYLES = {
    "careful": (130, 16, 60, 10, 50, 4, 34, 4, 0, 150, 450, 382, 150),
    "bold": (150, 25, 45, 6, 45, 4, 40, 3, 15, 100, 400, 350, 120),
    "greedy": (125, 40, 55, 10, 50, 5, 30, 4, 5, 120, 450, 300, 100),
}
DEFAULT = "careful"
MASTER = STYLES[DEFAULT]
NEAR_SIGHTED = {  # every crate is worth what is on it, who leads has won, and cards come for nothing
    "best_crate": 100,
    "other_crates": 100,
    "card": 10,
    "card_value": 0,
    "lead": 98,
    "lead_more": 0,
    "behind": 0,
    "behind_less": 0,
}
NOISE = {"easy": 110, "medium": 40}
SPREAD = 12
"""A difference of so many points is a clear one."""
OPEN_CHANCE = False
SEARCH = {"explore": 0.8, "doubt": 1000, "widen": 0.3, "margin": 0.3, "noise": 30, "horizon": 99}
PLAYOUTS = 0.0

WORTH, MARGIN, ODDS = 0, GOODS, 2 * GOODS
RIVALS = 3 * GOODS
NOTES = RIVALS + 1


@rule
def stage(s: State) -> int:
    """A stage of the game is a round."""
    return int(s.rounds)


@rule
def unit(s: State) -> int:
    """A point is a point, early or late."""
    return 1


@rule
def size_up(box: Box, s: State, style: Counts, notes: Counts) -> None:
    """For each good: what winning it is worth, the lead over the highest other offer, the odds."""
    if s.phase != AUCTION:
        return
    seat = s.actor
    notes[RIVALS] = 0
    for other in range(s.seats):
        notes[RIVALS] += other != seat and not s.passed[other]
    for good in range(GOODS):
        highest = 0
        for other in range(s.seats):
            if other != seat:
                highest = max(highest, rules.offer(box, s, other, good))
        notes[WORTH + good] = worth(box, s, style, good)
        notes[MARGIN + good] = rules.offer(box, s, seat, good) - highest
        notes[ODDS + good] = odds(style, int(notes[RIVALS]), int(notes[MARGIN + good]))


@rule
def worth(box: Box, s: State, style: Counts, good: int) -> int:
    """What the winner has of the good (C16): one crate can be put away at once (C21), others are at risk."""
    best, value = 0, 0
    for place in range(VALUES):
        crate = good * VALUES + place
        crates = int(s.centre[crate])
        for other in range(s.seats):
            if other == s.actor or s.protected[other] != good:
                crates += int(s.front[other, crate])
        value += crates * int(box.crate_value[place])
        if crates > 0:
            best = max(best, int(box.crate_value[place]))
    return best * int(style[BEST]) + (value - best) * int(style[OTHERS])


@rule
def odds(style: Counts, rivals: int, margin: int) -> int:
    """The chance in a hundred to win a good with such a lead, while some may still bid (C9)."""
    if margin > 0:
        if rivals == 0:
            return 100
        return min(98, int(style[LEAD]) + int(style[LEAD_MORE]) * (margin - 1))
    return max(0, int(style[BEHIND]) + int(style[BEHIND_LESS]) * margin)


@rule
def shortlist(box: Box, s: State, notes: Counts, legal: Counts, count: int) -> int:
    """All of them: no decision has many."""
    return count


@rule
def rate(box: Box, s: State, style: Counts, notes: Counts, action: int) -> int:
    if action < VUELTA_TAKES:
        return rate_bid(box, s, style, notes, action // GOODS, action % GOODS)
    if action == PASS:
        return -int(style[STAY])
    if action < FUERA_ON:
        return 100 * highest_side(box, s, action - VUELTA_TAKES) - int(style[VUELTA])
    if action < SAFE:
        return 100 * crates_value(box, s, action - FUERA_ON) - int(style[FUERA])
    if action < PASS:
        return 100 * int(box.crate_value[(action - SAFE) % VALUES])
    if action == MANOS_ARRIBA:
        return rate_hands_up(style, notes)
    if action == EN_SEGURIDAD:
        return rate_spree(box, s, style)
    return 0  # NO_FUERA, DONE


@rule
def rate_bid(box: Box, s: State, style: Counts, notes: Counts, kind: int, good: int) -> int:
    """What the bid adds to the chance, and the card that is spent if it wins (C17)."""
    value = int(box.card_value[s.actor, good, kind])
    then = odds(style, int(notes[RIVALS]), int(notes[MARGIN + good]) + value)
    gain = int(notes[WORTH + good]) * (then - int(notes[ODDS + good]))
    card = int(style[CARD]) + int(style[CARD_VALUE]) * value
    return (gain - card * then) // 100


@rule
def rate_hands_up(style: Counts, notes: Counts) -> int:
    """Leads become certain, hopes are over (C13)."""
    gain = 0
    for good in range(GOODS):
        sure = 100 if notes[MARGIN + good] > 0 else 0
        gain += int(notes[WORTH + good]) * (sure - int(notes[ODDS + good]))
    return gain // 100 - int(style[MANOS])


@rule
def rate_spree(box: Box, s: State, style: Counts) -> int:
    """Several crates at once (C22), if that is worth more than the best one."""
    value = 0
    for good in range(GOODS):
        value += crates_value(box, s, good)
    return 100 * min(value, int(box.seguridad_limit)) - int(style[SEGURIDAD])


@rule
def crates_value(box: Box, s: State, good: int) -> int:
    """The value of one's own unsecured crates of a good."""
    value = 0
    for place in range(VALUES):
        value += int(s.front[s.actor, good * VALUES + place]) * int(box.crate_value[place])
    return value


@rule
def highest_side(box: Box, s: State, kind: int) -> int:
    highest = 0
    for good in range(GOODS):
        highest = max(highest, int(box.card_value[s.actor, good, kind]))
    return highest
