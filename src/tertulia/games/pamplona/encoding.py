"""What a seat knows in Viva Pamplona!, as numbers: everything, for all lies open."""

from tertulia.core.contract import Counts
from tertulia.core.encoding import MOST, Part, size
from tertulia.core.engine import rule
from tertulia.core.marks import blank, few, number, one_of, place_seen, row, seat_seen
from tertulia.games.pamplona import rules, sight
from tertulia.games.pamplona.edition import CARDS, DECK, DICE, RANGES, RUNNERS, SEATS, SPACES, STEPS, Box
from tertulia.games.pamplona.state import MOVED, PHASES, State

ROWS = RANGES["rows"][1]

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
    *sight.FIELDS,
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
    sight.see(box, s, seat, out, at)


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
