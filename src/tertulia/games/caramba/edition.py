"""What is printed on the components: an edition file, checked and packed into a Box."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, get_args

import msgspec

from tertulia.core.edition import EditionHead, Fact
from tertulia.core.fields import Counts, Fields, field

SEATS, KINDS, GOODS, VALUES = 4, 15, 3, 3
GOLD, MUNITIONS, DYNAMITE = range(GOODS)
Good = Literal["g", "m", "d"]
LETTERS: tuple[Good, ...] = get_args(Good)
CARD_VALUES = range(2, 8)
CRATE_VALUES = (2, 3, 4)
DIGITS = "0123456789"
CRATES = tuple(f"{good}{value}" for good in LETTERS for value in CRATE_VALUES)
Special = Literal["manos", "vuelta", "fuera", "seguridad"]
SPECIALS: tuple[Special, ...] = get_args(Special)
MANOS, VUELTA, FUERA, SEGURIDAD = range(len(SPECIALS))


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's cards."""

    band: str
    cards: list[str]


class Edition(EditionHead, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The facts of one edition."""

    cards_per_band: Fact[int]
    bands: Fact[list[Band]]
    crates_per_good: Fact[int]
    crates: Fact[list[str]]
    first_hand: Fact[int]
    cards_drawn: Fact[int]
    seguridad_limit: Fact[int]
    specials: Fact[list[str]]


class Box(Fields):
    """The edition and the options, as the rules read them."""

    version: int = field("version of the rules that is played")
    card_value: Counts = field(
        "value of a band's cards for each good, 0 where they show none", SEATS, GOODS, KINDS
    )
    bid_count: Counts = field("how many goods a band's kinds show, all together", SEATS)
    bids: Counts = field("each of these as a bid: kind * GOODS + good", SEATS, KINDS * GOODS)
    bid_kinds: Counts = field("the kind of card of that bid", SEATS, KINDS * GOODS)
    deck: Counts = field("copies of each kind of card in a band", SEATS, KINDS)
    crate_value: Counts = field("the values a crate can have", VALUES)
    crates: Counts = field("copies of each kind of crate: good * VALUES + place of its value", GOODS * VALUES)
    first_hand: int = field("cards in the first hand (C1)")
    cards_drawn: int = field("cards drawn at the end of a round (C24)")
    seguridad_limit: int = field("total value that En seguridad may secure (C22)")
    memory_aid: int = field("1: the table shows what an attentive player remembers (C30)")


def card_goods(card: str) -> tuple[int, int, int]:
    """The value of a card such as g3m4 for each good."""
    values = {card[place]: int(card[place + 1]) for place in range(0, len(card), 2)}
    gold, munitions, dynamite = (values.get(good, 0) for good in LETTERS)
    return gold, munitions, dynamite


def card_order(card: str) -> list[tuple[int, int]]:
    """Cards are listed by the goods and values they show, compared left to right."""
    return [(good, value) for good, value in enumerate(card_goods(card)) if value]


def card_names(edition: Edition, seat: int) -> tuple[str, ...]:
    """The kinds of a seat's band, in the order of the view. The seat's number is its band's."""
    return _kinds(tuple(edition.bands.value[seat].cards))


@cache
def _kinds(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(set(cards), key=card_order))


def crate_names(edition: Edition, seat: int) -> tuple[str, ...]:
    return CRATES


def faults(edition: Edition) -> Iterator[tuple[tuple[str, ...], str]]:
    """What is wrong with an edition: where, and why."""
    bands, per_band = edition.bands.value, edition.cards_per_band.value
    if len(bands) != SEATS:
        yield ("bands", "value"), f"there must be {SEATS} bands, not {len(bands)}"
    if not 1 <= per_band <= KINDS:
        yield ("cards_per_band", "value"), f"a band has 1 to {KINDS} cards, not {per_band}"
    for band in bands:
        place = ("bands", "value", band.band)
        if len(band.cards) != per_band:
            yield place, f"{band.band} must have {per_band} cards, not {len(band.cards)}"
        yield from (((*place, card), reason) for card in band.cards for reason in _card_faults(card))
    yield from _crate_faults(edition)
    if not 1 <= edition.first_hand.value <= per_band:
        yield ("first_hand", "value"), f"the first hand has 1 to {per_band} cards (C1)"
    if not 1 <= edition.cards_drawn.value <= per_band:
        yield ("cards_drawn", "value"), f"1 to {per_band} cards are drawn in a round (C24)"
    if not max(CRATE_VALUES) <= edition.seguridad_limit.value <= 100:
        yield (
            ("seguridad_limit", "value"),
            f"En seguridad allows a value of {max(CRATE_VALUES)} to 100 (C22)",
        )
    if sorted(edition.specials.value) != sorted(SPECIALS):
        yield ("specials", "value"), f"the specials are one each of {', '.join(SPECIALS)}"


def _card_faults(card: str) -> Iterator[str]:
    goods = [card[place] for place in range(0, len(card), 2)]
    digits = [card[place] for place in range(1, len(card), 2)]
    in_order = goods == [good for good in LETTERS if good in goods]
    if len(card) not in (2, 4) or not in_order or any(digit not in DIGITS for digit in digits):
        yield f"{card!r} is no card: one or two goods in the order g, m, d, each with a value, like g3m4"
    elif any(int(digit) not in CARD_VALUES for digit in digits):
        yield f"{card!r}: a card's value is {CARD_VALUES[0]} to {CARD_VALUES[-1]}"


def _crate_faults(edition: Edition) -> Iterator[tuple[tuple[str, ...], str]]:
    per_good = edition.crates_per_good.value
    if not 1 <= per_good <= 40:
        yield ("crates_per_good", "value"), f"there are 1 to 40 crates of each good, not {per_good}"
    for crate in edition.crates.value:
        if crate not in CRATES:
            yield (
                ("crates", "value", crate),
                f"{crate!r} is no crate: g, m or d and a value of 2, 3 or 4, like g3",
            )
    for good in LETTERS:
        count = sum(crate.startswith(good) for crate in edition.crates.value)
        if count != edition.crates_per_good.value:
            yield (
                ("crates", "value"),
                f"there must be {edition.crates_per_good.value} crates of {good}, not {count}",
            )


def pack(edition: Edition, options: Mapping[str, bool], box: Any) -> None:
    """Write the edition and the options into a Box."""
    for seat, band in enumerate(edition.bands.value):
        bids = 0
        for kind, card in enumerate(card_names(edition, seat)):
            box.deck[seat][kind] = band.cards.count(card)
            for good, value in card_order(card):
                box.card_value[seat][good][kind] = value
                box.bids[seat][bids] = kind * GOODS + good
                box.bid_kinds[seat][bids] = kind
                bids += 1
        box.bid_count[seat] = bids
    for place, value in enumerate(CRATE_VALUES):
        box.crate_value[place] = value
    for kind, crate in enumerate(CRATES):
        box.crates[kind] = edition.crates.value.count(crate)
    box.first_hand = edition.first_hand.value
    box.cards_drawn = edition.cards_drawn.value
    box.seguridad_limit = edition.seguridad_limit.value
    box.memory_aid = options["memory_aid"]
