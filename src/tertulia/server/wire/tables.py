"""What is asked and answered over HTTP before a game: which games there are, tables, seats."""

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from tertulia.core.contract import Meta
from tertulia.server import log
from tertulia.server.wire.socket import Origin, Player, Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Meta):
    """What can be said of a game without reading its rules. What an option means is said in every language by
    the Fluent message `KEY-option-NAME`."""

    editions: list[str]
    bots: list[str]
    ratings: dict[str, int]
    """By bot, those whose strength was measured."""


class Begin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After so many events of a record, or of a finished table of this server: one of the two."""

    record: dict[str, Any] | None = None
    table: str | None = None
    events: int


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host decides. `bots`: the seats that bots hold from the start. With `begin` the game, its seats,
    edition and options are those of the record, and need not be said.

    `clock`: seconds each player has for the whole game, and `increment` more after each turn; the first
    `delay` seconds of a turn are free. `coach`: with hints, also those who play with other people may be
    warned of their mistakes.
    """

    game: str | None = None
    seats: int | None = None
    edition: str | dict[str, Any] | None = None
    options: dict[str, bool] = {}
    bots: dict[int, str] = {}
    access: log.Access = "link"
    takeover: float | None = None
    clock: float | None = None
    increment: float = 0.0
    delay: float = 0.0
    hints: bool = True
    coach: bool = False
    begin: Begin | None = None


class NewPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest who sits down; `entropy` is mixed into the dice."""

    name: str
    seat: int | None = None
    entropy: str | None = None


class Summary(Struct, frozen=True, kw_only=True):
    """What anybody may know of a table."""

    table: str
    game: str
    seats: int
    status: Status
    access: log.Access
    hints: bool
    coach: bool
    players: list[Player]
    begin: Origin | None
    commitment: str


class Held(Struct, frozen=True, kw_only=True):
    """The token holds the seat as long as the table lasts. Keep it secret."""

    table: str
    seat: int
    token: str


class Claim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The code of a link that those who run the server gave to somebody who had lost a seat."""

    code: str


class Home(Struct, frozen=True, kw_only=True):
    """Where others in the house find this server, and whether who asks may open it to them."""

    addresses: list[str]
    may_open: bool


class Problem(Struct, frozen=True, kw_only=True):
    """Nothing has changed; the code is stable, the reason is for people."""

    code: str
    reason: str
