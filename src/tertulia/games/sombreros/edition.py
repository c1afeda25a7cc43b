"""What is printed on the components: an edition file, checked and packed into a Box."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import numpy as np

from tertulia.core.edition import EditionHead, Fact
from tertulia.core.fields import Counts, Fields, field

PLAYERS = range(2, 7)
SEATS = PLAYERS[-1]
EACH = 2  # sombreros, and tokens, that one player can have
SOMBREROS = TOKENS = SEATS * EACH
DICE = SOMBREROS
FACES = 10  # a die shows 0 to 9
ROUTE = 60  # spaces; they fit the bits of one number
OFFERS = 240  # silver in the whole game, and so in one offer
PRICES = RACES = 99
BY_PLAYERS = {
    "sombreros_each": (1, EACH),
    "tokens_each": (0, EACH),
    "dice": (1, DICE),
    "silver_each": (1, OFFERS),
}

Terrain = Literal["stone", "gravel", "earth"]
Faults = Iterator[tuple[tuple[str, ...], str]]


class Edition(EditionHead, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The facts of one edition; dictionaries of numbers are by number of players."""

    faces: Fact[list[int]]
    dice: Fact[dict[int, int]]
    silver_each: Fact[dict[int, int]]
    sombreros_each: Fact[dict[int, int]]
    tokens_each: Fact[dict[int, int]]
    terrain: Fact[list[Terrain]]
    lengths: Fact[list[int]]
    ambush_dice: Fact[dict[Terrain, int]]
    welcome: Fact[int]
    buying_off: Fact[int]
    arrival: Fact[int]
    races: Fact[int]


class Box(Fields):
    """The edition and the options, as the rules read them."""

    version: int = field("version of the rules that is played")
    sides: Counts = field("sides of a die that show each face", FACES)
    faces: int = field("one more than the highest face")
    dice: Counts = field("dice laid out, by seats", SEATS + 1)
    silver: Counts = field("silver of a player at the start, by seats", SEATS + 1, kind=np.int16)
    sombreros: Counts = field("sombreros of a player, by seats", SEATS + 1)
    tokens: Counts = field("ambush tokens of a player, by seats", SEATS + 1)
    route: int = field("the last space before the mine")
    ambush_dice: Counts = field("dice thrown on a token, by space (S12)", ROUTE + 1)
    welcome: int = field("silver that a sitter pays (S8)")
    buying_off: int = field("silver for the first die not thrown (S9)")
    arrival: int = field("silver of the first arrival (S11)")
    races: int = field("races at most (S17)")
    offers: int = field("1: richer opponents may pay for an extra die (S13)")
    round_ambush: int = field("1: tokens may be placed at the start of every later round (S10)")


def stretches(edition: Edition) -> list[tuple[Terrain, int]]:
    """Each stretch of the route and its spaces, the farthest from the mine first."""
    return list(zip(edition.terrain.value, edition.lengths.value, strict=True))


def faults(edition: Edition) -> Faults:
    """What is wrong with an edition: where, and why."""
    yield from _face_faults(edition)
    numbers = [fault for name in BY_PLAYERS for fault in _number_faults(edition, name)]
    yield from numbers
    if numbers:  # the rest compares them
        return
    yield from _supply_faults(edition)
    yield from _route_faults(edition)
    for name in ("welcome", "buying_off", "arrival"):
        price = getattr(edition, name).value
        if not 1 <= price <= PRICES:
            yield (name, "value"), f"a payment is 1 to {PRICES} silver, not {price}"
    if not 1 <= edition.races.value <= RACES:
        yield ("races", "value"), f"a game has 1 to {RACES} races at most (S17), not {edition.races.value}"


def _face_faults(edition: Edition) -> Faults:
    faces = edition.faces.value
    for face in faces:
        if not 0 <= face < FACES:
            yield ("faces", "value"), f"a face shows 0 to {FACES - 1}, not {face}"
    if max(faces, default=0) < 1:
        yield ("faces", "value"), "a die needs a face above 0, or nobody ever moves"
    if len(faces) > 100:
        yield ("faces", "value"), "a die has 100 sides at most"


def _number_faults(edition: Edition, name: str) -> Faults:
    (least, most), values = BY_PLAYERS[name], getattr(edition, name).value
    if sorted(values) != list(PLAYERS):
        yield (name, "value"), f"{name} must be given for {PLAYERS[0]} to {PLAYERS[-1]} players"
    for players, value in values.items():
        if not least <= value <= most:
            yield (name, "value"), f"{name} for {players} players must be {least} to {most}, not {value}"


def _supply_faults(edition: Edition) -> Faults:
    """Dice and silver that do not fit the number of players."""
    for players in PLAYERS:
        sombreros, silver = (
            players * each.value[players] for each in (edition.sombreros_each, edition.silver_each)
        )
        dice = edition.dice.value[players]
        if dice < sombreros:
            yield (
                ("dice", "value"),
                f"{sombreros} sombreros of {players} players need as many dice (S6), not {dice}",
            )
        if silver > OFFERS:
            yield ("silver_each", "value"), f"{players} players have {silver} silver; {OFFERS} is the most"


def _route_faults(edition: Edition) -> Faults:
    terrain, lengths, ambush = edition.terrain.value, edition.lengths.value, edition.ambush_dice.value
    if len(lengths) != len(terrain):
        yield ("lengths", "value"), f"there are {len(terrain)} stretches and {len(lengths)} lengths"
    if min(lengths, default=0) < 1:
        yield ("lengths", "value"), "every stretch has at least one space"
    needed = max(n * (edition.sombreros_each.value[n] + edition.tokens_each.value[n]) for n in PLAYERS)
    spaces = sum(lengths)
    if not needed <= spaces <= ROUTE:
        why = f"{needed} so that all sombreros and tokens have room, {ROUTE} at most"
        yield ("lengths", "value"), f"the route has {spaces} spaces; it needs {why}"
    fewest = min(edition.dice.value.values())
    for ground in terrain:
        dice = ambush.get(ground, 0)
        if not 1 <= dice <= fewest:
            yield ("ambush_dice", "value"), f"an ambush on {ground} throws 1 to {fewest} dice (S12)"


def pack(edition: Edition, options: Mapping[str, bool], box: Any) -> None:
    """Write the edition and the options into a Box."""
    for face in edition.faces.value:
        box.sides[face] += 1
    box.faces = max(edition.faces.value) + 1
    for players in PLAYERS:
        box.dice[players] = edition.dice.value[players]
        box.silver[players] = edition.silver_each.value[players]
        box.sombreros[players] = edition.sombreros_each.value[players]
        box.tokens[players] = edition.tokens_each.value[players]
    for ground, spaces in stretches(edition):
        for _ in range(spaces):
            box.route += 1
            box.ambush_dice[box.route] = edition.ambush_dice.value[ground]
    box.welcome = edition.welcome.value
    box.buying_off = edition.buying_off.value
    box.arrival = edition.arrival.value
    box.races = edition.races.value
    box.offers = options["offers"]
    box.round_ambush = options["round_ambush"]
