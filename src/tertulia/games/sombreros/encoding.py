"""What a seat knows in Caramba! (Randolph), as numbers: everything, for all lies open."""

from tertulia.core.contract import NOBODY, Counts
from tertulia.core.encoding import MOST, Part, size
from tertulia.core.engine import rule
from tertulia.core.marks import blank, number, one_of, place_seen, seat_seen
from tertulia.games.sombreros import rules
from tertulia.games.sombreros.edition import DICE, EACH, FACES, OFFERS, RACES, ROUTE, SEATS, SOMBREROS, Box
from tertulia.games.sombreros.state import PHASES, State

PIECES = SEATS * EACH
"""By seat, and by the number of the sombrero or token; a player without a second one has zeros for it."""

FIELDS = (
    Part("seats", 1, 2, SEATS, "players"),
    Part("seat", 1, 0, SEATS - 1, "the observer's seat"),
    Part("phase", len(PHASES), 0, 1, f"1 for what is awaited: {', '.join(PHASES)}"),
    Part("actor", SEATS, 0, 1, "1 for the seat whose decision it is; none for chance and at the end"),
    Part("race", 1, 1, RACES, "the race"),
    Part("rounds", 1, 0, MOST, "the round of this race, 0 until the first windows are over"),
    Part("reason", 1, 0, 2, "why the game ended: 0 a bankrupt, 1 the guard, 2 a loser who was broke"),
    Part("pot", 1, 0, OFFERS, "silver in the pot"),
    Part("step", 1, 0, SOMBREROS, "sombreros placed, or windows closed before a round"),
    Part("entitled", 1, 0, DICE, "dice the sombrero on turn may throw (S6)"),
    Part("chosen", 1, 0, DICE, "dice its owner chose to throw, 0 before the choice (S9)"),
    Part("throwing", 1, 0, DICE, "dice of the throw under way, else 0"),
    Part("thrown", 1, 0, DICE, "how many of them have been thrown"),
    Part("total", 1, 0, DICE * (FACES - 1), "what they show together"),
    Part("arriving", 1, 0, OFFERS, "what the next arrival at the mine pays, all the silver at most (S11)"),
    Part("space", PIECES, 0, ROUTE, "where each sombrero stands, 0 off the route; by seat"),
    Part("arrival", PIECES, 0, SOMBREROS, "which arrival at the mine it was, or 0 (S11); by seat"),
    Part("waiting", PIECES, 0, 1, "1: has its turn still to come in this round; by seat"),
    Part("turn", PIECES, 0, 1, "1 for the sombrero on turn; by seat"),
    Part("ambush", PIECES, 0, ROUTE, "where each token lies, 0 in hand; by seat"),
    Part("fresh", PIECES, 0, 1, "1: put down in the window now open (S10); by seat"),
    Part("placing", SEATS, 0, SEATS, "place in this race's placing order, 0 until drawn; by seat (S2)"),
    Part("silver", SEATS, 0, OFFERS, "silver, by seat"),
    Part("offer", SEATS, 0, OFFERS, "silver offered for an extra die, by seat (S13)"),
    Part("broke", SEATS, 0, 1, "1: could not pay in this race, and pays nothing more; by seat (S14)"),
)
SIZE = size(FIELDS)


@rule
def observe(box: Box, s: State, seat: int, out: Counts) -> None:
    """Write what a seat knows."""
    blank(out)
    at = table(s, seat, out)
    at = number(out, at, min(OFFERS, rules.arrival_due(box, s)))
    at = sombreros(box, s, seat, out, at)
    at = tokens(box, s, seat, out, at)
    seats(s, seat, out, at)


@rule
def table(s: State, seat: int, out: Counts) -> int:
    """From `seats` to `total`."""
    at = number(out, 0, s.seats)
    at = number(out, at, seat)
    at = one_of(out, at, len(PHASES), s.phase)
    at = one_of(out, at, SEATS, place_seen(s, seat, s.actor))
    at = number(out, at, s.race)
    at = number(out, at, s.rounds)
    at = number(out, at, s.reason)
    at = number(out, at, s.pot)
    at = number(out, at, s.step)
    at = number(out, at, s.entitled)
    at = number(out, at, s.chosen)
    at = number(out, at, s.throwing)
    at = number(out, at, s.thrown)
    total = 0
    for die in range(s.thrown):
        total += int(s.dice[die])
    return number(out, at, total)


@rule
def sombreros(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `space` to `turn`."""
    each = int(box.sombreros[s.seats])
    for place in range(s.seats):
        first = seat_seen(s, seat, place) * each
        for mine in range(each):
            piece = at + place * EACH + mine
            out[piece] = s.space[first + mine]
            out[piece + PIECES] = s.arrival[first + mine]
            out[piece + 2 * PIECES] = s.waiting[first + mine]
            out[piece + 3 * PIECES] = s.turn == first + mine
    return at + 4 * PIECES


@rule
def tokens(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `ambush` to `fresh`."""
    each = int(box.tokens[s.seats])
    for place in range(s.seats):
        first = seat_seen(s, seat, place) * each
        for mine in range(each):
            piece = at + place * EACH + mine
            out[piece] = s.ambush[first + mine]
            out[piece + PIECES] = s.fresh[first + mine]
    return at + 2 * PIECES


@rule
def seats(s: State, seat: int, out: Counts, at: int) -> None:
    """From `placing` on."""
    for turn in range(s.seats):
        if s.order[turn] != NOBODY:
            out[at + place_seen(s, seat, s.order[turn])] = turn + 1
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        out[at + SEATS + place] = s.silver[other]
        out[at + 2 * SEATS + place] = s.offer[other]
        out[at + 3 * SEATS + place] = s.broke[other]
