"""The present of a table: what its log says, read from the start."""

from collections import OrderedDict, deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

import msgspec

from tertulia.bots.names import usual
from tertulia.core.contract import CHANCE, Message
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.position import lay_table
from tertulia.core.record import follow
from tertulia.games import game as game_named
from tertulia.server import log
from tertulia.server.proof import Provable
from tertulia.server.refusals import Refusal
from tertulia.server.wire import Status

REMEMBERED_IDS = 256
ORDERS = (log.Closed, log.Handed, log.Muted, log.Forgotten)
ASIDE = (
    log.Chatted,
    log.Wished,
    log.Answered,
    log.Controlled,
    log.Engaged,
    log.Rematched,
    *ORDERS,
)
"""Entries that change nothing for an action which is on its way."""
DECIDED = (log.Played, log.Started, log.Undone)
"""Entries after which somebody has to decide anew."""
REMEMBERED_CHATS = 50


@dataclass(slots=True)
class Seat:
    name: str | None = None
    token_hash: str | None = None
    bot: str | None = None
    away: bool = False
    """A bot plays until the player is back."""
    entropy: str | None = None
    why: log.Departure | None = None
    """Why a bot plays here."""
    spent: float = 0.0
    """Seconds of the clock."""
    muted: bool = False
    free: float = 0.0
    """Seconds of this turn that cost nothing."""
    refused: int = 0
    """Wishes to undo that somebody did not share."""

    def think(self, seconds: float) -> None:
        """The free seconds of a turn go first, then the clock."""
        free = min(self.free, seconds)
        self.free, self.spent = self.free - free, self.spent + seconds - free


@dataclass(frozen=True, slots=True)
class Turn:
    """One that is over, where there are clocks."""

    line: int
    """Of the history: the decision that ended it."""
    seat: int
    free: float
    """Free seconds that its end brought, beside the increment."""


@dataclass(slots=True)
class Present:
    """Changed by `fold` alone: what is not in the log has not happened."""

    id: str
    seq: int = 0
    created: log.Created | None = None
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    _coming: list[str] | None = None
    """While entries are folded: events that the match has still to follow; None: it stands where it did."""
    consequences: list[list[Message]] = field(default_factory=list)
    """What followed by itself from each line of the history, as far as somebody has asked for it."""
    settled: int | None = None
    """So many lines of the history were never taken back; None: nothing ever was."""
    branches: dict[int, int] = field(default_factory=dict)
    """From which event on chance is drawn in which branch of the secret; the last one is that of now."""
    undone: int = 0
    """The last branch that was begun."""
    turns: list[Turn] = field(default_factory=list)
    """What has brought clocks something: it goes with what is taken back."""
    wish: int | None = None
    agreed: set[int] = field(default_factory=set)
    wished: set[int] = field(default_factory=set)
    """Who has wished to undo at this version, shared or not."""
    rematch: str | None = None
    closed: bool = False
    """Those who run the server have closed it: nothing may change."""
    chats: "deque[tuple[str, log.Chatted]]" = field(default_factory=lambda: deque(maxlen=REMEMBERED_CHATS))
    """What was said lately, with the name of who sat there then."""
    version: int = 0
    """Grows with everything that an action could answer: nothing else makes one stale."""
    touched: float = 0.0
    moment: log.Instant | None = None
    """When the decision that is due was asked for, by the machine's clock and by one that nobody sets."""
    known_ids: "OrderedDict[tuple[int, str], None]" = field(default_factory=OrderedDict)

    @property
    def setting(self) -> log.Created:
        assert self.created is not None
        return self.created

    @property
    def game(self) -> Game:
        return game_named(self.setting.game)

    @property
    def substitute(self) -> str:
        """The bot that plays for those who are away or have resigned, and where nobody has sat down."""
        return usual(self.game, "medium")

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.actor is None else "playing"

    @property
    def entropy(self) -> list[str]:
        return [seat.entropy for seat in self.seats if seat.entropy is not None]

    def seats_of(self, token_hashes: Collection[str]) -> tuple[int, ...]:
        return tuple([n for n, seat in enumerate(self.seats) if seat.token_hash in token_hashes])

    def free(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.token_hash is None and seat.bot is None]

    def chance(self) -> Provable:
        """Where cards and dice come from now."""
        branch = max(self.branches.values(), default=0)
        return Provable(self.setting.secret, self.entropy, branch)

    def humans(self) -> list[int]:
        """Seats whose players decide for themselves now."""
        return [n for n, seat in enumerate(self.seats) if seat.token_hash is not None and seat.bot is None]

    def people(self) -> list[int]:
        """Seats of players, also of those for whom a bot plays until they are back."""
        return [n for n, seat in enumerate(self.seats) if seat.token_hash and (not seat.bot or seat.away)]

    def knows(self, seat: int, id: str) -> bool:
        """Whether that seat has asked for this before, and it was done."""
        return (seat, id) in self.known_ids

    @property
    def lines(self) -> int:
        """How long the history is."""
        return 0 if self.match is None else len(self.match.history)

    def first_secret(self) -> int:
        """The first line of the history that not everybody could read."""
        history = [] if self.match is None else self.match.history
        return next((n for n, event in enumerate(history) if event.action.masked), len(history))

    def on_clock(self) -> int | None:
        """The player whose clock runs, if there are clocks and a person has to decide."""
        if self.setting.clock is None or self.closed or self.match is None:
            return None
        actor = self.match.actor
        return actor if actor in self.humans() else None

    def clock_left(self, seat: int, thought: float = 0.0) -> float:
        """Seconds on a seat's clock after it has thought so long about its decision."""
        place = self.seats[seat]
        left = (self.setting.clock or 0.0) - place.spent - max(0.0, thought - place.free)
        return max(0.0, left)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The bot whose decision it is, if it is one's."""
        actor = None if self.closed or self.match is None else self.match.actor
        if actor is None or actor == CHANCE:
            return None
        bot = self.seats[actor].bot
        return None if bot is None else (actor, bot)

    def new_match(self) -> Match:
        made = self.setting
        setup = self.game.setup(made.seats, made.edition, made.options, made.rules)
        if made.begin is not None:
            return lay_table(self.game, setup, made.begin.laid)
        return self.game.begin(setup, None)

    # The log

    def fold(self, rows: Iterable[log.Row], ahead: Match | None = None) -> None:
        """Let entries of the log happen; what they take back is not played first.

        `ahead`: the match as they leave it, if this table has made them.
        """
        for at, entry in rows:
            self._happen(entry, at)
            self._count(entry, at)
        if ahead is not None:
            self.match, self._coming = ahead, None
        elif self._coming is not None:
            self._play_on(self._coming)

    def _happen(self, entry: log.Entry, at: float) -> None:
        match entry:
            case log.Created():
                self.created = entry
                self.seats = [
                    Seat(bot=entry.bots.get(number), free=entry.delay) for number in range(entry.seats)
                ]
            case log.Seated():
                place = Seat(entry.name, entry.token_hash, entropy=entry.entropy, free=self.setting.delay)
                self.seats[entry.seat] = place
            case log.Left():
                self.seats[entry.seat] = Seat()
            case log.Started():
                self._advance(entry.events)
            case log.Played():
                self._spend(entry, at)
                self._advance(entry.events)
            case log.Undone():
                self._give_back(entry)
                self._go_back(entry.events, entry.branch)
            case log.Wished():
                self.wish, self.agreed = entry.seat, set()
                self.wished.add(entry.seat)
            case log.Answered():
                self._answer(entry)
            case log.Controlled():
                place = self.seats[entry.seat]
                place.bot, place.away, place.why = entry.bot, entry.away, entry.why
                if entry.bot is not None and not entry.away:
                    self._withdraw_wish()
            case log.Engaged():
                self.seats[entry.at].bot = entry.bot
            case log.Rematched():
                self.rematch = entry.table
            case log.Chatted():
                self.chats.append((self.seats[entry.seat].name or "", entry))
            case log.Closed():
                self.closed = True
            case log.Handed():
                self.seats[entry.seat].token_hash = entry.token_hash
            case log.Muted():
                self.seats[entry.seat].muted = entry.muted
            case log.Forgotten():
                self._forget(entry.seat)
            case log.Deleted():
                raise Refusal("unknown_table", "this table was deleted")

    def _answer(self, entry: log.Answered) -> None:
        self.agreed.add(entry.seat)
        if not entry.agree:
            if self.wish is not None:
                self.seats[self.wish].refused += 1
            self._forget_wish()

    def _forget_wish(self) -> None:
        self.wish, self.agreed = None, set()

    def _withdraw_wish(self) -> None:
        """Somebody who wished, or was asked, is gone for good: those who are left may be asked anew."""
        if self.wish is not None:
            self.wished.discard(self.wish)
        self._forget_wish()

    def _advance(self, events: list[str]) -> None:
        self._forget_wish()
        self._coming = [*(self._coming or []), *events]

    def _play_on(self, events: list[str]) -> None:
        if self.match is None:
            self.match = self.new_match()
        self.match.chance = None
        follow(self.match, events)
        self.match.chance, self._coming = self.chance(), None

    def _go_back(self, events: int, branch: int) -> None:
        if branch:
            self.undone = branch
            earlier = {event: number for event, number in self.branches.items() if event < events}
            self.branches = {**earlier, events: branch}
        assert self.match is not None or self._coming is not None, "nothing was played yet"
        past = [] if self.match is None else [str(event.action) for event in self.match.history]
        self.match, self._coming = None, [*past, *(self._coming or [])][:events]
        del self.consequences[events:]
        self.settled = events if self.settled is None else min(self.settled, events)
        self._forget_wish()

    def _forget(self, seat: int) -> None:
        """What was rewritten in the log is rewritten in memory."""
        if self.seats[seat].name is not None:
            self.seats[seat].name = log.REMOVED
        for number, (_, line) in enumerate(self.chats):
            if line.seat == seat:
                self.chats[number] = log.REMOVED, msgspec.structs.replace(line, text=log.REMOVED)

    def _spend(self, entry: log.Played, at: float) -> None:
        """What a decision cost its player, and what the end of their turn brought."""
        if entry.id is None:
            return  # a bot's
        place = self.seats[entry.seat]
        thought = max(0.0, at - self.touched) if entry.thought is None else entry.thought
        place.think(thought)
        if entry.passes and self.setting.clock is not None:
            line = self.lines + len(self._coming or [])
            self.turns.append(Turn(line, entry.seat, self.setting.delay - place.free))
            place.free, place.spent = self.setting.delay, place.spent - self.setting.increment

    def _give_back(self, entry: log.Undone) -> None:
        """Time thought is spent, whatever is taken back; turns that are gone give back what they brought.
        It is as if all had been thought in those that are left: what was free beyond that is paid for."""
        if entry.thinker is not None:
            self.seats[entry.thinker].think(entry.thought or 0.0)
        while self.turns and self.turns[-1].line >= entry.events:
            turn = self.turns.pop()
            if entry.thought is not None:
                place = self.seats[turn.seat]
                place.think(turn.free)
                place.spent += self.setting.increment

    def _count(self, entry: log.Entry, at: float) -> None:
        self.seq += 1
        if not isinstance(entry, ASIDE):
            self.version = self.seq
            self.wished = set()
        if isinstance(entry, DECIDED):
            self.touched, self.moment = at, entry.steady
        seat, id = getattr(entry, "seat", None), getattr(entry, "id", None)
        if seat is not None and id is not None:
            self.known_ids[seat, id] = None
            if len(self.known_ids) > REMEMBERED_IDS:
                self.known_ids.popitem(last=False)
