"""What is answered over HTTP after a game: its replay, its analysis, whether the dice were honest."""

from msgspec import Struct

from tertulia.server.wire.socket import Result, Said, Story, View


class Frame(Struct, frozen=True, kw_only=True):
    """The table after an event as the seat saw it then, in words too, what followed from the event by itself,
    and what the scores would be if the game ended there.

    The first frame is the table before any event: it has no `event`, `notation` or `actor` (-1 is chance).
    """

    event: Said | None
    notation: str | None
    actor: int | None
    view: View
    story: Story
    changes: list[Said]
    scores: list[int]


class Fate(Struct, frozen=True, kw_only=True):
    """How often chance brought this, and how often it was to be expected before each draw."""

    notation: str
    says: Said
    came: int
    expected: float


class Draws(Struct, frozen=True, kw_only=True):
    """What was drawn of one kind (the first word of its notation), by one seat or, with null, by nobody."""

    kind: str
    seat: int | None
    draws: int
    fates: list[Fate]


class Replay(Struct, frozen=True, kw_only=True):
    """A game to look at, from one seat or (null) as a spectator saw it. `begin`: it began from a position."""

    game: str
    edition: str
    options: dict[str, bool]
    seats: int
    players: list[str]
    begin: bool
    seat: int | None
    frames: list[Frame]
    luck: list[Draws]
    outcome: Result | None


class Judged(Struct, frozen=True, kw_only=True):
    """A decision, before event number `event` (from 0): the chances of all seats to win if the best is
    played, what was played, the chance that it left, what it lost in chance and in expected score, and why
    the best is better, in terms of the game: null where it was played, or if the game gives no reasons."""

    event: int
    seat: int
    chances: list[float]
    played: Said
    best: Said
    chance: float
    loss: float
    points: float
    why: Said | None


class Turn(Struct, frozen=True, kw_only=True):
    """The chance of a seat, as it could judge it, changed by much until before this event."""

    event: int
    seat: int
    before: float
    after: float


class Analysis(Struct, frozen=True, kw_only=True):
    """As much as is ready: `decisions` of `of`. `end`: the shares of the win. Once everything is ready:
    `mistakes`, all decisions that clearly lost something, as places in `decisions`, and `turns`, the largest
    changes; the most costly first."""

    game: str
    seats: int
    players: list[str]
    events: int
    of: int
    decisions: list[Judged]
    mistakes: list[int]
    turns: list[Turn]
    end: list[float] | None


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether all chance events follow from the secret that was committed to; how many, or why not."""

    ok: bool
    events: int
    reason: str | None
