"""The log of a table: what happened to it, in order. A table is nothing but its log, read from the start."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

Access = Literal["open", "link"]
Departure = Literal["away", "resigned", "time"]
"""Why a bot plays for somebody."""


class Beginning(Struct, frozen=True, kw_only=True):
    """Where a table begins that does not begin with the set-up: after so many events of another game."""

    table: str | None
    """The table of this server where that was played, if it was one."""
    events: int
    laid: dict[str, Any]
    """Everything on the table there, as a position names it: it needs no other log."""


class Instant(Struct, frozen=True, kw_only=True):
    """When something happened, by a clock that nobody sets: seconds since the machine with that id began."""

    boot: str
    seconds: float


class Created(Struct, frozen=True, tag="created", kw_only=True):
    game: str
    rules: int
    seats: int
    edition: str | dict[str, Any]
    options: dict[str, bool]
    access: Access
    bots: dict[int, str]
    """Seats that bots hold from the start."""
    takeover: float | None
    """Seconds after which a bot plays for a player who is away; None: never."""
    clock: float | None
    """Seconds each seat has for the whole game; None: no clock."""
    secret: str
    begin: Beginning | None = None
    hints: bool = True
    """Whether players may ask what is best."""
    coach: bool = False
    """Whether those who play with other people may have their actions weighed: all who sit down agree."""
    challenge: str | None = None
    """The code of a deal that anybody can play against the same bots; only browsers make such tables."""
    increment: float = 0.0
    """Seconds that a clock gains when a turn is over."""
    delay: float = 0.0
    """Seconds of every turn that cost nothing."""


class Seated(Struct, frozen=True, tag="seated", kw_only=True):
    seat: int
    name: str
    token_hash: str
    entropy: str | None


class Left(Struct, frozen=True, tag="left", kw_only=True):
    seat: int


class Started(Struct, frozen=True, tag="started", kw_only=True):
    events: list[str]
    """The chance events that come before the first decision."""
    steady: Instant | None = None


class Played(Struct, frozen=True, tag="played", kw_only=True):
    """An action and the chance events that followed; the client's `id` lets a repeat be answered."""

    seat: int
    id: str | None
    events: list[str]
    thought: float | None = None
    """Seconds that a person took for it, where a clock runs. Version 0.1 went by the times of the entries."""
    passes: bool = False
    """Whether the turn went on to somebody else."""
    steady: Instant | None = None


class Undone(Struct, frozen=True, tag="undone", kw_only=True):
    """The match goes back to its first `events` events; from there chance goes on in a branch of the secret.
    Version 0.1 knew no branches: cards and dice came again as they had been."""

    seat: int
    id: str
    events: int
    branch: int = 0
    thinker: int | None = None
    """Whose clock ran until then; None: nobody's."""
    thought: float | None = None
    """Seconds that they had thought, where there are clocks: they are spent all the same, and turns that were
    taken back give back what they brought. None: as in version 0.1, no clock changes."""
    steady: Instant | None = None


class Wished(Struct, frozen=True, tag="wished", kw_only=True):
    seat: int
    id: str


class Answered(Struct, frozen=True, tag="answered", kw_only=True):
    seat: int
    id: str
    agree: bool


class Controlled(Struct, frozen=True, tag="controlled", kw_only=True):
    """A bot takes a seat over, for a while (`away`) or for good; or, with no bot, the player is back."""

    seat: int
    bot: str | None
    away: bool
    id: str | None = None
    why: Departure | None = None


class Engaged(Struct, frozen=True, tag="engaged", kw_only=True):
    """A player has chosen the bot that plays at a seat from now on; or, with no bot, the seat is free."""

    seat: int
    id: str
    at: int
    bot: str | None


class Chatted(Struct, frozen=True, tag="chatted", kw_only=True):
    seat: int
    id: str
    text: str


class Rematched(Struct, frozen=True, tag="rematched", kw_only=True):
    table: str


# What those who run a server do: in the log like everything else, so that every process honours it


class Closed(Struct, frozen=True, tag="closed", kw_only=True):
    """Nothing changes at this table any more."""


class Handed(Struct, frozen=True, tag="handed", kw_only=True):
    """Another token holds the seat from now on, because the old one was lost; or none does."""

    seat: int
    token_hash: str | None


class Muted(Struct, frozen=True, tag="muted", kw_only=True):
    seat: int
    muted: bool


class Forgotten(Struct, frozen=True, tag="forgotten", kw_only=True):
    """The name and the chat of who sat there were taken out of the log, before this and for ever."""

    seat: int


class Deleted(Struct, frozen=True, tag="deleted", kw_only=True):
    """All that is left of a table: it stands where the next entry would have, so that nobody writes there."""


REMOVED = "[removed]"
"""What a name and a line of chat become."""

Entry = (
    Created
    | Seated
    | Left
    | Started
    | Played
    | Undone
    | Wished
    | Answered
    | Controlled
    | Engaged
    | Chatted
    | Rematched
    | Closed
    | Handed
    | Muted
    | Forgotten
    | Deleted
)

Row = tuple[float, Entry]
"""When something happened, and what."""

_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Entry)


def dump(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def parse(text: str) -> Entry:
    entry: Entry = _decoder.decode(text)
    return entry
