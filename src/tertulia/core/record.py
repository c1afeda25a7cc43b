"""Records: a match as readable data that replays to the same end, for ever."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from tertulia.core.contract import Action
from tertulia.core.errors import IllegalAction, PositionError, RecordError, StartError
from tertulia.core.game import Chance, Game
from tertulia.core.match import Match
from tertulia.core.position import lay_table, table_of

FORMAT = "tertulia-record/1"


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From that event on chance was drawn in that branch of the secret, because something was taken back."""

    event: int
    number: int


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Where the chance events come from: a commitment made before the start, what the players added to it,
    and the secret that was committed to."""

    commitment: str
    entropy: list[str]
    secret: str
    branches: list[Branch] = []


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a record holds: `begin` is the table where the match began, if that was not the set-up,
    `players` the names of those who sat there, if anybody wrote them down, and `proof` that of its dice."""

    format: str
    game: str
    rules: int
    edition: str | dict[str, Any]
    options: dict[str, bool]
    seats: int
    begin: dict[str, Any] | None = None
    events: list[str]
    outcome: dict[str, Any] | None = None
    players: list[str] = []
    proof: Proof | None = None


def record_of(match: Match) -> dict[str, Any]:
    record: dict[str, Any] = {"format": FORMAT, **match.setup.head(match.game.meta)}
    if match.begin is not None:
        record["begin"] = table_of(match.game, match.setup, match.begin[0])
    record["events"] = [str(event.action) for event in match.history]
    record["outcome"] = msgspec.json.decode(msgspec.json.encode(match.outcome))
    return record


def parse(data: Mapping[str, Any] | str | bytes) -> Record:
    """A record from its JSON text or its data."""
    try:
        if isinstance(data, str | bytes):
            record = msgspec.json.decode(data, type=Record)
        else:
            record = msgspec.convert(dict(data), Record)
    except msgspec.DecodeError as error:
        raise RecordError(f"not a record: {error}") from None
    if record.format != FORMAT:
        raise RecordError(f"the format is {record.format!r}; this version reads {FORMAT!r}")
    return record


def replay(game: Game, record: Record, *, seed: int | str | None = None, chance: Chance = "seeded") -> Match:
    """Play a record again, event by event; the match stands after its last event."""
    match = begun(game, record)
    follow(match, record.events)
    check_outcome(match, record)
    match.chance = game.source(seed, chance)
    return match


def retrace(match: Match, events: Iterable[Action | str | int]) -> Iterator[Match]:
    """The match before each of these events, and after the last one: one object throughout."""
    yield match
    for index, event in enumerate(events):
        play_event(match, event, index)
        yield match


def relive(match: Match, actions: Iterable[Action]) -> Iterator[Match]:
    """The same of what was played here before, to be seen again: nothing is checked, and no history kept."""
    yield match
    for action in actions:
        match.game.direct.apply(match.boxes, match.states, action.id)
        yield match


def follow(match: Match, events: Iterable[Action | str | int]) -> None:
    """All of them at once."""
    deque(retrace(match, events), maxlen=0)


def play_event(match: Match, event: Action | str | int, index: int) -> None:
    try:
        match.play(event)
    except IllegalAction as error:
        raise RecordError(str(error), index) from None


def check_outcome(match: Match, record: Record) -> None:
    if record.outcome is not None and record.outcome != record_of(match)["outcome"]:
        raise RecordError("the recorded outcome is not what these events lead to")


def begun(game: Game, record: Record) -> Match:
    """The match before its first event."""
    try:
        setup = game.setup(record.seats, record.edition, record.options, record.rules)
    except StartError as error:
        raise RecordError(str(error)) from None
    if record.begin is None:
        return game.begin(setup, None)
    try:
        return lay_table(game, setup, record.begin)
    except PositionError as error:
        raise RecordError(f"begin: {error}") from None
