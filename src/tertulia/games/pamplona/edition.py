"""What is printed on the components: an edition file, checked and packed into a Box."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args

from tertulia.core.edition import EditionHead, Fact
from tertulia.core.fields import Counts, Fields, field

SEATS, RUNNERS, DICE, SIDES = 6, 3, 2, 6
STEPS = 7  # a die moves a runner 0 to 6 spaces
SPACES = 64  # the pen, the street and the arena
CARDS, DECK = 10, 32  # values of a card, the attack included; cards in a deck
PASSING_TOMATOES = 3  # steps from the last space before two tomatoes to the first behind them (P8)

RANGES = {
    "arrow": (1, STEPS - 1),
    "start_courage": (0, 100),
    "credit": (10, 100),
    "fear_price": (1, 3),
    "rows": (1, 100),
}
"""Numbers that an edition may choose; with these no count outgrows its field of the State."""

DICE_NAMES = "AB"
PEN, START = 0, 1
ARROW, ATTACK = 0, 0
Face = Literal[">", "1", "2", "3", "4", "5", "6"]
FACE_NAMES: tuple[Face, ...] = get_args(Face)
TorroCard = Literal["!", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
CARD_NAMES: tuple[TorroCard, ...] = get_args(TorroCard)

Faults = Iterator[tuple[tuple[str, ...], str]]


class Edition(EditionHead, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The facts of one edition."""

    runners: Fact[int]
    die_a: Fact[list[str]]
    die_b: Fact[list[str]]
    arrow: Fact[int]
    deck: Fact[dict[str, int]]
    start_courage: Fact[int]
    credit: Fact[int]
    attack_rewards: Fact[list[int]]
    fear_price: Fact[int]
    rows: Fact[int]
    street: Fact[int]
    arena: Fact[int]
    tomatoes: Fact[list[int]]
    fear: Fact[list[int]]


class Box(Fields):
    """The edition and the options, as the rules read them."""

    version: int = field("version of the rules that is played")
    street: int = field("the last space of the street")
    rest: Counts = field("where one who arrives comes to stand: not on tomatoes (P8)", SPACES)
    fear: Counts = field("1: a fear space (P7)", SPACES)
    fear_price: int = field("courage that arriving on a fear space costs (P7)")
    rows: int = field("rows of the grandstand (P12)")
    sides: Counts = field("sides of each die that show a face, the arrow first", DICE, STEPS)
    arrow: int = field("the most steps that an arrow allows (P4)")
    deck: Counts = field("Torro cards by value, the attack first", CARDS)
    cards: int = field("Torro cards in all")
    reward: Counts = field("courage in an attack, by the spaces ahead of Torro (P15)", SPACES)
    start_courage: int = field("courage that each player begins with")
    credit: int = field("courage that a credit gives (P18)")
    rotate_start: int = field("1: the starting seat moves on after each Torro action (P1)")
    fear_shields: int = field("1: fear spaces shield those behind Torro (P15, P20)")
    shove_needs_arrival: int = field("1: a shove only where a runner of this turn arrived (P9)")


def faults(edition: Edition) -> Faults:
    """What is wrong with an edition: where, and why."""
    if edition.runners.value != RUNNERS:
        yield ("runners", "value"), f"each player has {RUNNERS} runners, not {edition.runners.value}"
    yield from _die_faults("die_a", edition.die_a.value)
    yield from _die_faults("die_b", edition.die_b.value)
    yield from _deck_faults(edition.deck.value)
    rewards = edition.attack_rewards.value
    if len(rewards) not in range(1, STEPS + 1) or any(reward not in range(10) for reward in rewards):
        yield ("attack_rewards", "value"), f"there must be 1 to {STEPS} rewards of 0 to 9, not {rewards}"
    for name, (least, most) in RANGES.items():
        value = getattr(edition, name).value
        if not least <= value <= most:
            yield (name, "value"), f"{name} is a number from {least} to {most}, not {value}"
    yield from _path_faults(edition)
    yield from _tomato_faults(edition.tomatoes.value, edition.street.value)
    yield from _fear_faults(edition)


def _die_faults(die: str, faces: list[str]) -> Faults:
    if len(faces) != SIDES:
        yield (die, "value"), f"a die has {SIDES} faces, not {len(faces)}"
    for face in faces:
        if face not in FACE_NAMES:
            yield (die, "value", face), f"{face!r} is no face: 1 to {STEPS - 1}, or > for an arrow"


def _deck_faults(deck: dict[str, int]) -> Faults:
    for card, copies in deck.items():
        if card not in CARD_NAMES:
            yield ("deck", "value", card), f"{card!r} is no card: 1 to {CARDS - 1}, or ! for an attack"
        elif copies < 1:
            yield ("deck", "value", card), f"there must be at least one card of {card}, not {copies}"
    if sum(deck.values()) > DECK:
        yield ("deck", "value"), f"a deck has at most {DECK} cards, not {sum(deck.values())}"
    if _largest_card(deck) == 0:
        yield ("deck", "value"), "a deck without numbers never moves Torro (P14)"
    elif _largest_card(deck) < PASSING_TOMATOES:
        yield ("deck", "value"), f"without a card of {PASSING_TOMATOES} Torro never passes the tomatoes (P8)"


def _path_faults(edition: Edition) -> Faults:
    street, arena = edition.street.value, edition.arena.value
    if street < START:
        yield ("street", "value"), f"the street has at least one space, not {street}"
    least = max(STEPS - 1, _largest_card(edition.deck.value))
    if arena < least:
        yield ("arena", "value"), f"an arena of {arena} spaces can be overshot: it needs at least {least}"
    if street + arena >= SPACES:
        yield ("arena", "value"), f"street and arena have at most {SPACES - 1} spaces, not {street + arena}"


def _tomato_faults(tomatoes: list[int], street: int) -> Faults:
    if len(tomatoes) != 2:
        yield ("tomatoes", "value"), f"there are two tomato spaces, not {len(tomatoes)} (P8)"
    elif tomatoes[1] != tomatoes[0] + 1:
        yield ("tomatoes", "value"), f"tomato spaces are adjacent and in order, not {tomatoes} (P8)"
    elif not START < tomatoes[0] < street:
        yield ("tomatoes", "value"), f"tomatoes {tomatoes} are not on the street behind another space (P8)"


def _fear_faults(edition: Edition) -> Faults:
    fear, street = edition.fear.value, edition.street.value
    for space in fear:
        if not START <= space <= street:
            yield ("fear", "value"), f"fear space {space} is not on the street, {START} to {street}"
        if space in edition.tomatoes.value:
            yield ("fear", "value"), f"fear space {space} is a tomato space"
        if fear.count(space) > 1:
            yield ("fear", "value"), f"fear space {space} is named twice"


def _largest_card(deck: dict[str, int]) -> int:
    return max((CARD_NAMES.index(card) for card in deck if card in CARD_NAMES), default=0)


def pack(edition: Edition, options: Mapping[str, bool], box: Any) -> None:
    """Write the edition and the options into a Box."""
    box.street = edition.street.value
    for space in range(SPACES):
        tomato = space in edition.tomatoes.value
        box.rest[space] = edition.tomatoes.value[0] - 1 if tomato else space
        box.fear[space] = space in edition.fear.value
    box.fear_price = edition.fear_price.value
    box.rows = edition.rows.value
    for die, faces in enumerate((edition.die_a.value, edition.die_b.value)):
        for face, name in enumerate(FACE_NAMES):
            box.sides[die][face] = faces.count(name)
    box.arrow = edition.arrow.value
    for card, copies in edition.deck.value.items():
        box.deck[CARD_NAMES.index(card)] = copies
    box.cards = sum(edition.deck.value.values())
    for ahead, reward in enumerate(edition.attack_rewards.value):
        box.reward[ahead] = reward
    box.start_courage = edition.start_courage.value
    box.credit = edition.credit.value
    box.rotate_start = options["rotate_start"]
    box.fear_shields = options["fear_shields"]
    box.shove_needs_arrival = options["shove_needs_arrival"]
