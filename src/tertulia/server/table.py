"""A table: its log, read from the start. No input or output here, and no rules: only who may do what."""

import hashlib
import secrets
from collections import OrderedDict, deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

import msgspec

from tertulia.bots.names import offered, usual
from tertulia.core.contract import CHANCE, Message
from tertulia.core.errors import IllegalAction
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.position import lay_table
from tertulia.core.record import follow
from tertulia.games import game as game_named
from tertulia.server import log
from tertulia.server.clocks import instant
from tertulia.server.discretion import answer, declined
from tertulia.server.proof import Provable
from tertulia.server.wire import Code, Status

REMEMBERED_IDS = 256
REFUSED_WISHES = 3
"""So many wishes to undo may find no consent in a game."""
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


class Refusal(Exception):
    """What a client asked for cannot be; nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


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


def hash_token(token: str) -> str:
    """Tokens are never stored: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True, slots=True)
class Step:
    """Entries for the log, and the match as they would leave it if they play on: it need not do so twice."""

    entries: list[log.Entry]
    ahead: Match | None = None


Made = log.Entry | list[log.Entry] | Step


def step_of(made: Made) -> Step:
    if isinstance(made, Step):
        return made
    return Step(made if isinstance(made, list) else [made])


@dataclass(slots=True)
class Table:
    """The present of a table, changed by `fold` alone: what is not in the log has not happened."""

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

    # The present

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
        if self.closed or self.setting.clock is None or self.match is None:
            return None
        return self.match.actor if self.match.actor in self.humans() else None

    def clock_left(self, seat: int, thought: float = 0.0) -> float:
        """Seconds on a seat's clock after it has thought so long about its decision."""
        place = self.seats[seat]
        return (self.setting.clock or 0.0) - place.spent - max(0.0, thought - place.free)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The bot whose decision it is, if it is one's."""
        if self.closed or self.match is None or self.match.actor is None or self.match.actor == CHANCE:
            return None
        bot = self.seats[self.match.actor].bot
        return None if bot is None else (self.match.actor, bot)

    # What may be done: each makes the entry for the log, or refuses

    def sit(self, seat: int | None, name: str, token: str, entropy: str | None) -> log.Seated:
        if self.status != "waiting":
            raise Refusal("not_playing", "the game has begun")
        free = self.free()
        if seat is None:
            seat = next(iter(free), -1)
        if seat not in free:
            raise Refusal("seat_taken", f"that seat is not free; free seats: {free}")
        return log.Seated(seat=seat, name=name, token_hash=hash_token(token), entropy=entropy)

    def leave(self, seat: int) -> log.Left:
        if self.status != "waiting":
            raise Refusal("not_playing", "the game has begun: resign instead")
        return log.Left(seat=seat)

    def start(self, bot: str) -> Step:
        """Free seats are given to bots, and the game begins."""
        if self.status != "waiting":
            raise Refusal("not_playing", "the game has begun")
        ahead = self.new_match()
        ahead.trail = []
        ahead.chance = self.chance()
        ahead.settle()
        filled = [log.Controlled(seat=seat, bot=bot, away=False) for seat in self.free()]
        events = [str(event.action) for event in ahead.history]
        return Step([*filled, log.Started(events=events, steady=instant())], ahead)

    def again(self, secret: str) -> tuple[log.Created, list[log.Entry]]:
        """A rematch: the same setting and the same people in the same seats."""
        if self.status != "over":
            raise Refusal("not_playing", "the game is not over")
        seated: list[log.Entry] = [
            log.Seated(seat=number, name=seat.name or "", token_hash=seat.token_hash, entropy=None)
            for number, seat in enumerate(self.seats)
            if seat.token_hash is not None
        ]
        seated += [log.Muted(seat=number, muted=True) for number, seat in enumerate(self.seats) if seat.muted]
        bots = {
            n: seat.bot for n, seat in enumerate(self.seats) if seat.bot is not None and not seat.token_hash
        }
        made = self.setting
        rules = made.rules if made.begin else self.game.meta.rules_version  # a new game has the newest
        again = msgspec.structs.replace(made, rules=rules, secret=secret, bots=bots, challenge=None)
        return again, seated

    def play(
        self, seat: int, action: str, id: str | None, version: int, thought: float | None = None
    ) -> Step:
        """`thought`: the seconds that a person took, where a clock runs."""
        match = self._playing(version)
        if match.actor != seat:
            raise Refusal("not_your_turn", f"it is the turn of seat {match.actor}")
        ahead = match.copy()
        ahead.trail = []
        try:
            ahead.play(action)
        except IllegalAction as error:
            raise Refusal("illegal_action", str(error)) from None
        played = log.Played(
            seat=seat,
            id=id,
            events=[event.action.notation for event in ahead.history[len(match.history) :]],
            thought=thought,
            passes=ahead.actor != seat and answer(match) is None,  # else a clock would tell who had a choice
            steady=instant(),
        )
        return Step([played], ahead)

    def undo(self, seat: int, id: str, version: int, hurried: int | None = None) -> log.Undone | log.Wished:
        """At once under the four nevers; else a wish, which all players must share, also those who are away.

        `hurried`: a seat whose clock runs low, and who must not be held up.
        """
        match = self._playing(version)
        if self.may_undo(seat):
            return self._back_to(len(match.history) - 1, seat, id)
        undone = self._undone(seat, id, match)
        if self.people() == [seat]:
            return undone
        self._check_wish(seat, hurried)
        return log.Wished(seat=seat, id=id)

    def _check_wish(self, seat: int, hurried: int | None) -> None:
        """One at a time, one for each decision, and not for ever: nobody is worn down."""
        if self.wish is not None or seat in self.wished:
            raise Refusal("no_undo", "that was asked already; play goes on")
        if self.seats[seat].refused >= REFUSED_WISHES:
            raise Refusal("no_undo", f"{REFUSED_WISHES} of your wishes were not shared; play goes on")
        if hurried is not None and hurried != seat:
            raise Refusal("no_undo", f"the clock of seat {hurried} runs low; ask when they have played")

    def consent(self, seat: int, id: str, agree: bool, version: int) -> list[log.Entry]:
        match = self._playing(version)
        if self.wish is None or seat == self.wish or seat in self.agreed:
            raise Refusal("no_undo", "nobody asks you to take anything back")
        answers: list[log.Entry] = [log.Answered(seat=seat, id=id, agree=agree)]
        if agree and set(self.people()) <= self.agreed | {seat, self.wish}:
            answers.append(self._undone(self.wish, f"{id}!", match))
        return answers

    def puzzled(self, seat: int, version: int) -> Match:
        """The match in which that seat may ask for a hint."""
        if not self.setting.hints:
            raise Refusal("no_hints", "this table plays without hints")
        match = self._playing(version)
        if match.actor != seat or self.seats[seat].bot is not None:
            raise Refusal("not_your_turn", f"it is the turn of seat {match.actor}")
        return match

    def hesitant(self, seat: int, action: str, version: int) -> Match:
        """The match in which that seat may have this action weighed. Where several people play, all of them
        have agreed to it by sitting down."""
        match = self.puzzled(seat, version)
        if not self.setting.coach and len(self.people()) > 1:
            raise Refusal("no_hints", "this table plays without a coach")
        legal = [str(one) for one in match.legal()]
        if action not in legal:
            raise Refusal("illegal_action", str(IllegalAction(action, legal)))
        return match

    def resign(self, seat: int, id: str, bot: str) -> log.Controlled:
        if self.status != "playing":
            raise Refusal("not_playing", "there is no game to resign from")
        return log.Controlled(seat=seat, bot=bot, away=False, id=id, why="resigned")

    def engage(self, seat: int, id: str, at: int, bot: str | None) -> log.Engaged:
        """Where others play too, nobody changes their opponents during the game."""
        names = offered(self.game)
        if bot is not None and bot not in names:
            raise Refusal("bad_message", f"there is no bot {bot!r} here; there are: {', '.join(names)}")
        if not 0 <= at < len(self.seats) or self.seats[at].token_hash is not None:
            raise Refusal("seat_taken", f"seat {at} is nobody's to give to a bot")
        if self.status == "over" or (self.status == "playing" and bot is None):
            raise Refusal("not_playing", "seats become free before the game alone")
        if self.status == "playing" and self.people() != [seat]:
            raise Refusal("not_your_seat", "others play here too: their opponents stay as they are")
        return log.Engaged(seat=seat, id=id, at=at, bot=bot)

    def time_out(self, seat: int, bot: str) -> log.Controlled:
        """The clock of a seat has run out: a bot plays on."""
        if self.match is None or self.match.actor != seat or self.seats[seat].bot is not None:
            raise Refusal("not_your_turn", "no clock runs for that seat")
        return log.Controlled(seat=seat, bot=bot, away=False, why="time")

    def chat(self, seat: int, id: str, text: str) -> log.Chatted:
        if self.seats[seat].muted:
            raise Refusal("muted", "those who run this server do not let you chat")
        return log.Chatted(seat=seat, id=id, text=text)

    # Undo

    def may_undo(self, seat: int) -> bool:
        """Never another's action, nor after chance, a change of turn, or something hidden shown; nor what the
        table may have answered."""
        match = self.match
        if match is None or not match.history or match.actor != seat:
            return False
        last = match.history[-1]
        return last.actor == seat and not last.shows and not declined(match, last)

    def _undone(self, seat: int, id: str, match: Match) -> log.Undone:
        """Back to before the last decision of a player; what bots, chance and the table answered goes too."""
        people = self.people()
        for number in range(len(match.history) - 1, -1, -1):
            if match.history[number].actor in people and not declined(match, match.history[number]):
                return self._back_to(number, seat, id)
        raise Refusal("no_undo", "there is nothing to take back")

    def _back_to(self, events: int, seat: int, id: str) -> log.Undone:
        """Whatever was seen meanwhile says nothing about what comes: chance goes on in a new branch."""
        return log.Undone(seat=seat, id=id, events=events, branch=self.undone + 1, steady=instant())

    def new_match(self) -> Match:
        made = self.setting
        setup = self.game.setup(made.seats, made.edition, made.options, made.rules)
        if made.begin is not None:
            return lay_table(self.game, setup, made.begin.laid)
        return self.game.begin(setup, None)

    def _playing(self, version: int) -> Match:
        if self.match is None or self.match.actor is None:
            raise Refusal("not_playing", "there is no game to play in")
        if version != self.version:
            raise Refusal("stale", f"you answer version {version}; the table is at {self.version}")
        return self.match

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
                self._go_back(entry.events, entry.branch)
            case log.Wished():
                self.wish, self.agreed = entry.seat, set()
                self.wished.add(entry.seat)
            case log.Answered():
                self._answer(entry)
            case log.Controlled():
                place = self.seats[entry.seat]
                place.bot, place.away, place.why = entry.bot, entry.away, entry.why
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
        """What a decision cost its player: the free seconds of a turn first, then the clock."""
        if entry.id is None:
            return  # a bot's
        place = self.seats[entry.seat]
        thought = max(0.0, at - self.touched) if entry.thought is None else entry.thought
        free = min(place.free, thought)
        place.free, place.spent = place.free - free, place.spent + thought - free
        if entry.passes:
            place.free, place.spent = self.setting.delay, place.spent - self.setting.increment

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
