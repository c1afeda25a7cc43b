"""What a seat knows in Caramba! (Schacht), as numbers (C28 to C30)."""

from tertulia.core.contract import NOBODY, Counts
from tertulia.core.encoding import MOST, Part, size
from tertulia.core.engine import rule
from tertulia.core.marks import blank, number, one_of, place_seen, row, row_of, seat_seen
from tertulia.games.caramba import rules
from tertulia.games.caramba.edition import GOODS, KINDS, SEATS, SPECIALS, VALUES, Box
from tertulia.games.caramba.state import CARDS, DEAL_CARDS, DEAL_SPECIALS, PHASES, State

CRATES = GOODS * VALUES
COPIES = 127
"""More than there can be of one kind of card or crate."""

FIELDS = (
    Part("seats", 1, 2, SEATS, "players"),
    Part("band", 1, 0, SEATS - 1, "the observer's seat, and so its band: kinds of cards are by band"),
    Part("phase", len(PHASES), 0, 1, f"1 for the part of the round: {', '.join(PHASES)}"),
    Part("actor", SEATS, 0, 1, "1 for the seat whose decision it is; none for chance and at the end"),
    Part("first", SEATS, 0, 1, "1 for the first player"),
    Part("due", SEATS, 0, 1, "1 for the seat that a special or a card is being dealt to"),
    Part("draws", 1, 0, KINDS, "cards that seat has still to draw"),
    Part("rounds", 1, 0, MOST, "the round, 0 during set-up"),
    Part("quiet", 1, 0, 2 * SEATS, "rounds in a row without a crate drawn or secured (C27)"),
    Part("stirred", 1, 0, 1, "1: this round a crate was drawn or secured"),
    Part("reason", 1, 0, 1, "why the game ended: 0 the bag, 1 the guard"),
    Part("spree", 3, 0, COPIES, "En seguridad: 1 if it goes on, value left, 1 if a crate was secured"),
    Part("bag", CRATES, 0, COPIES, "crates in the bag, by kind; who remembers the secured ones knows them"),
    Part("centre", CRATES, 0, COPIES, "crates in the centre, by kind"),
    Part("hand", KINDS, 0, KINDS, "the observer's cards, by kind"),
    Part("front", SEATS * CRATES, 0, COPIES, "unsecured crates, by seat and kind"),
    Part("secured", SEATS * CRATES, 0, COPIES, "secured crates, by seat and kind (seen being turned)"),
    Part("known", SEATS * KINDS, 0, KINDS, "cards everybody knows to be in the hand, by seat and kind"),
    Part(
        "unseen", SEATS * KINDS, 0, KINDS, "others: cards in hand or pile, without the known; own: the pile"
    ),
    Part("discard", SEATS * KINDS, 0, KINDS, "cards spent, by seat and kind"),
    Part("bids", SEATS * GOODS * KINDS, 0, KINDS, "cards on the table, by seat, good and kind"),
    Part("protected", SEATS * GOODS, 0, 1, "1 for the good that Fuera protects, by seat"),
    Part("specials", SEATS * len(SPECIALS), 0, 1, f"1 if known to have it: {', '.join(SPECIALS)}; by seat"),
    Part("played", SEATS, 0, 1, "1: the special has been played, by seat"),
    Part("cards", SEATS, 0, KINDS, "cards in hand, by seat"),
    Part("pile", SEATS, 0, KINDS, "cards to draw from, by seat"),
    Part("passed", SEATS, 0, 1, "1: out of this auction, by seat"),
    Part("turns", SEATS, 0, 1, "1: has had a turn in this auction, by seat"),
)
SIZE = size(FIELDS)


@rule
def observe(box: Box, s: State, seat: int, out: Counts) -> None:
    """Write what a seat knows."""
    blank(out)
    at = table(s, seat, out)
    at = row(out, at, s.bag)
    at = row(out, at, s.centre)
    at = row(out, at, s.hand[seat])
    at = crates(s, seat, out, at)
    at = cards(s, seat, out, at)
    at = auction(s, seat, out, at)
    seats(s, seat, out, at)


@rule
def table(s: State, seat: int, out: Counts) -> int:
    """From `seats` to `spree`."""
    at = number(out, 0, s.seats)
    at = number(out, at, seat)
    at = one_of(out, at, len(PHASES), s.phase)
    at = one_of(out, at, SEATS, place_seen(s, seat, s.actor))
    at = one_of(out, at, SEATS, place_seen(s, seat, s.first))
    at = one_of(out, at, SEATS, place_seen(s, seat, dealt_to(s)))
    at = number(out, at, s.draws)
    at = number(out, at, s.rounds)
    at = number(out, at, s.quiet)
    at = number(out, at, s.stirred)
    at = number(out, at, s.reason)
    at = number(out, at, s.spree)
    at = number(out, at, s.spree_left)
    return number(out, at, s.spree_safe)


@rule
def dealt_to(s: State) -> int:
    dealing = s.phase == DEAL_SPECIALS or s.phase == DEAL_CARDS or s.phase == CARDS
    return int(s.due) if dealing else NOBODY


@rule
def crates(s: State, seat: int, out: Counts, at: int) -> int:
    """From `front` to `secured`."""
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        row(out, at + place * CRATES, s.front[other])
        row(out, at + (SEATS + place) * CRATES, s.secured[other])
    return at + 2 * SEATS * CRATES


@rule
def cards(s: State, seat: int, out: Counts, at: int) -> int:
    """From `known` to `discard`."""
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        row(out, at + place * KINDS, s.known[other])
        row(out, at + (2 * SEATS + place) * KINDS, s.discard[other])
    unseen(s, seat, out, at + SEATS * KINDS)
    return at + 3 * SEATS * KINDS


@rule
def unseen(s: State, seat: int, out: Counts, at: int) -> None:
    """The own hand is told, so the pile remains; hand and pile of the others are one heap."""
    row(out, at, s.pile[seat])
    for place in range(1, s.seats):
        other = seat_seen(s, seat, place)
        row_of(out, at + place * KINDS, s.pile[other], s.hand[other], s.known[other])


@rule
def auction(s: State, seat: int, out: Counts, at: int) -> int:
    """From `bids` to `protected`. What the bids are worth would take as long to tell as everything else."""
    protected = at + SEATS * GOODS * KINDS
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        for good in range(GOODS):
            row(out, at + (place * GOODS + good) * KINDS, s.bids[other, good])
        one_of(out, protected + place * GOODS, GOODS, s.protected[other])
    return protected + SEATS * GOODS


@rule
def seats(s: State, seat: int, out: Counts, at: int) -> None:
    """From `specials` on."""
    numbers = at + SEATS * len(SPECIALS)
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        known = other == seat or s.played[other] > 0
        one_of(out, at + place * len(SPECIALS), len(SPECIALS), s.special[other] if known else NOBODY)
        out[numbers + place] = s.played[other]
        out[numbers + SEATS + place] = rules.total(s.hand[other])
        out[numbers + 2 * SEATS + place] = rules.total(s.pile[other])
        out[numbers + 3 * SEATS + place] = s.passed[other]
        out[numbers + 4 * SEATS + place] = s.turns[other]
