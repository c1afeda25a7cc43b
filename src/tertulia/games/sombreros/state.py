"""Everything on the table: one field per thing.

Sombreros are numbered seat by seat: those of seat 0, then those of seat 1, and so on; tokens likewise.
"""

from collections.abc import Iterator
from typing import Any, Literal, get_args

import numpy as np

from tertulia.core.contract import CHANCE, NOBODY, OVER
from tertulia.core.errors import PositionError
from tertulia.core.fields import Counts, Fields, field, out_of_range
from tertulia.core.forms import ACTOR, NUMBERS, SEAT, Names
from tertulia.games.sombreros.edition import DICE, SEATS, SOMBREROS, TOKENS, Edition

Phase = Literal[
    "first",
    "placing",
    "preparing",
    "window",
    "dice",
    "offers",
    "answer",
    "throw",
    "occupied",
    "ambushed",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)
FIRST, PLACING, PREPARING, WINDOW, DICE_CHOICE, ASKING, ANSWER, THROWING, OCCUPIED, AMBUSHED, END = range(
    len(PHASES)
)
BANKRUPT, GUARD, BROKE = range(3)
ROUNDS = int(np.iinfo(np.int16).max)


class Row:
    """A list of numbers, written without the zeros at its end."""

    def write(self, edition: Any, value: Any) -> Any:
        return value[: max((place for place, number in enumerate(value, 1) if number), default=0)]

    def read(self, edition: Any, text: Any, shape: list[int]) -> Any:
        (most,) = shape
        if not isinstance(text, list) or len(text) > most:
            raise PositionError(f"expected a list of at most {most} numbers, got {text!r}")
        return NUMBERS.read(edition, text + [0 for _ in range(most - len(text))], shape)


ROW = Row()


class State(Fields):
    """A position of the game."""

    seats: int = field("players")
    actor: int = field("whose decision it is: a seat, CHANCE or OVER", form=ACTOR)
    phase: int = field("what is awaited", form=Names(*PHASES))
    race: int = field("the race, from 1")
    rounds: int = field("the round of this race, 0 until the first windows are over", kind=np.int16)
    reason: int = field("why the game ended: BANKRUPT, GUARD or BROKE")
    pot: int = field("silver in the pot", kind=np.int16)
    silver: Counts = field("silver of a seat", SEATS, kind=np.int16)
    broke: Counts = field(
        "1: could not pay in full in this race, and pays nothing more (S14)", SEATS, since=2
    )
    order: Counts = field("this race's placing order, NOBODY until drawn (S2)", SEATS, form=SEAT)
    step: int = field("sombreros placed (S3), or windows closed before a round (S4, S10)")

    space: Counts = field("where each sombrero stands, 0 while it is not on the route", SOMBREROS, form=ROW)
    arrival: Counts = field("which arrival at the mine a sombrero was, or 0 (S11)", SOMBREROS, form=ROW)
    waiting: Counts = field("1: this sombrero has its turn still to come in this round", SOMBREROS, form=ROW)
    ambush: Counts = field("where each token lies, 0 in hand", TOKENS, form=ROW)
    fresh: Counts = field("1: this token was put down in the window now open (S10)", TOKENS, form=ROW)

    turn: int = field("the sombrero on turn, or NOBODY")
    entitled: int = field("dice it may throw (S6)")
    chosen: int = field("dice its owner chose to throw, 0 before the choice (S9)")
    offer: Counts = field("silver offered by a seat for an extra die (S13)", SEATS, kind=np.int16)
    throwing: int = field("dice of the throw under way, else 0")
    thrown: int = field("how many of them have been thrown")
    dice: Counts = field("the faces they show, in order", DICE, form=ROW)


def faults(edition: Edition, box: Any, s: Any) -> Iterator[str]:
    """What is always true, where it is not."""
    ranges = list(_range_faults(box, s))
    yield from ranges
    if ranges:  # the rest counts on them
        return
    yield from _silver_faults(box, s)
    yield from _race_faults(box, s)
    yield from _space_faults(box, s)
    yield from _turn_faults(box, s)
    yield from _throw_faults(box, s)


def _range_faults(box: Any, s: Any) -> Iterator[str]:
    if not 2 <= s.seats <= SEATS:
        yield f"there are 2 to {SEATS} seats, not {s.seats}"
        return
    sombreros, tokens = s.seats * box.sombreros[s.seats], s.seats * box.tokens[s.seats]
    dice = box.dice[s.seats]
    ranges = [
        ("actor", OVER, s.seats - 1),
        ("race", 1, box.races),
        ("reason", BANKRUPT, BROKE),
        ("broke", 0, 1 if box.version > 1 else 0),
        ("rounds", 0, ROUNDS),
        ("order", NOBODY, s.seats - 1),
        ("step", 0, sombreros - 1),
        ("space", 0, box.route),
        ("arrival", 0, sombreros),
        ("waiting", 0, 1),
        ("ambush", 0, box.route),
        ("fresh", 0, 1),
        ("turn", NOBODY, sombreros - 1),
        ("entitled", 0, sombreros),
        ("chosen", 0, s.entitled),
        ("throwing", 0, dice),
        ("thrown", 0, max(0, s.throwing - 1)),
        ("dice", 0, box.faces - 1),
    ]
    yield from out_of_range(s, ranges)
    for name, count in (
        ("space", sombreros),
        ("arrival", sombreros),
        ("waiting", sombreros),
        ("ambush", tokens),
    ):
        if any(getattr(s, name)[count:]):
            yield f"{name} names more than the {count} in play"


def _silver_faults(box: Any, s: Any) -> Iterator[str]:
    total = box.silver[s.seats] * s.seats
    if min([*s.silver, s.pot]) < 0 or sum(s.silver) + s.pot != total:
        yield f"all silver and the pot are {total}"
    if s.pot and (s.rounds == 0 or s.phase == END):
        yield "the pot is empty before the first round and after the race (S15)"
    if s.rounds == 0 and (any(s.broke) or not all(s.silver[: s.seats])):
        yield "a race begins with silver in every hand, and nobody broke (S16)"
    if any(not 0 <= offer <= silver for offer, silver in zip(s.offer, s.silver, strict=True)):
        yield "an offer is at most all the silver of its seat (S13)"
    if (s.phase == ANSWER and not any(s.offer)) or (s.phase not in (ASKING, ANSWER) and any(s.offer)):
        yield "offers are on the table from the first to the answer (S13)"


def _race_faults(box: Any, s: Any) -> Iterator[str]:
    """The placing order, the arrivals, and who is still in the race (S2 to S5, S11, S15)."""
    seats, each = s.seats, box.sombreros[s.seats]
    order = s.order[:seats]
    if sorted(order) != [NOBODY if s.phase == FIRST else seat for seat in range(seats)]:
        yield f"the placing order is every seat once, and nothing before it is drawn, not {order}"
        return
    arrivals = sorted([arrival for arrival in s.arrival if arrival])
    if arrivals != list(range(1, len(arrivals) + 1)):
        yield f"arrivals are numbered from 1, not {arrivals}"
    steps = s.step if s.phase == PLACING else 0 if s.phase == FIRST else seats * each
    placed = [order[step % seats] * each + step // seats for step in range(steps)]
    if any(
        (space > 0) + (arrival > 0) != placed.count(sombrero)
        for sombrero, (space, arrival) in enumerate(zip(s.space, s.arrival, strict=True))
    ):
        yield "a sombrero that was placed is on the route or has arrived, never both (S3, S11)"
    racing = [sombrero // each for sombrero in _on_route(s)]
    if s.phase >= PREPARING and (len(set(racing)) < 2) != (s.phase == END):
        yield "a race goes on while two players have sombreros on the route (S15)"
    if s.phase == END and s.reason != _reason(s, racing):
        yield "the game ends because a loser is broke, else because somebody has no silver (S16)"
    if (s.rounds > 0) != (s.phase >= WINDOW) and not _round_windows(box, s):
        yield "rounds count from 1 when the first windows are over (S4)"
    if s.phase not in (PLACING, PREPARING) and s.step:
        yield "steps are counted before the first round only (S3, S4)"


def _reason(s: Any, racing: list[int]) -> int:
    """Why the game is over; `racing` is left with the winner of the race."""
    if any(broke and seat not in racing for seat, broke in enumerate(s.broke)):
        return BROKE
    return GUARD if all(s.silver[: s.seats]) else BANKRUPT


def _round_windows(box: Any, s: Any) -> bool:
    """Whether the windows before a later round are open, an option of S10."""
    return bool(s.phase == PREPARING and box.round_ambush and s.rounds > 1)


def _on_route(s: Any) -> list[int]:
    return [sombrero for sombrero, space in enumerate(s.space) if space]


def _space_faults(box: Any, s: Any) -> Iterator[str]:
    """Where sombreros and tokens may be (S3, S8, S10, S12)."""
    resting = [space for sombrero, space in enumerate(s.space) if space and sombrero != s.turn]
    if s.turn != NOBODY and s.phase not in (OCCUPIED, AMBUSHED):
        resting.append(s.space[s.turn])
    tokens = [space for space in s.ambush if space]
    if len(set(resting)) < len(resting) or len(set(tokens)) < len(tokens):
        yield "no two sombreros and no two tokens rest on one space"
    if any(space in tokens for space in resting):
        yield "no sombrero rests on a token (S10, S12)"
    if tokens and s.phase in (FIRST, PLACING, END):
        yield "tokens are in hand before the first windows and after the race (S10)"
    each = box.tokens[s.seats]
    for token in [token for token, fresh in enumerate(s.fresh) if fresh]:
        if not s.ambush[token] or s.phase not in (PREPARING, WINDOW) or s.actor != token // each:
            yield "a fresh token lies on the route, put there in the window now open (S10)"


def _turn_faults(box: Any, s: Any) -> Iterator[str]:
    """Whose decision it is, and what the sombrero on turn may throw (S5, S6, S13)."""
    on_turn, each = WINDOW <= s.phase < END, box.sombreros[s.seats]
    if (s.turn != NOBODY) != on_turn or (any(s.waiting) and not on_turn and not _round_windows(box, s)):
        yield "sombreros are on turn, and wait for theirs, in a round and only there (S5)"
        return
    waiting = [sombrero for sombrero, waits in enumerate(s.waiting) if waits]
    if _round_windows(box, s) and waiting != _on_route(s):
        yield "before a round every sombrero on the route waits for its turn (S5)"
    if any(not s.space[hat] for hat in waiting) or (on_turn and (s.turn in waiting or not s.space[s.turn])):
        yield "a sombrero on turn or waiting is on the route, and not both (S5)"
    if s.actor not in _actors(s, each):
        yield f"the actor {s.actor} does not fit the phase {PHASES[s.phase]}"
    ahead = [space for space in s.space if space > s.space[s.turn]]
    if s.entitled != (1 + len(ahead) if on_turn else 0) and s.phase not in (OCCUPIED, AMBUSHED):
        yield "the entitled dice are 1 and one for each sombrero ahead (S6)"
    if (s.chosen > 0) != (ASKING <= s.phase < END):
        yield "the chosen dice are known from the choice to the end of the turn (S9)"
    if s.phase in (ASKING, ANSWER) and not (box.offers and s.chosen < box.dice[s.seats]):
        yield "offers are asked for, with the option, while a die is left in the box (S13)"


def _actors(s: Any, each: int) -> list[int]:
    """Who can be awaited in this phase; everybody has so many sombreros."""
    player = s.turn // each
    if s.phase == END:
        return [OVER]
    if s.phase in (FIRST, THROWING, OCCUPIED, AMBUSHED):
        return [CHANCE]
    if s.phase == PLACING:
        return [s.order[s.step % s.seats]]
    if s.phase == PREPARING:
        order = _round_order(s, each) if s.rounds else s.order[: s.seats]
        return list(order[s.step : s.step + 1])
    if s.phase == ASKING:
        return [seat for seat in range(s.seats) if s.silver[seat] > s.silver[player] and not s.broke[seat]]
    return [player]


def _round_order(s: Any, each: int) -> list[int]:
    """The players on the route, by their foremost sombreros (S10)."""
    order: list[int] = []
    for hat in sorted(_on_route(s), key=lambda hat: -s.space[hat]):
        if hat // each not in order:
            order.append(hat // each)
    return order


def _throw_faults(box: Any, s: Any) -> Iterator[str]:
    """The dice of the throw under way (S8, S12, S13)."""
    space = s.space[s.turn] if s.turn != NOBODY else 0
    allowed = {
        THROWING: [s.chosen, s.chosen + box.offers],
        OCCUPIED: [1] if s.space.count(space) == 2 else [],
        AMBUSHED: [box.ambush_dice[space]] if space in s.ambush else [],
    }
    if s.throwing not in allowed.get(s.phase, [0]):
        yield f"{s.throwing} dice do not fit the phase {PHASES[s.phase]}"
    if not all(box.sides[face] for face in s.dice[: s.thrown]) or any(s.dice[s.thrown :]):
        yield "dice show faces of the box, as many as were thrown"
