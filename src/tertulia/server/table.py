"""A table: what may be done there, and by whom. No input or output here, and no rules."""

import hashlib
import secrets
from dataclasses import dataclass

import msgspec

from tertulia.bots.names import offered
from tertulia.core.errors import IllegalAction
from tertulia.core.match import Match
from tertulia.server import log
from tertulia.server.clocks import instant
from tertulia.server.discretion import answer, declined
from tertulia.server.present import Present
from tertulia.server.refusals import Refusal

ID_LENGTH = 32
REFUSED_WISHES = 3
"""So many wishes to undo may find no consent in a game."""


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


Lost = tuple[int, float]
"""Whose clock runs, and the seconds that they have thought about what is taken back."""
Made = log.Entry | list[log.Entry] | Step


def step_of(made: Made) -> Step:
    if isinstance(made, Step):
        return made
    return Step(made if isinstance(made, list) else [made])


@dataclass(slots=True)
class Table(Present):
    """What may be done at a table: each makes the entry for the log, or refuses."""

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

    def undo(
        self, seat: int, id: str, version: int, hurried: int | None = None, lost: Lost | None = None
    ) -> log.Undone | log.Wished:
        """At once under the four nevers; else a wish, which all players must share, also those who are away.

        `hurried`: a seat whose clock runs low, and who must not be held up.
        """
        match = self._playing(version)
        if self.may_undo(seat):
            return self._back_to(len(match.history) - 1, seat, id, lost)
        undone = self._undone(seat, id, match, lost)
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

    def consent(
        self, seat: int, id: str, agree: bool, version: int, lost: Lost | None = None
    ) -> list[log.Entry]:
        match = self._playing(version)
        if self.wish is None or seat == self.wish or seat in self.agreed:
            raise Refusal("no_undo", "nobody asks you to take anything back")
        answers: list[log.Entry] = [log.Answered(seat=seat, id=id, agree=agree)]
        if agree and set(self.people()) <= self.agreed | {seat, self.wish}:
            answers.append(self._undone(self.wish, f"{id}!", match, lost))
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

    def _undone(self, seat: int, id: str, match: Match, lost: Lost | None = None) -> log.Undone:
        """Back to before the last decision of a player; what bots, chance and the table answered goes too."""
        people = self.people()
        for number in range(len(match.history) - 1, -1, -1):
            if match.history[number].actor in people and not declined(match, match.history[number]):
                return self._back_to(number, seat, id, lost)
        raise Refusal("no_undo", "there is nothing to take back")

    def _back_to(self, events: int, seat: int, id: str, lost: Lost | None) -> log.Undone:
        """Whatever was seen meanwhile says nothing about what comes: chance goes on in a new branch."""
        thinker, thought = lost or (None, 0.0)
        return log.Undone(
            seat=seat,
            id=id,
            events=events,
            branch=self.undone + 1,
            thinker=thinker,
            thought=None if self.setting.clock is None else thought,
            steady=instant(),
        )

    def _playing(self, version: int) -> Match:
        if self.match is None or self.match.actor is None:
            raise Refusal("not_playing", "there is no game to play in")
        if version != self.version:
            raise Refusal("stale", f"you answer version {version}; the table is at {self.version}")
        return self.match
