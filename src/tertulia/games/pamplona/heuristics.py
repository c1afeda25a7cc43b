"""Rules of thumb for Viva Pamplona!: stay just ahead of Torro, and take a seat late, but in time."""

from tertulia.core.contract import NOBODY, Counts
from tertulia.core.engine import rule
from tertulia.games.pamplona import rules
from tertulia.games.pamplona.actions import MOVE, ONLY_A, SHOVE_BACK, SHOVE_NOT
from tertulia.games.pamplona.edition import ATTACK, CARDS, RUNNERS, SPACES, STEPS, Box
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
MASTER = STYLES[DEFAULT]
NEAR_SIGHTED = {  # Torro's next card counts, and no round after it
    "wait": 0,
    "reach": 100,
    "reach_ahead": 0,
    "behind": 0,
    "near": 0,
    "far": 0,
}
NOISE = {"easy": 600, "medium": 150}
SPREAD = 20
"""A difference of so many points is a clear one."""
OPEN_CHANCE = True
SEARCH = {"explore": 0.8, "doubt": 1000, "widen": 0.3, "margin": 0.3, "noise": 0, "horizon": 99}
PLAYOUTS = 0.5
HUNDRED = 100

GAIN = SPACES  # for each runner and number of steps: what the move gains
BEST_B = GAIN + RUNNERS * STEPS  # for each runner: the most that another one can gain from die B
AHEAD = BEST_B + RUNNERS + SPACES  # what a round is worth that begins so far ahead of Torro, or behind
SHARE = AHEAD + SPACES  # the chance of each card, in parts of WHOLE
HIGHEST = SHARE + CARDS  # the highest card that can come
STYLE = HIGHEST + 1  # the weights, the row, the cards left and Torro's space for which all this was noted
ROW = STYLE + len(WEIGHTS)
LEFT = ROW + 1
TORRO = LEFT + CARDS
NOTES = TORRO + 1
WHOLE_BITS = 12  # a shift is quicker than a division
WHOLE = 1 << WHOLE_BITS
UNKNOWN = 1 << 40
NEVER = -10000


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
    """What a space is worth is the same for a whole round, so it stays in the notes until that changes."""
    row = rules.highest_row(s) + 1
    if note(notes, STYLE, style, len(WEIGHTS)) or notes[ROW] != row:
        notes[ROW] = row
        notes[TORRO] = NOBODY
        for ahead in range(-SPACES, SPACES):
            notes[AHEAD + ahead] = next_round(box, style, row, ahead)
    if note(notes, LEFT, s.deck, CARDS) or notes[TORRO] != s.torro:
        notes[TORRO] = s.torro
        count_cards(box, s, notes)
        for space in range(SPACES):
            notes[space] = UNKNOWN
    if s.phase != SHOVE:
        size_up_moves(box, s, style, notes)


@rule
def note(notes: Counts, place: int, numbers: Counts, count: int) -> bool:
    """Note some numbers; whether they are others than before."""
    changed = False
    for number in range(count):
        if notes[place + number] != numbers[number]:
            notes[place + number] = numbers[number]
            changed = True
    return changed


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
def standing(box: Box, s: State, notes: Counts, space: int) -> int:
    """What it is worth for a runner to stand on a space when Torro's next card is turned."""
    if notes[space] == UNKNOWN:
        notes[space] = on_street(box, s, notes, space) if space <= box.street else in_arena(box, notes)
    return int(notes[space])


@rule
def in_arena(box: Box, notes: Counts) -> int:
    """The next row (P12)."""
    return HUNDRED * min(int(notes[ROW]), int(box.rows))


@rule
def on_street(box: Box, s: State, notes: Counts, space: int) -> int:
    """The mean over the cards that may be turned next."""
    ahead = space - int(s.torro)
    gain = int(box.reward[ahead]) if ahead >= 0 else ahead  # P15
    value = int(notes[SHARE + ATTACK]) * (HUNDRED * gain + int(notes[AHEAD + ahead]))
    for card in range(ATTACK + 1, int(notes[HIGHEST]) + 1):
        if s.torro + card > box.street:  # P19, P20: the game is over, and no seat was taken
            value += int(notes[SHARE + card]) * HUNDRED * min(0, ahead - card)
        else:
            value += int(notes[SHARE + card]) * int(notes[AHEAD + ahead - card])
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
def size_up_moves(box: Box, s: State, style: Counts, notes: Counts) -> None:
    """Every move of every runner that has not used a die; die B goes to another runner than die A (P3)."""
    best, second, who = NEVER, NEVER, NOBODY
    for runner in range(RUNNERS):
        if s.used[runner] != UNUSED or not rules.in_play(box, int(s.runners[s.turn, runner])):
            continue
        if s.phase != DIE_B:
            size_up_die(box, s, style, notes, runner, int(s.dice[A]))
        most = size_up_die(box, s, style, notes, runner, int(s.dice[B]))
        if most > best:
            best, second, who = most, best, runner
        else:
            second = max(second, most)
    for runner in range(RUNNERS):
        notes[BEST_B + runner] = second if runner == who else best


@rule
def size_up_die(box: Box, s: State, style: Counts, notes: Counts, runner: int, face: int) -> int:
    """What a runner gains from a die: a better space, fear to pay (P7), chips from a shove (P9); the most."""
    start = int(s.runners[s.turn, runner])
    here, most = standing(box, s, notes, start), NEVER
    for steps in range(rules.fewest_steps(face), rules.most_steps(box, face) + 1):
        space = int(box.rest[start + steps])  # P8
        value = (int(notes[space]) if notes[space] != UNKNOWN else standing(box, s, notes, space)) - here
        if steps > 0 and box.fear[space]:
            value -= HUNDRED * int(box.fear_price)
        if space <= box.street and rules.count_on(s, s.turn, space) > (space == start):
            value += company(s, style, space, start)
        notes[GAIN + runner * STEPS + steps] = value
        most = max(most, value)
    return most


@rule
def company(s: State, style: Counts, space: int, start: int) -> int:
    """With own runners there the one that arrives outnumbers others (P9)."""
    own, chips = rules.count_on(s, s.turn, space) + (space != start), 0
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
        value = int(notes[GAIN + action - MOVE])
        return value + int(notes[BEST_B + (action - MOVE) // STEPS]) if s.phase == DIE_A else value
    if action < SHOVE_BACK:
        return int(notes[GAIN + rules.only_runner(box, s) * STEPS + (action - ONLY_A) % STEPS])
    return rate_shove(box, s, notes, action - SHOVE_NOT)


@rule
def rate_shove(box: Box, s: State, notes: Counts, direction: int) -> int:
    """What the shoved team loses (P10): its runners stand worse, or pay for fear (P7)."""
    start = rules.shove_space(box, s)
    space = int(box.rest[start + direction * int(s.margin)])
    loss = standing(box, s, notes, start) - standing(box, s, notes, space)
    if direction != 0 and box.fear[space]:
        loss += HUNDRED * int(box.fear_price)
    return loss
