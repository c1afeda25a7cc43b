"""What a seat knows in Viva Pamplona!, as numbers: everything, for all lies open."""

from tertulia.core.contract import Counts
from tertulia.core.encoding import MOST, Part, size
from tertulia.core.engine import rule
from tertulia.core.marks import blank, few, number, one_of, place_seen, row, seat_seen
from tertulia.games.pamplona import rules
from tertulia.games.pamplona.edition import (
    ATTACK,
    CARDS,
    DECK,
    DICE,
    RANGES,
    RUNNERS,
    SEATS,
    SPACES,
    STEPS,
    Box,
)
from tertulia.games.pamplona.state import (
    DIE_A,
    MOVED,
    ONE_DIE,
    PHASES,
    SEATED,
    SHOVE,
    UNUSED,
    A,
    B,
    State,
)

ROWS = RANGES["rows"][1]
TEAM, MOVES, WAYS, TENTHS = SEATS * RUNNERS, RUNNERS * STEPS, 3, 10
FOREMOST = "by seat, the foremost runner first; 0 for seated ones"
BY_MOVE = "by runner of the turn and steps, where a die allows it"
BY_PAIR = "by runner and steps of die A, before it is used"
BY_WAY = "after a shove back, none, and one on"

AT_A_GLANCE = (
    Part("row", 1, 1, ROWS, "the row that is taken next"),
    Part("left", 1, 0, DECK, "Torro cards not yet turned, all together"),
    Part("danger", 1, 0, TENTHS, "tenths: how likely the next card is an attack"),
    Part("reach", CARDS, 0, TENTHS, "tenths: how likely it moves Torro more than so many spaces"),
    Part("due", SEATS, 0, 1, "1 for seats whose turn comes later in the round"),
    Part("seated", SEATS, 0, RUNNERS, "runners with a row, by seat"),
    Part("arriving", SEATS, 0, RUNNERS, "runners that an arrow could bring into the arena, by seat"),
    Part("lead", SEATS, -MOST, MOST, "chips and rows less credits, beyond the best of the others; by seat"),
    Part("ahead", TEAM, -SPACES, SPACES, f"spaces ahead of Torro; {FOREMOST}"),
    Part("passed", TEAM, 0, TENTHS, f"tenths: how likely he is ahead of it after his next card; {FOREMOST}"),
    Part("fellows", TEAM, 0, RUNNERS, f"others of its team on its space; {FOREMOST}"),
    Part("waiting", TEAM, 0, ROWS, f"rows of those in the arena, if nobody came after them; {FOREMOST}"),
    Part("hunters", TEAM, 0, SEATS, f"other teams with two that an arrow could bring there; {FOREMOST}"),
    Part("near", TEAM, 0, RUNNERS, f"runners of the observer that it could bring there; {FOREMOST}"),
    Part("rivals", RUNNERS, 0, RUNNERS, "runners of the largest other team beside each of the observer's"),
    Part("leads", MOVES, -SPACES, SPACES, f"spaces ahead of Torro then; {BY_MOVE}"),
    Part("leads_passed", MOVES, 0, TENTHS, f"`passed` then; {BY_MOVE}"),
    Part("leads_reward", MOVES, 0, CARDS, f"what an attack would give there; {BY_MOVE}"),
    Part("leads_in", MOVES, 0, 1, f"1 for the arena; {BY_MOVE}"),
    Part("leads_fear", MOVES, 0, 1, f"1 for a space of fear; {BY_MOVE}"),
    Part("leads_fellows", MOVES, 0, RUNNERS, f"`fellows` there; {BY_MOVE}"),
    Part("leads_rivals", MOVES, 0, RUNNERS, f"`rivals` there; {BY_MOVE}"),
    Part("leads_chips", MOVES, 0, TENTHS, f"what smaller teams there would pay (P9); {BY_MOVE}"),
    Part("leads_hunters", MOVES, 0, SEATS, f"`hunters` there; {BY_MOVE}"),
    Part("leads_row", MOVES, 0, ROWS, f"the row, in the arena, if nobody came after; {BY_MOVE}"),
    Part("pairs_fellows", MOVES, 0, RUNNERS, f"`fellows` there if die B is used well; {BY_PAIR}"),
    Part("pairs_chips", MOVES, 0, TENTHS, f"what smaller teams there would pay then; {BY_PAIR}"),
    Part("shoved", WAYS, -SPACES, SPACES, f"spaces ahead of Torro; {BY_WAY}"),
    Part("shoved_passed", WAYS, 0, TENTHS, f"`passed` then; {BY_WAY}"),
    Part("shoved_reward", WAYS, 0, CARDS, f"what an attack would give there; {BY_WAY}"),
    Part("shoved_fear", WAYS, 0, 1, f"1 for a space of fear; {BY_WAY}"),
    Part("shoved_row", WAYS, 0, ROWS, f"the row, in the arena, if nobody came after; {BY_WAY}"),
    Part("shoved_fellows", WAYS, 0, RUNNERS, f"runners of that team there; {BY_WAY}"),
    Part("shoved_rivals", WAYS, 0, RUNNERS, f"runners of the largest other team there; {BY_WAY}"),
)
"""What a player sees and a network hardly finds out, though it follows from the rest."""

FIELDS = (
    Part("seats", 1, 2, SEATS, "players"),
    Part("seat", 1, 0, SEATS - 1, "the observer's seat"),
    Part("phase", len(PHASES), 0, 1, f"1 for the part of the round: {', '.join(PHASES)}"),
    Part("actor", SEATS, 0, 1, "1 for the seat whose decision it is; none for chance and at the end"),
    Part("first", SEATS, 0, 1, "1 for the first player"),
    Part("turn", SEATS, 0, 1, "1 for the seat whose dice these are"),
    Part("target", SEATS, 0, 1, "1 for the seat that may be shoved (P10)"),
    Part("margin", 1, 0, RUNNERS, "by how many spaces it may be shoved"),
    Part("rounds", 1, 1, MOST, "the round"),
    Part("reason", 1, 0, 1, "why the game ended: 0 Torro, 1 all are seated"),
    Part("dice", DICE * STEPS, 0, 1, "1 for the face of die A and of die B: the arrow, 1 to 6"),
    Part("used", RUNNERS, 0, MOVED, "what a die did to each runner of the turn: 1 stayed, 2 moved"),
    Part("torro", 1, 0, SPACES - 1, "the space of Torro, 0 in the pen"),
    Part("deck", CARDS, 0, DECK, "Torro cards not yet turned: attacks, 1 to 9"),
    Part("runners", SEATS * RUNNERS, 0, SPACES - 1, "spaces of the runners, 0 when seated; by seat"),
    Part("rows", SEATS * RUNNERS, 0, ROWS, "rows of the seated runners, else 0; by seat"),
    Part("courage", SEATS, 0, MOST, "chips in hand, by seat"),
    Part("credits", SEATS, 0, MOST, "credits taken, by seat (P18)"),
    Part("attack", SEATS, -MOST, MOST, "what an attack now would give, by seat (P15)"),
    *AT_A_GLANCE,
)
SIZE = size(FIELDS)


@rule
def observe(box: Box, s: State, seat: int, out: Counts) -> None:
    """Write what a seat knows."""
    blank(out)
    at = table(s, seat, out)
    at = row(out, at, s.deck)
    at = runners(s, seat, out, at)
    at = seats(box, s, seat, out, at)
    glance(box, s, seat, out, at)


@rule
def table(s: State, seat: int, out: Counts) -> int:
    """From `seats` to `torro`."""
    at = number(out, 0, s.seats)
    at = number(out, at, seat)
    at = one_of(out, at, len(PHASES), s.phase)
    at = one_of(out, at, SEATS, place_seen(s, seat, s.actor))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.first))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.turn))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.target))
    at = number(out, at, s.margin)
    at = number(out, at, s.rounds)
    at = number(out, at, s.reason)
    for die in range(DICE):
        at = one_of(out, at, STEPS, s.dice[die])
    at = few(out, at, s.used)
    return number(out, at, s.torro)


@rule
def runners(s: State, seat: int, out: Counts, at: int) -> int:
    """From `runners` to `rows`."""
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        few(out, at + place * RUNNERS, s.runners[other])
        few(out, at + (SEATS + place) * RUNNERS, s.rows[other])
    return at + 2 * SEATS * RUNNERS


@rule
def seats(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `courage` to `attack`."""
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        out[at + place] = s.courage[other]
        out[at + SEATS + place] = s.credits[other]
        out[at + 2 * SEATS + place] = rules.attack_gain(box, s, other)
    return at + 3 * SEATS


# At a glance


@rule
def glance(box: Box, s: State, seat: int, out: Counts, at: int) -> None:
    """Who stands where, and where a die leads: from `row` on."""
    at = number(out, at, min(rules.highest_row(s) + 1, int(box.rows)))
    reach = at + 2
    at = cards(box, s, out, at)
    at = teams(box, s, seat, reach, out, at)
    if s.phase == DIE_A or s.phase == ONE_DIE:
        moves(box, s, A, reach, out, at)
    if DIE_A <= s.phase <= ONE_DIE:
        moves(box, s, B, reach, out, at)
    if s.phase == DIE_A:
        pairs(box, s, out, at + 10 * MOVES)
    if s.phase == SHOVE:
        shoves(box, s, reach, out, at + 12 * MOVES)


# Cards


@rule
def cards(box: Box, s: State, out: Counts, at: int) -> int:
    """From `left` to `reach`; an empty deck is shuffled again (P17), tomatoes may hold Torro (P8)."""
    left = rules.deck_size(s)
    whole = left if left > 0 else int(box.cards)
    out[at] = left
    for card in range(CARDS):
        copies = int(s.deck[card] if left > 0 else box.deck[card])
        if card == ATTACK:
            out[at + 1] = tenths(copies, whole)
        elif copies > 0:
            for ahead in range(int(box.rest[s.torro + card]) - int(s.torro)):
                out[at + 2 + ahead] += copies
    for ahead in range(CARDS):
        out[at + 2 + ahead] = tenths(int(out[at + 2 + ahead]), whole)
    return at + 2 + CARDS


@rule
def tenths(part: int, whole: int) -> int:
    """Rounded up."""
    return (TENTHS * part + whole - 1) // whole


@rule
def passed(s: State, space: int, reach: int, out: Counts) -> int:
    """How likely Torro is ahead of a space after his next card."""
    ahead = space - int(s.torro)
    if ahead < 0:
        return TENTHS
    return int(out[reach + ahead]) if ahead < CARDS else 0


# Teams


@rule
def teams(box: Box, s: State, seat: int, reach: int, out: Counts, at: int) -> int:
    """From `due` to `rivals`."""
    turns = place_seen(s, int(s.first), s.turn) if s.turn >= 0 else int(s.seats)
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        out[at + place] = place_seen(s, int(s.first), other) > turns
        out[at + SEATS + place] = rules.count_on(s, other, SEATED)
        out[at + 2 * SEATS + place] = arriving(box, s, other)
        out[at + 3 * SEATS + place] = lead(box, s, other)
        team(box, s, other, seat, reach, out, at + 4 * SEATS + place * RUNNERS)
    return at + 4 * SEATS + 6 * TEAM + RUNNERS


@rule
def arriving(box: Box, s: State, seat: int) -> int:
    count = 0
    for runner in range(RUNNERS):
        space = int(s.runners[seat, runner])
        count += rules.in_play(box, space) and space + box.arrow > box.street
    return count


@rule
def row_in_arena(box: Box, s: State, space: int) -> int:
    """Of a runner that waits on this space when seats are taken (P12)."""
    row = rules.highest_row(s) + 1
    for farther in range(space + 1, rules.farthest_runner(s) + 1):
        row += occupied(s, farther)
    return min(row, int(box.rows))


@rule
def occupied(s: State, space: int) -> bool:
    for seat in range(s.seats):
        if rules.count_on(s, seat, space) > 0:
            return True
    return False


@rule
def worth(box: Box, s: State, seat: int) -> int:
    """Chips and rows, less credits."""
    points = int(s.courage[seat]) - int(s.credits[seat]) * int(box.credit)
    for runner in range(RUNNERS):
        points += int(s.rows[seat, runner])
    return points


@rule
def lead(box: Box, s: State, seat: int) -> int:
    best = -MOST
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(box, s, other))
    return worth(box, s, seat) - best


@rule
def team(box: Box, s: State, seat: int, observer: int, reach: int, out: Counts, at: int) -> None:
    """One seat's runners, the foremost first: they are all alike (P3)."""
    one, two, three = int(s.runners[seat, 0]), int(s.runners[seat, 1]), int(s.runners[seat, 2])
    high, low = max(one, two), min(one, two)
    for place in range(RUNNERS):
        space = max(high, three) if place == 0 else min(low, three)
        if place == 1:
            space = max(low, min(high, three))
        if space != SEATED:
            out[at + place] = space - int(s.torro)
            out[at + TEAM + place] = passed(s, space, reach, out)
            out[at + 2 * TEAM + place] = (one == space) + (two == space) + (three == space) - 1
            if space > box.street:
                out[at + 3 * TEAM + place] = row_in_arena(box, s, space)
            out[at + 4 * TEAM + place] = hunters(box, s, seat, space)
            out[at + 5 * TEAM + place] = near(box, s, observer, space)
            if seat == observer:
                out[at + 6 * TEAM + place] = rivals(s, seat, space)


@rule
def rivals(s: State, seat: int, space: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, rules.count_on(s, other, space))
    return most


@rule
def reached(box: Box, s: State, seat: int, runner: int) -> int:
    """A bit for each space that an arrow could bring a runner to, or that it is on."""
    start = int(s.runners[seat, runner])
    return ((2 << int(box.arrow)) - 1) << start if start != SEATED else 0


@rule
def hunted(box: Box, s: State, seat: int) -> int:
    """A bit for each space that two runners of a seat could come to."""
    one, two, three = reached(box, s, seat, 0), reached(box, s, seat, 1), reached(box, s, seat, 2)
    return (one & two) | (one & three) | (two & three)


@rule
def hunters(box: Box, s: State, seat: int, space: int) -> int:
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += (hunted(box, s, other) >> space) & 1
    return count


@rule
def near(box: Box, s: State, seat: int, space: int) -> int:
    count = 0
    for runner in range(RUNNERS):
        count += (reached(box, s, seat, runner) >> space) & 1
    return count


# Dice and shoves


@rule
def moves(box: Box, s: State, die: int, reach: int, out: Counts, at: int) -> None:
    """Where a die leads each runner that can still use one (P3, P4)."""
    face = int(s.dice[die])
    for runner in range(RUNNERS):
        space = int(s.runners[s.turn, runner])
        if s.used[runner] == UNUSED and rules.in_play(box, space):
            for steps in range(rules.fewest_steps(face), rules.most_steps(box, face) + 1):
                arrive(box, s, space, steps, reach, out, at + runner * STEPS + steps)


@rule
def arrive(box: Box, s: State, start: int, steps: int, reach: int, out: Counts, at: int) -> None:
    space = int(box.rest[start + steps])
    fellows = rules.count_on(s, s.turn, space) - (space == start)
    out[at] = space - int(s.torro)
    if space > box.street:
        out[at + 3 * MOVES] = 1
        out[at + 9 * MOVES] = row_in_arena(box, s, space)
        return
    out[at + MOVES] = passed(s, space, reach, out)
    out[at + 2 * MOVES] = max(0, rules.runner_gain(box, s, space))
    out[at + 4 * MOVES] = box.fear[space]
    out[at + 5 * MOVES] = fellows
    out[at + 6 * MOVES] = rivals(s, int(s.turn), space)
    out[at + 7 * MOVES] = chips(s, space, fellows + 1)
    out[at + 8 * MOVES] = hunters(box, s, int(s.turn), space)


@rule
def pairs(box: Box, s: State, out: Counts, at: int) -> None:
    """Who can stand together after both dice: die B goes to another runner than die A (P3)."""
    face = int(s.dice[A])
    for runner in range(RUNNERS):
        start = int(s.runners[s.turn, runner])
        if rules.in_play(box, start):
            for steps in range(rules.fewest_steps(face), rules.most_steps(box, face) + 1):
                space = int(box.rest[start + steps])
                if space <= box.street:
                    fellows = followers(box, s, runner, space)
                    out[at + runner * STEPS + steps] = fellows
                    out[at + MOVES + runner * STEPS + steps] = chips(s, space, fellows + 1)


@rule
def followers(box: Box, s: State, runner: int, space: int) -> int:
    """The most of a runner's fellows that are on a space after die B."""
    most = 0
    for other in range(RUNNERS):
        start = int(s.runners[s.turn, other])
        if other != runner and rules.in_play(box, start):
            third = int(s.runners[s.turn, RUNNERS - runner - other])
            most = max(most, (third == space) + comes(box, int(s.dice[B]), start, space))
    return most


@rule
def comes(box: Box, face: int, start: int, space: int) -> bool:
    """Whether a die can bring a runner from one space to stand on another."""
    for steps in range(rules.fewest_steps(face), rules.most_steps(box, face) + 1):
        if box.rest[start + steps] == space:
            return True
    return False


@rule
def chips(s: State, space: int, own: int) -> int:
    """What smaller teams would pay to so many runners (P9)."""
    paid = 0
    for seat in range(s.seats):
        theirs = rules.count_on(s, seat, space)
        if seat != s.turn and 0 < theirs < own:
            paid += own - theirs
    return paid


@rule
def shoves(box: Box, s: State, reach: int, out: Counts, at: int) -> None:
    """Where the shoved team would stand (P10)."""
    start = rules.shove_space(box, s)
    count = rules.count_on(s, s.target, start)
    for way in range(WAYS):
        aim = start + (way - 1) * int(s.margin)
        if aim > SEATED:
            shoved(box, s, count, int(box.rest[aim]), reach, out, at + way)


@rule
def shoved(box: Box, s: State, count: int, space: int, reach: int, out: Counts, at: int) -> None:
    """What so many runners of a team have of standing on a space."""
    out[at] = space - int(s.torro)
    if space > box.street:
        out[at + 4 * WAYS] = row_in_arena(box, s, space)
    else:
        out[at + WAYS] = passed(s, space, reach, out)
        out[at + 2 * WAYS] = max(0, rules.runner_gain(box, s, space))
        out[at + 3 * WAYS] = box.fear[space]
    there = rules.count_on(s, s.target, space)
    out[at + 5 * WAYS] = there if space == rules.shove_space(box, s) else there + count
    out[at + 6 * WAYS] = rivals(s, int(s.target), space)
