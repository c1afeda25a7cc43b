"""Observations: everything that a seat knows, nothing that it cannot know."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.core import eights, marks
from tertulia.core.contract import CHANCE, NOBODY
from tertulia.core.encoding import KIND, bounds, places, size
from tertulia.core.fields import copied, fields_of
from tertulia.core.match import Match
from tertulia.testing.paths import by_hand

TABLES = [
    (key, seats)
    for key in tertulia.GAMES
    for seats in range(tertulia.game(key).meta.min_seats, tertulia.game(key).meta.max_seats + 1)
]
NOT_TOLD = {
    "caramba": {"seats", "special", "due"},
    "pamplona": {"seats", "discard"},  # the deck tells which cards, and their order does not matter
    "sombreros": {"seats", "dice"},  # their number and total do
}
"""What is not told number by number, for a reason; `special` and `due` have tests of their own."""

HIDDEN = ("known", "unseen")
CARDS = ("hand", *HIDDEN, "discard", "bids")

Observe = Callable[[Any, Any, int, Any], None]


def told(match: Match, states: Any, seat: int, observe: Observe) -> bytes:
    out = np.full(match.game.part("encoding").SIZE, -99, KIND)
    observe(match.setup.box, states[0], seat, out)
    return out.tobytes()


def learns_too_much(key: str, seats: int, observe: Observe) -> bool:
    """Whether an observation changes when everything is dealt anew that its seat cannot know."""
    for number, match in enumerate(by_hand(tertulia.game(key), seats, "leak")):
        for seat in range(seats):
            other = match.imagine(seat, f"leak.{number}")
            if told(match, match.states, seat, observe) != told(match, other.states, seat, observe):
                return True
    return False


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_seat_learns_nothing_that_it_cannot_know(key: str, seats: int) -> None:
    assert not learns_too_much(key, seats, tertulia.game(key).part("encoding").observe)


@pytest.mark.parametrize("field", ["hand", "pile", "special"])
def test_a_leak_on_purpose_is_caught(field: str) -> None:
    def leaky(box: Any, s: Any, seat: int, out: Any) -> None:
        tertulia.game("caramba").part("encoding").observe(box, s, seat, out)
        out[0] = np.ravel(s[field][(seat + 1) % s.seats])[0]

    assert learns_too_much("caramba", 3, leaky)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_number_is_written_and_within_its_bounds(key: str, seats: int) -> None:
    encoding = tertulia.game(key).part("encoding")
    low, high = bounds(encoding.FIELDS)
    assert encoding.SIZE == size(encoding.FIELDS) == len(low) == len(high)
    for match in by_hand(tertulia.game(key), seats, "bounds"):
        for seat in range(seats):
            out = np.frombuffer(told(match, match.states, seat, encoding.observe), KIND)
            assert ((low <= out) & (out <= high)).all()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whatever_changes_on_the_table_is_seen(key: str, seats: int) -> None:
    game, observe = tertulia.game(key), tertulia.game(key).part("encoding").observe
    for number, match in enumerate(by_hand(game, seats, "open")):
        if number % 9:
            continue
        seat = number % seats
        before = told(match, match.states, seat, observe)
        for what, other in changed(match):
            assert told(match, other, seat, observe) != before, f"{what} is not told"


def changed(match: Match) -> Iterator[tuple[str, Any]]:
    """Every position in which one number on the table is another."""
    key = match.game.meta.key
    for name in fields_of(match.game.state_part.State):
        if name in NOT_TOLD[key]:
            continue
        numbers = np.ravel(match.states[name][0])
        for place in range(in_use(match, name) if numbers.size > 1 else 1):
            other = copied(match.states)
            value = int(numbers[place])
            if other[name].ndim > 1:
                other[name].reshape(-1)[place] = value - 1 if value > 0 else max(0, value + 1)
            else:
                other[name][0] = value - 1 if value > 0 else max(0, value + 1)
            yield f"{name}[{place}]", other


def in_use(match: Match, name: str) -> int:
    """How many numbers of a field belong to those who play; seats come first, in all fields by seat."""
    numbers, seats, box = match.states[name][0], match.seats, match.setup.box
    if name in ("space", "arrival", "waiting"):
        return int(seats * box.sombreros[seats])
    if name in ("ambush", "fresh"):
        return int(seats * box.tokens[seats])
    by_seat = numbers.shape[0] == match.game.state_part.SEATS
    return int(numbers[:seats].size if by_seat else numbers.size)


def part(key: str, name: str, out: Any) -> list[int]:
    where = {part.name: where for part, where in places(tertulia.game(key).part("encoding").FIELDS)}[name]
    numbers: list[int] = out[where].tolist()
    return numbers


def observed(match: Match, seat: int) -> Any:
    key = match.game.meta.key
    return np.frombuffer(told(match, match.states, seat, tertulia.game(key).part("encoding").observe), KIND)


def test_others_are_told_in_the_order_of_turns() -> None:
    match = tertulia.game("sombreros").start(3, seed=1)
    match.states["silver"][0][:3] = (10, 20, 30)
    assert part("sombreros", "silver", observed(match, 0)) == [10, 20, 30, 0, 0, 0]
    assert part("sombreros", "silver", observed(match, 1)) == [20, 30, 10, 0, 0, 0]
    assert part("sombreros", "silver", observed(match, 2)) == [30, 10, 20, 0, 0, 0]


def test_a_special_is_known_to_its_seat_and_once_played_to_all() -> None:
    match = tertulia.game("caramba").start(2, seed=1)
    match.states["special"][0][:2] = (2, 0)
    nothing = [0, 0, 0, 0]
    assert part("caramba", "specials", observed(match, 0)) == [0, 0, 1, 0, *nothing, *nothing, *nothing]
    assert part("caramba", "specials", observed(match, 1)) == [1, 0, 0, 0, *nothing, *nothing, *nothing]
    match.states["played"][0][1] = 1
    assert part("caramba", "specials", observed(match, 0)) == [0, 0, 1, 0, 1, 0, 0, 0, *nothing, *nothing]


def test_every_card_of_a_band_is_told_once() -> None:
    for match in by_hand(tertulia.game("caramba"), 3, "cards"):
        told = {name: np.array(part("caramba", name, observed(match, 1))) for name in CARDS}
        bids = told["bids"].reshape(4, 3, 15).sum(axis=1)
        known, unseen, discard = (told[name].reshape(4, 15) for name in ("known", "unseen", "discard"))
        for place, seat in enumerate((1, 2, 0)):
            held = told["hand"] if place == 0 else known[place]
            assert (held + unseen[place] + discard[place] + bids[place] == match.setup.box.deck[seat]).all()


def test_c30_a_hand_is_told_while_its_pile_is_empty() -> None:
    met = 0
    for match in by_hand(tertulia.game("caramba"), 3, "counted"):
        known, unseen = (np.reshape(part("caramba", name, observed(match, 1)), (4, 15)) for name in HIDDEN)
        for place, seat in enumerate((1, 2, 0)):
            if not match.state["pile"][seat].any():
                met += match.state["hand"][seat].any()
                assert (known[place] == match.state["hand"][seat]).all()
                assert not unseen[place].any()
    assert met > 5


def test_who_is_dealt_a_card_is_told_while_cards_are_dealt() -> None:
    for match in by_hand(tertulia.game("caramba"), 3, "due"):
        dealing = match.view(None)["phase"] in ("specials", "deal", "cards")
        assert not dealing or match.actor == CHANCE
        due = int(match.state["due"]) if dealing else NOBODY
        expected = [int(place == (due - 1) % 3 and dealing) for place in range(4)]
        assert part("caramba", "due", observed(match, 1)) == expected


@pytest.mark.parametrize("length", range(8, 34))
def test_rows_are_the_same_eight_at_a_time(length: int) -> None:
    some, more, less = np.random.default_rng(length).integers(-128, 128, (3, length), np.int8)
    for mark, heaps in ((marks.row, (some,)), (marks.row_of, (some, more, less))):
        quick, plain = np.full((2, length + 9), -99, KIND)
        assert mark(quick, 4, *heaps) == length + 4
        assert getattr(mark, "py_func", mark)(plain, 4, *heaps) == length + 4
        assert quick.tolist() == plain.tolist()


def test_fewer_than_eight_numbers_are_no_row() -> None:
    with pytest.raises(ValueError, match="fewer than eight"):
        eights.last_eight(np.zeros(7, np.int8))
