"""What a seat knows, as numbers."""

from dudo.edition import BID_FACES, DICE, FACES, LOWEST, SEATS, Box
from dudo.state import PHASES, State
from tertulia.core.contract import NOBODY, Counts
from tertulia.core.encoding import MOST, Part, size
from tertulia.core.engine import rule
from tertulia.core.marks import blank, few, number, one_of, place_seen, seat_seen

FIELDS = (
    Part("seats", 1, 2, SEATS, "players"),
    Part("phase", len(PHASES), 0, 1, f"1 for the part of the round: {', '.join(PHASES)}"),
    Part("actor", SEATS, 0, 1, "1 for the seat whose decision it is; none for chance and at the end"),
    Part("first", SEATS, 0, 1, "1 for the one who begins the round"),
    Part("due", SEATS, 0, 1, "1 for the seat whose dice are being thrown, or were thrown last"),
    Part("bidder", SEATS, 0, 1, "1 for the last bidder"),
    Part("loser", SEATS, 0, 1, "1 for the one who lost a die last"),
    Part("rounds", 1, 0, MOST, "the round, 0 until it is known who begins"),
    Part("number", 1, 0, SEATS * DICE, "the bid: how many dice"),
    Part("face", BID_FACES, 0, 1, "1 for the face of the bid, from 2 to 6"),
    Part("last_number", 1, 0, SEATS * DICE, "the bid that was doubted last: how many dice"),
    Part("last_face", BID_FACES, 0, 1, "1 for its face, from 2 to 6"),
    Part("cup", FACES, 0, DICE, "the observer's dice, by face"),
    Part("dice", SEATS, 0, DICE, "dice that a seat still has"),
    Part("lifted", SEATS * FACES, 0, DICE, "dice seen when cups were last lifted, by seat and face"),
)
SIZE = size(FIELDS)


@rule
def observe(box: Box, s: State, seat: int, out: Counts) -> None:
    """Write what a seat knows."""
    blank(out)
    at = table(s, seat, out)
    at = few(out, at, s.cup[seat])
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        out[at + place] = s.dice[other]
        few(out, at + SEATS + place * FACES, s.lifted[other])


@rule
def table(s: State, seat: int, out: Counts) -> int:
    """From `seats` to `last_face`."""
    at = number(out, 0, s.seats)
    at = one_of(out, at, len(PHASES), s.phase)
    at = one_of(out, at, SEATS, place_seen(s, seat, s.actor))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.first))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.due))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.bidder))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.loser))
    at = number(out, at, s.rounds)
    at = number(out, at, s.number)
    at = one_of(out, at, BID_FACES, bid_face(s.face))
    at = number(out, at, s.last_number)
    return one_of(out, at, BID_FACES, bid_face(s.last_face))


@rule
def bid_face(face: int) -> int:
    return int(face) - LOWEST if face > 0 else NOBODY
