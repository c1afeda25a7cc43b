"""A table: its log, read from the start. No input or output here, and no rules: only who may do what."""

import hashlib
import secrets
from collections import OrderedDict, deque
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec

from tertulia.core.contract import CHANCE
from tertulia.core.errors import IllegalAction
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.position import lay_table
from tertulia.games import game as game_named
from tertulia.server import entries as log
from tertulia.server.proof import Provable
from tertulia.server.protocol import Code, Status

REMEMBERED_IDS = 256
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
    spent: float = 0.0
    """Seconds of the clock."""
    muted: bool = False


def hash_token(token: str) -> str:
    """Tokens are never stored: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


@dataclass(slots=True)
class Table:
    """The present of a table, changed by `fold` alone: what is not in the log has not happened."""

    id: str
    seq: int = 0
    created: log.Created | None = None
    seats: list[Seat] = field(default_factory=list)
    _match: Match | None = None
    unplayed: list[str] = field(default_factory=list)
    """Events of the log that the match has still to follow: it does when somebody asks for it."""
    ahead: Match | None = None
    """The match as the entry made last would leave it; it becomes `match` when that is in the log."""
    settled: int | None = None
    """So many lines of the history were never taken back; None: nothing ever was."""
    wish: int | None = None
    agreed: set[int] = field(default_factory=set)
    rematch: str | None = None
    closed: bool = False
    """Those who run the server have closed it: nothing may change."""
    chats: "deque[tuple[str, log.Chatted]]" = field(default_factory=lambda: deque(maxlen=REMEMBERED_CHATS))
    """What was said lately, with the name of who sat there then."""
    version: int = 0
    """Grows with everything that an action could answer."""
    touched: float = 0.0
    known_ids: "OrderedDict[tuple[int, str], None]" = field(default_factory=OrderedDict)

    # The present

    @property
    def match(self) -> Match | None:
        if self._match is not None and self.unplayed:
            self._match.chance = None
            for event in self.unplayed:
                self._match.play(event)
            self._match.chance = Provable(self.setting.secret, self.entropy)
            self.unplayed = []
        return self._match

    @property
    def setting(self) -> log.Created:
        assert self.created is not None
        return self.created

    @property
    def game(self) -> Game:
        return game_named(self.setting.game)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.actor is None else "playing"

    @property
    def entropy(self) -> list[str]:
        return [seat.entropy for seat in self.seats if seat.entropy is not None]

    def seats_of(self, token_hashes: Collection[str]) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.token_hash in token_hashes)

    def free(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.token_hash is None and seat.bot is None]

    def humans(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.token_hash is not None and seat.bot is None]

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

    def clock_left(self, now: float) -> tuple[int, float] | None:
        """Whose clock runs, and how many seconds are left on it."""
        limit, match = self.setting.clock, self.match
        if self.closed or limit is None or match is None or match.actor is None or match.actor == CHANCE:
            return None
        return match.actor, limit - self.seats[match.actor].spent - max(0.0, now - self.touched)

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

    def start(self, bot: str) -> list[log.Entry]:
        """Free seats are given to bots, and the game begins."""
        if self.status != "waiting":
            raise Refusal("not_playing", "the game has begun")
        self.ahead = self._new_match()
        self.ahead.trail = []
        self.ahead.chance = Provable(self.setting.secret, self.entropy)
        self.ahead.settle()
        filled = [log.Controlled(seat=seat, bot=bot, away=False) for seat in self.free()]
        return [*filled, log.Started(events=[str(event.action) for event in self.ahead.history])]

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
        return msgspec.structs.replace(made, rules=rules, secret=secret, bots=bots), seated

    def play(self, seat: int, action: str, id: str | None, version: int) -> log.Played:
        match = self._playing(version)
        if match.actor != seat:
            raise Refusal("not_your_turn", f"it is the turn of seat {match.actor}")
        ahead = match.copy()
        ahead.trail = []
        try:
            ahead.play(action)
        except IllegalAction as error:
            raise Refusal("illegal_action", str(error)) from None
        self.ahead, known = ahead, len(match.history)
        return log.Played(seat=seat, id=id, events=[str(event.action) for event in ahead.history[known:]])

    def undo(self, seat: int, id: str, version: int) -> log.Undone | log.Wished:
        """At once under the four nevers; else a wish, which all human players must share."""
        match = self._playing(version)
        if self.may_undo(seat):
            return log.Undone(seat=seat, id=id, events=len(match.history) - 1)
        undone = self._undone(seat, id, match)
        return undone if self.humans() == [seat] else log.Wished(seat=seat, id=id)

    def consent(self, seat: int, id: str, agree: bool, version: int) -> list[log.Entry]:
        match = self._playing(version)
        if self.wish is None or seat == self.wish or seat in self.agreed:
            raise Refusal("no_undo", "nobody asks you to take anything back")
        answers: list[log.Entry] = [log.Answered(seat=seat, id=id, agree=agree)]
        if agree and set(self.humans()) <= self.agreed | {seat, self.wish}:
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

    def resign(self, seat: int, id: str, bot: str) -> log.Controlled:
        if self.status != "playing":
            raise Refusal("not_playing", "there is no game to resign from")
        return log.Controlled(seat=seat, bot=bot, away=False, id=id)

    def time_out(self, seat: int, bot: str) -> log.Controlled:
        """The clock of a seat has run out: a bot plays on."""
        if self.match is None or self.match.actor != seat or self.seats[seat].bot is not None:
            raise Refusal("not_your_turn", "no clock runs for that seat")
        return log.Controlled(seat=seat, bot=bot, away=False)

    def chat(self, seat: int, id: str, text: str) -> log.Chatted:
        if self.seats[seat].muted:
            raise Refusal("muted", "those who run this server do not let you chat")
        return log.Chatted(seat=seat, id=id, text=text)

    # Undo

    def may_undo(self, seat: int) -> bool:
        """Never another's action, nor after chance, a change of turn, or something hidden shown."""
        match = self.match
        if match is None or not match.history or match.actor != seat:
            return False
        last = match.history[-1]
        return last.actor == seat and not last.shows

    def _undone(self, seat: int, id: str, match: Match) -> log.Undone:
        """Back to before the last decision of a person; what bots and chance answered goes with it."""
        people = self.humans()
        for number in range(len(match.history) - 1, -1, -1):
            if match.history[number].actor in people:
                return log.Undone(seat=seat, id=id, events=number)
        raise Refusal("no_undo", "there is nothing to take back")

    def _new_match(self) -> Match:
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

    def fold(self, entry: log.Entry, at: float, fresh: bool = False) -> None:
        """Let an entry of the log happen. `fresh`: this table made it, and knows where it leads."""
        match entry:
            case log.Created():
                self.created = entry
                self.seats = [Seat(bot=entry.bots.get(number)) for number in range(entry.seats)]
            case log.Seated():
                self.seats[entry.seat] = Seat(entry.name, entry.token_hash, entropy=entry.entropy)
            case log.Left():
                self.seats[entry.seat] = Seat()
            case log.Started():
                self._advance(entry.events, fresh)
            case log.Played():
                self._spend(entry.seat, at)
                self._advance(entry.events, fresh)
            case log.Undone():
                self._go_back(entry.events)
            case log.Wished():
                self.wish, self.agreed = entry.seat, set()
            case log.Answered():
                self.agreed.add(entry.seat)
                if not entry.agree:
                    self.wish, self.agreed = None, set()
            case log.Controlled():
                self.seats[entry.seat].bot, self.seats[entry.seat].away = entry.bot, entry.away
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
        self._count(entry, at)

    def _advance(self, events: list[str], fresh: bool) -> None:
        self.wish, self.agreed = None, set()
        if fresh:
            self._match, self.ahead = self.ahead, None
            return
        if self._match is None:
            self._match = self._new_match()
        self.unplayed += events

    def _go_back(self, events: int) -> None:
        assert self._match is not None
        past = [*(str(event.action) for event in self._match.history), *self.unplayed]
        self._match, self.unplayed = self._new_match(), past[:events]
        self.settled = events if self.settled is None else min(self.settled, events)
        self.wish, self.agreed = None, set()

    def _forget(self, seat: int) -> None:
        """What was rewritten in the log is rewritten in memory."""
        if self.seats[seat].name is not None:
            self.seats[seat].name = log.REMOVED
        for number, (_, line) in enumerate(self.chats):
            if line.seat == seat:
                self.chats[number] = log.REMOVED, msgspec.structs.replace(line, text=log.REMOVED)

    def _spend(self, seat: int, at: float) -> None:
        self.seats[seat].spent += max(0.0, at - self.touched)

    def _count(self, entry: log.Entry, at: float) -> None:
        self.seq += 1
        if not isinstance(entry, log.Chatted | log.Muted | log.Handed):
            self.version = self.seq
        if isinstance(entry, log.Played | log.Started | log.Undone):
            self.touched = at
        seat, id = getattr(entry, "seat", None), getattr(entry, "id", None)
        if seat is not None and id is not None:
            self.known_ids[seat, id] = None
            if len(self.known_ids) > REMEMBERED_IDS:
                self.known_ids.popitem(last=False)
