"""The rules, in the order of the README. Numbers such as D4 are its."""

from dudo.actions import ACTIONS, DUDO, OUTCOMES
from dudo.edition import BID_FACES, FACES, JOKER, LOWEST, SEATS, Box
from dudo.state import BID, END, FIRST, THROW, State
from tertulia.core.contract import CHANCE, NOBODY, OVER, Counts, Grid
from tertulia.core.engine import rule

__all__ = ["ACTIONS", "OUTCOMES", "STREAMS", "apply", "chance", "legal", "scores", "setup", "stream"]

STREAM_FIRST, STREAM_CUPS = range(2)
STREAMS = STREAM_CUPS + SEATS


# Before the game


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Everybody has all dice (D1); `s` is blank."""
    s.seats = seats
    s.first = NOBODY
    s.bidder = NOBODY
    s.loser = NOBODY
    for seat in range(seats):
        s.dice[seat] = box.dice
    s.phase = FIRST
    s.actor = CHANCE


# A round


@rule
def begin_round(s: State, seat: int) -> None:
    """Everybody throws, beginning with the one who bids first (D2)."""
    s.rounds += 1
    s.first = seat
    s.due = seat
    s.phase = THROW
    s.actor = CHANCE


@rule
def throw(s: State, face: int) -> None:
    """One die under the cup; when all are thrown, the bidding begins (D2)."""
    s.cup[s.due, face - 1] += 1
    if total(s.cup[s.due]) < s.dice[s.due]:
        return
    s.due = next_in_play(s, s.due)
    if s.due == s.first:
        s.phase = BID
        s.actor = s.first


@rule
def bid(s: State, number: int, face: int) -> None:
    """So many dice of a face; the next one answers (D3, D4)."""
    s.number = number
    s.face = face
    s.bidder = s.actor
    s.actor = next_in_play(s, s.actor)


@rule
def doubt(s: State) -> None:
    """All cups are lifted: with as many as were bid the doubter loses a die, else the bidder (D6)."""
    there = matching(s.cup, s.face) >= s.number
    s.loser = s.actor if there else s.bidder
    s.last_number = s.number
    s.last_face = s.face
    lift_cups(s)
    s.dice[s.loser] -= 1
    if players_in_play(s) == 1:  # D9
        s.phase = END
        s.actor = OVER
    elif s.dice[s.loser] > 0:
        begin_round(s, s.loser)  # D8
    else:
        begin_round(s, next_in_play(s, s.loser))


@rule
def matching(cups: Counts, face: int) -> int:
    """Dice of that face under all cups; ones are jokers (D5)."""
    count = 0
    for seat in range(SEATS):
        count += int(cups[seat, face - 1]) + int(cups[seat, JOKER - 1])
    return count


@rule
def lift_cups(s: State) -> None:
    for seat in range(s.seats):
        for face in range(FACES):
            s.lifted[seat, face] = s.cup[seat, face]
            s.cup[seat, face] = 0
    s.number = 0
    s.face = 0
    s.bidder = NOBODY


# The end


@rule
def next_in_play(s: State, seat: int) -> int:
    """The next seat that has dice: without dice one is out (D7)."""
    other = (int(seat) + 1) % s.seats
    while s.dice[other] == 0:
        other = (other + 1) % s.seats
    return int(other)


@rule
def players_in_play(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.dice[seat] > 0
    return count


@rule
def scores(box: Box, s: State, out: Grid) -> None:
    """The dice left: the winner is the only one who has some (D9)."""
    for seat in range(s.seats):
        out[seat, 0] = s.dice[seat]


# What a player may do


@rule
def legal(box: Box, s: State, out: Counts) -> int:
    """Any higher bid up to all dice on the table, or to doubt the last one (D3, D4)."""
    lowest = (int(s.number) - 1) * BID_FACES + int(s.face) - LOWEST + 1 if s.number > 0 else 0
    count = 0
    for action in range(lowest, total(s.dice) * BID_FACES):
        out[count] = action
        count += 1
    if s.number > 0:
        out[count] = DUDO
        count += 1
    return count


@rule
def total(counts: Counts) -> int:
    amount = 0
    for count in counts:
        amount += int(count)
    return amount


# What chance may do


@rule
def chance(box: Box, s: State, weights: Counts) -> int:
    """Every player and every face is as likely as the others (D1, D2)."""
    outcomes = int(s.seats) if s.phase == FIRST else FACES
    for outcome in range(outcomes):
        weights[outcome] = 1
    return outcomes


@rule
def stream(box: Box, s: State) -> int:
    return STREAM_FIRST if s.phase == FIRST else STREAM_CUPS + int(s.due)


# What happens


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Let an action or a chance event happen; it must be one that `legal` or `chance` named."""
    if s.phase == FIRST:
        begin_round(s, action)
    elif s.phase == THROW:
        throw(s, action + 1)
    elif action == DUDO:
        doubt(s)
    else:
        bid(s, action // BID_FACES + 1, action % BID_FACES + LOWEST)
