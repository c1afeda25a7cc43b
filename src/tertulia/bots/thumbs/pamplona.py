"""Rules of thumb for Viva Pamplona!: stay just ahead of Torro, and take a seat late, but in time."""

from tertulia.core.contract import Counts
from tertulia.core.engine import rule
from tertulia.games.pamplona import rules
from tertulia.games.pamplona.actions import MOVE, ONLY_A, SHOVE_BACK, SHOVE_NOT
from tertulia.games.pamplona.box import ARROW, ATTACK, CARDS, RUNNERS, SPACES, START, STEPS, Box
from tertulia.games.pamplona.state import DIE_A, DIE_B, SHOVE, UNUSED, A, B, State

WEIGHTS = (
    "wait",  # rows that come before one's own if one takes a seat later (P12)
    "reach",  # chance in a hundred to get a seat at all from Torro's space
    "reach_ahead",  # and more for each space ahead of him
    "behind",  # what each space behind Torro will cost: the next attack (P15), or the end (P20)
    "near",  # what it is worth to be up to three spaces ahead when the next round begins
    "far",  # what each further space ahead costs: Torro must come there first
    "shove",  # what a chip from a shove is worth (P9)
    "crowd",  # what it is worth to stand with an own runner: two outnumber one (P9)
)
WAIT, REACH, REACH_AHEAD, BEHIND, NEAR, FAR, SHOVED, CROWD = range(len(WEIGHTS))
STYLES = {
    "bold": (1, 128, 6, 100, 27, 15, 170, 13),
    "careful": (0, 115, 8, 130, 20, 10, 120, 5),
    "greedy": (1, 100, 6, 90, 40, 18, 260, 25),
}
DEFAULT = "bold"
NOISE = {"easy": 3000, "medium": 150}
SPREAD = 20
"""A difference of so many points is a clear one."""
OPEN_CHANCE = True
SEARCH = {"explore": 0.3, "widen": 0.3, "margin": 0.3, "noise": 0, "horizon": 99}
HUNDRED = 100

BEST_B = SPACES  # for each runner: the most that it can gain from die B
AHEAD = (
    BEST_B + RUNNERS
)  # what a round is worth that begins so far ahead of Torro, from SPACES behind to SPACES
SHARE = AHEAD + 2 * SPACES  # the chance of each card, in parts of WHOLE
HIGHEST = SHARE + CARDS  # the highest card that can come
NOTES = HIGHEST + 1
WHOLE_BITS = 12  # a shift is quicker than a division
WHOLE = 1 << WHOLE_BITS


@rule
def stage(s: State) -> int:
    """A stage of the game is a round."""
    return int(s.rounds)


@rule
def size_up(box: Box, s: State, style: Counts, notes: Counts) -> None:
    """What it is worth for a runner to stand on each space in reach when Torro's next card is turned."""
    count_cards(box, s, notes)
    row = rules.highest_row(s) + 1
    first, last = in_reach(box, s)
    for ahead in range(first - s.torro - CARDS, last - s.torro + 1):
        notes[AHEAD + SPACES + ahead] = next_round(box, style, row, ahead)
    for space in range(first, min(last, int(box.street)) + 1):
        notes[space] = on_street(box, s, notes, space)
    for space in range(box.street + 1, last + 1):
        notes[space] = HUNDRED * min(row, int(box.rows))  # P12
    if s.phase == DIE_A:
        for runner in range(RUNNERS):
            notes[BEST_B + runner] = best_use(box, s, style, notes, runner)


@rule
def count_cards(box: Box, s: State, notes: Counts) -> None:
    """How likely each card is (P14); an empty deck is shuffled again first (P17)."""
    left = rules.deck_size(s)
    part = WHOLE // (left if left > 0 else int(box.cards))
    for card in range(CARDS):
        copies = int(s.deck[card] if left > 0 else box.deck[card])
        notes[SHARE + card] = part * copies
        if copies > 0:
            notes[HIGHEST] = card


@rule
def in_reach(box: Box, s: State) -> tuple[int, int]:
    """The spaces where the runners that this decision is about stand and can come to stand."""
    if s.phase == SHOVE:
        space = rules.shove_space(box, s)
        return max(START, space - int(s.margin)), space + int(s.margin)
    first, last = SPACES, START
    for runner in range(RUNNERS):
        space = int(s.runners[s.turn, runner])
        if s.used[runner] == UNUSED and rules.in_play(box, space):
            first, last = min(first, space), max(last, space)
    steps = most_steps(box, s, B)
    return first, last + (steps if s.phase == DIE_B else max(steps, most_steps(box, s, A)))


@rule
def most_steps(box: Box, s: State, die: int) -> int:
    return int(box.arrow if s.dice[die] == ARROW else s.dice[die])


@rule
def on_street(box: Box, s: State, notes: Counts, space: int) -> int:
    """The mean over the cards that may be turned next."""
    ahead = space - int(s.torro)
    gain = int(box.reward[ahead]) if ahead >= 0 else ahead  # P15
    value = int(notes[SHARE + ATTACK]) * (HUNDRED * gain + int(notes[AHEAD + SPACES + ahead]))
    for card in range(ATTACK + 1, int(notes[HIGHEST]) + 1):
        if s.torro + card > box.street:  # P19, P20: the game is over, and no seat was taken
            value += int(notes[SHARE + card]) * HUNDRED * min(0, ahead - card)
        else:
            value += int(notes[SHARE + card]) * int(notes[AHEAD + SPACES + ahead - card])
    return value >> WHOLE_BITS


@rule
def next_round(box: Box, style: Counts, row: int, ahead: int) -> int:
    """What it is worth to begin a round so many spaces ahead of Torro."""
    reach = max(0, min(HUNDRED, int(style[REACH]) + int(style[REACH_AHEAD]) * ahead))
    value = reach * min(row + int(style[WAIT]), int(box.rows))  # a seat taken later is a better one (P12)
    if ahead < 0:
        return value + int(style[BEHIND]) * ahead
    if ahead > 3:
        return value + int(style[NEAR]) - int(style[FAR]) * (ahead - 3)
    return value + int(style[NEAR])


@rule
def best_use(box: Box, s: State, style: Counts, notes: Counts, runner: int) -> int:
    """The most that this runner gains from die B, which goes to another runner than die A (P3)."""
    if s.used[runner] != UNUSED or not rules.in_play(box, int(s.runners[s.turn, runner])):
        return -10000
    face = int(s.dice[B])
    if face != ARROW:
        return gain(box, s, style, notes, runner, face)
    best = -10000
    for steps in range(box.arrow + 1):
        best = max(best, gain(box, s, style, notes, runner, steps))
    return best


@rule
def gain(box: Box, s: State, style: Counts, notes: Counts, runner: int, steps: int) -> int:
    """What a runner gains by moving so far: a better space, fear to pay (P7), chips from a shove (P9)."""
    start = int(s.runners[s.turn, runner])
    space = int(box.rest[start + steps])  # P8
    value = int(notes[space]) - int(notes[start])
    if steps > 0 and box.fear[space]:
        value -= HUNDRED * int(box.fear_price)
    if space <= box.street:
        value += company(s, style, runner, space)
    return value


@rule
def company(s: State, style: Counts, runner: int, space: int) -> int:
    """Own runners on the space outnumber others' there (P9)."""
    own = 1
    for fellow in range(RUNNERS):
        own += fellow != runner and s.runners[s.turn, fellow] == space
    if own == 1:
        return 0
    chips = 0
    for seat in range(s.seats):
        if seat != s.turn:
            theirs = rules.count_on(s, seat, space)
            if 0 < theirs < own:
                chips += own - theirs
    return int(style[CROWD]) + int(style[SHOVED]) * chips


@rule
def shortlist(box: Box, s: State, notes: Counts, legal: Counts, count: int) -> int:
    """All of them: no decision has many."""
    return count


@rule
def rate(box: Box, s: State, style: Counts, notes: Counts, action: int) -> int:
    if action < ONLY_A:
        runner = (action - MOVE) // STEPS
        value = gain(box, s, style, notes, runner, (action - MOVE) % STEPS)
        return value + best_of_others(notes, runner) if s.phase == DIE_A else value
    if action < SHOVE_BACK:
        return gain(box, s, style, notes, rules.only_runner(box, s), (action - ONLY_A) % STEPS)
    return rate_shove(box, s, notes, action - SHOVE_NOT)


@rule
def best_of_others(notes: Counts, runner: int) -> int:
    best = -10000
    for other in range(RUNNERS):
        if other != runner:
            best = max(best, int(notes[BEST_B + other]))
    return best


@rule
def rate_shove(box: Box, s: State, notes: Counts, direction: int) -> int:
    """What the shoved team loses (P10): its runners stand worse, or pay for fear (P7)."""
    start = rules.shove_space(box, s)
    space = int(box.rest[start + direction * int(s.margin)])
    loss = int(notes[start]) - int(notes[space])
    if direction != 0 and box.fear[space]:
        loss += HUNDRED * int(box.fear_price)
    return loss
