"""Every message that crosses the wire, and nothing else.

One WebSocket per viewer carries JSON: a client sends one of `FromClient`, the server one of `FromServer`,
each with its name in `type`. The JSON Schema and the TypeScript types are made from this file.
"""

from typing import Any, Literal

from msgspec import Struct

from tertulia.core.contract import Line, Message
from tertulia.core.record import Branch
from tertulia.server.log import Access, Departure

PROTOCOL = 1

Code = Literal[
    "bad_message",
    "bad_protocol",
    "banned",
    "chat_too_long",
    "closed",
    "illegal_action",
    "muted",
    "no_hints",
    "no_undo",
    "not_playing",
    "not_your_seat",
    "not_your_turn",
    "seat_taken",
    "server_error",
    "stale",
    "too_fast",
    "too_many",
    "unknown_table",
    "unreadable",
]
View = dict[str, Any]
"""What a viewer sees, as the game says it; the server fills in the game's own `View`."""
Status = Literal["waiting", "playing", "over"]
Control = Literal["open", "player", "bot"]
Said = Message
"""What a message is called on the wire."""


# What a client says


class Hello(Struct, frozen=True, tag="hello", kw_only=True):
    """The first message: which table, which seats (by their tokens), how many log lines are known already.

    `steps`: states shall come with the views on the way, for those who show how it went, and in words.
    """

    protocol: int
    table: str
    tokens: list[str] = []
    seen: int = 0
    steps: bool = False


class Act(Struct, frozen=True, tag="act", kw_only=True):
    """Play an action, as an answer to the state of that version. The client makes the `id` up."""

    id: str
    version: int
    seat: int
    action: str


class Undo(Struct, frozen=True, tag="undo", kw_only=True):
    """Take back the last action: at once if it is one's own and harmless, else all human players decide."""

    id: str
    version: int
    seat: int


class Consent(Struct, frozen=True, tag="consent", kw_only=True):
    """The answer to somebody's wish to undo."""

    id: str
    version: int
    seat: int
    agree: bool


class Chat(Struct, frozen=True, tag="chat", kw_only=True):
    id: str
    seat: int
    text: str


class Resign(Struct, frozen=True, tag="resign", kw_only=True):
    """Leave the seat to a bot for the rest of the game."""

    id: str
    seat: int


class Engage(Struct, frozen=True, tag="engage", kw_only=True):
    """Which bot plays at the seat `at`, from its next decision on. Before the game any player may say so, and
    with no bot the seat is free again; during the game the only person at the table may."""

    id: str
    seat: int
    at: int
    bot: str | None


class Advise(Struct, frozen=True, tag="advise", kw_only=True):
    """What is best for this seat, which is to move at that version? Only who asks is told."""

    id: str
    version: int
    seat: int


class Weigh(Struct, frozen=True, tag="weigh", kw_only=True):
    """What would this action lose? Asked by the seat to move at that version; only who asks is told."""

    id: str
    version: int
    seat: int
    action: str


class Seen(Struct, frozen=True, tag="seen", kw_only=True):
    """What is asked of this seat at that version is on the screen: from now on its clock may run.

    There is no answer. A client that does not say it has some seconds in a game, and no more.
    """

    version: int
    seat: int


class Ping(Struct, frozen=True, tag="ping", kw_only=True):
    """Does this line still carry anything? A browser is not told when its network dies."""


FromClient = Hello | Act | Undo | Consent | Chat | Resign | Engage | Advise | Weigh | Seen | Ping


# What the server says


class Choice(Struct, frozen=True, kw_only=True):
    """One legal action: its id and notation, what it says, and what it points at on the board."""

    id: int
    notation: str
    says: Said
    at: dict[str, str | int]


class Player(Struct, frozen=True, kw_only=True):
    """Who sits in a seat. `away`: a bot plays until the player returns; `why`: why it plays for somebody."""

    name: str | None
    control: Control
    bot: str | None
    online: bool
    away: bool
    why: Departure | None


class Clock(Struct, frozen=True, kw_only=True):
    """Seconds left of each seat, whose clock runs, and how many seconds it still waits in this turn."""

    left: list[float]
    running: int | None
    free: float


class Wish(Struct, frozen=True, kw_only=True):
    """Somebody wants to undo; who has agreed so far."""

    seat: int
    agreed: list[int]


class Proof(Struct, frozen=True, kw_only=True):
    """Provable dice: the commitment from the start, the secret at the end (docs/protocol.md).

    `branches`: from which event on, after an undo, chance comes from which branch of the secret.
    """

    commitment: str
    entropy: list[str]
    secret: str | None
    branches: list[Branch]


class Origin(Struct, frozen=True, kw_only=True):
    """Where a table began that goes on from another game: after so many events of a table, or of a record."""

    table: str | None
    events: int


class Result(Struct, frozen=True, kw_only=True):
    scores: list[int]
    breakdown: list[dict[str, int]]
    tiebreaks: list[dict[str, int]]
    winners: list[int]
    reason: str


class Chatted(Struct, frozen=True, tag="chatted", kw_only=True):
    seat: int
    name: str
    text: str


class Welcome(Struct, frozen=True, tag="welcome", kw_only=True):
    """The answer to hello: what table this is, which seats the tokens hold, the latest chat."""

    protocol: int
    table: str
    game: str
    edition: str
    options: dict[str, bool]
    access: Access
    takeover: float | None
    clock: float | None
    increment: float
    delay: float
    hints: bool
    coach: bool
    begin: Origin | None
    seats: list[int]
    chat: list[Chatted]


class Story(Struct, frozen=True, kw_only=True):
    """A view in words: what all see and what only its seat sees, line by line, each with its notes; and what
    every seat has, in few words."""

    table: list[Line]
    own: list[Line]
    standings: list[Said]


class State(Struct, frozen=True, tag="state", kw_only=True):
    """Everything this viewer may know. `log` continues at line `log_from`; `seat` is whose view it is.

    For who asked for them: `steps`, the views after each line of `log` but the last, or nothing; `story`,
    these views and the last one in words; `changes`, what followed by itself from each line of `log`, as
    everybody sees it.
    """

    version: int
    status: Status
    seat: int | None
    view: View | None
    steps: list[View]
    story: list[Story]
    changes: list[list[Said]]
    prompt: Said | None
    legal: list[Choice]
    log_from: int
    log: list[Said]
    players: list[Player]
    clock: Clock | None
    can_undo: bool
    wish: Wish | None
    proof: Proof
    outcome: Result | None
    rematch: str | None


class Done(Struct, frozen=True, tag="done", kw_only=True):
    """What the client asked for with this id is in the log on disk; the table is at this version."""

    id: str
    version: int


class Hint(Struct, frozen=True, kw_only=True):
    """One of the best actions: its chance to win (0 to 1), the score to be expected, and why, in terms of the
    game; null if the game gives no reasons."""

    action: Choice
    chance: float
    score: float
    why: Said | None


class Advised(Struct, frozen=True, tag="advised", kw_only=True):
    """The answer to advise: the best few actions at that version, the best first."""

    id: str
    version: int
    seat: int
    hints: list[Hint]


class Weighed(Struct, frozen=True, tag="weighed", kw_only=True):
    """The answer to weigh: the chance to win after that action (0 to 1), what it loses against the best one,
    whether that is a serious mistake, and why the best one is better; null if it is the best one itself, or
    if the game gives no reasons."""

    id: str
    version: int
    seat: int
    action: str
    chance: float
    loss: float
    serious: bool
    best: Choice
    why: Said | None


class Refused(Struct, frozen=True, tag="refused", kw_only=True):
    """Nothing has changed. The code is stable, the reason is for people, and the fresh state follows."""

    id: str | None
    code: Code
    reason: str


class Pong(Struct, frozen=True, tag="pong", kw_only=True):
    """The answer to ping."""


FromServer = Welcome | State | Done | Refused | Chatted | Advised | Weighed | Pong
