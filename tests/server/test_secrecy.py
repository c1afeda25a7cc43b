"""Nothing secret leaves: deal anew all that a viewer cannot know, and it is sent the same bytes."""

import copy
import logging
import random
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace as changed

from tertulia import Match
from tertulia.core.contract import NOBODY
from tertulia.core.match import Event
from tertulia.games.caramba.edition import CRATES, SPECIALS, card_names
from tertulia.server import log, messages, moments, wire
from tertulia.server.moments import BREAK, Moment
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings
from tertulia.server.socket import Repeated, Session, refused
from tertulia.server.table import Table, hash_token
from tertulia.server.timekeeper import Timekeeper
from tertulia.server.viewers import Viewer
from tests.server.lines import Notebook

if TYPE_CHECKING:
    from tests.server.conftest import Server, Story

Tell = Callable[..., "Story"]
SETTINGS = Settings(database="")


# Positions


def positions(story: Tell, seats: int, seed: int, share: float, **setting: Any) -> Iterator["Story"]:
    """Random games of caramba with everything that happens at a table, seen now and then."""
    rng = random.Random(f"{seed} {seats}")
    told = story("caramba", people=seats, secret=f"{seed:064x}", clock=1e6, **setting)
    yield told
    while told.match.actor is not None:
        whim, seat, table = rng.random(), rng.randrange(seats), told.table
        if whim < 0.05:
            told.happen(table.chat(seat, f"chat {len(told.rows)}", "hm"))
        elif whim < 0.1 and any(event.actor >= 0 for event in told.match.history) and table.humans() != [0]:
            with suppress(Refusal):  # one wish at a time
                told.undo(seat)
        elif whim < 0.15 and table.wish not in (None, seat) and seat not in table.agreed:
            told.consent(seat, rng.random() < 0.8)
        elif whim < 0.2:
            away = seat != 0 and table.seats[seat].bot is None
            told.happen(log.Controlled(seat=seat, bot="random" if away else None, away=away))
        else:
            told.play(str(rng.choice(told.match.legal())))
        if rng.random() < share and told.match.actor is not None:
            yield told


def viewers(told: "Story") -> list[int]:
    return [NOBODY, *range(len(told.table.seats))]


# The other world


def elsewhere(table: Table, viewer: int, seed: int, memory: bool) -> Table:
    """A table that could be this one for all that the viewer knows."""
    other, rng = copy.copy(table), random.Random(f"{seed} {viewer}")
    assert table.match is not None
    other.match = world(table, viewer, seed, memory)
    other.match.chance = table.match.chance
    history = [retold(table.match, event, viewer, rng) for event in table.match.history]
    if own_action(table.match, viewer):
        history[-1] = other.match.history[-1]  # as it was in that world, also in what it showed
    other.match.history = history
    if table.match.trail is not None:
        other.match.trail = [
            dealt_anew(table.match, state, viewer, seed, memory) for state in table.match.trail
        ]
    other.seats = [
        replace(seat, token_hash=seat.token_hash and (seat.token_hash if number == viewer else f"{seed}"))
        for number, seat in enumerate(table.seats)
    ]
    other.known_ids = copy.copy(table.known_ids)
    for key in [key for key in other.known_ids if key[0] != viewer]:
        del other.known_ids[key]
    return other


def own_action(match: Match, viewer: int) -> bool:
    """Whether the viewer has just decided, and decides again: then the last action might be undone."""
    return viewer != NOBODY and match.actor == viewer == match.history[-1].actor


def world(table: Table, viewer: int, seed: int, memory: bool) -> Match:
    """The match with what is hidden dealt anew; after the viewer's own action, from before it."""
    match = table.match
    assert match is not None
    if not own_action(match, viewer):
        return match.imagine(viewer, seed, memory)
    before = table.new_match()
    for event in match.history[:-1]:
        before.play(event.action)
    after = before.imagine(viewer, seed, memory)
    after.play(match.history[-1].action)
    return after


def dealt_anew(match: Match, state: bytes, viewer: int, seed: int, memory: bool) -> bytes:
    """A state on the way, with what is hidden dealt anew."""
    there = match.copy()
    there.states[:] = np.frombuffer(state, match.states.dtype)
    return bytes(there.imagine(viewer, seed, memory).states.tobytes())


def retold(match: Match, event: Event, viewer: int, rng: random.Random) -> Event:
    """Another event that reads the same to those who may not know it."""
    if event.action.masked is None or event.owner == viewer:
        return event
    kinds: dict[str, Collection[str]] = {
        "card": card_names(match.setup.edition, event.owner),
        "special": SPECIALS,
        "safe": CRATES,
    }
    verb, thing = str(event.action).split()
    other = rng.choice([name for name in kinds[verb] if name != thing])
    args = {name: other if value == thing else value for name, value in event.action.message.args.items()}
    message = changed(event.action.message, args=args)
    return changed(event, action=changed(event.action, notation=f"{verb} {other}", message=message))


# What is sent


def sent(table: Table, viewer: int) -> list[bytes]:
    """All that a viewer could be sent now, byte by byte: the welcome, the state, refusals, answers."""
    own = () if viewer == NOBODY else (viewer,)
    hashes = {table.seats[seat].token_hash or "" for seat in own}
    notebook = Notebook()
    viewing = Viewer(notebook, hashes, 0, 100, steps=True)
    assert table.match is not None
    history, trail = len(table.match.history), table.match.lately
    viewing.send(messages.welcome(table, own))
    long_ago = max(0, history - BREAK - 1)  # a shorter break is played again, and another's past cannot be
    for seen in (0, long_ago, history - trail, 10**6):
        for online in ((), (0, 1)):
            viewing.seen, viewing.last = seen, b""
            viewing.tell_state(Moment(table, online))
    room = SimpleNamespace(table=table, chats={}, timekeeper=Timekeeper(table, 0.0))
    session = Session(None, SimpleNamespace(settings=SETTINGS), room, viewing, mute)  # type: ignore[arg-type]
    for request in requests(table, viewer):
        viewing.send(answer(session, table, request))
    return notebook.texts()


async def mute() -> Mapping[str, Any]:
    raise AssertionError("nobody listens")


def requests(table: Table, viewer: int) -> Iterator[Any]:
    """Requests of all kinds for every seat: fresh, stale, illegal, out of turn."""
    for seat in range(-1, len(table.seats) + 1):
        for version in (table.version, table.version - 1):
            for action in ("pass", "no", "bid g7 g", "safe g4", "vuelta g7", "nonsense", ""):
                yield wire.Act(id="new", seat=seat, version=version, action=action)
                yield wire.Weigh(id="new", seat=seat, version=version, action=action)
            yield wire.Undo(id="new", seat=seat, version=version)
            yield wire.Advise(id="new", seat=seat, version=version)
            yield wire.Consent(id="new", seat=seat, version=version, agree=True)
        yield wire.Chat(id="new", seat=seat, text="hi")
        yield wire.Resign(id="new", seat=seat)
        yield wire.Engage(id="new", seat=seat, at=1 - min(seat, 1), bot="hard")


def answer(session: Session, table: Table, request: Any) -> wire.FromServer:
    try:
        if isinstance(request, wire.Advise | wire.Weigh):  # the answers: test_hints.py, test_coach.py
            session.advising.question(request)
        else:
            session.entry(table, request)
    except Refusal as refusal:
        return refused(request.id, refusal)
    except Repeated:
        pass
    return wire.Done(id=request.id, version=table.version)


def interference(told: "Story", seed: int, memory: bool) -> list[int]:
    """The viewers who are sent something else in the other world."""
    return [
        viewer
        for viewer in viewers(told)
        if sent(told.table, viewer) != sent(elsewhere(told.table, viewer, seed, memory), viewer)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_byte_is_the_same_when_what_a_viewer_cannot_know_is_dealt_anew(story: Tell, seats: int) -> None:
    met = undo = 0
    phases = set()
    for game in range(2):
        for number, told in enumerate(positions(story, seats, game, share=0.2)):
            assert interference(told, number, memory=False) == []
            met += 1
            phases.add(told.match.view(None)["phase"])
            undo += any(told.table.may_undo(seat) for seat in range(seats))
    assert met > 50
    assert undo > 0
    assert phases >= {"fuera", "auction", "securing"}


def test_the_memory_aid_tells_no_more_than_a_good_memory(story: Tell) -> None:
    options = {"memory_aid": True}
    for number, told in enumerate(positions(story, 3, 1, share=0.15, options=options)):
        assert interference(told, number, memory=True) == []


def test_the_other_world_is_another_one(story: Tell) -> None:
    """Else the comparison would prove nothing."""
    for number, told in enumerate(positions(story, 3, 2, share=0.1)):
        for viewer in viewers(told):
            other = elsewhere(told.table, viewer, number, memory=False)
            assert other.match is not None
            assert other.match.states.tobytes() != told.match.states.tobytes()
            masked = [n for n, e in enumerate(told.match.history) if e.action.masked and e.owner != viewer]
            assert all(other.match.history[n] != told.match.history[n] for n in masked)


# Leaks that must be found


def leaky_state(change: Callable[[Table, int | None, wire.State], dict[str, Any]]) -> Any:
    honest = moments.state

    def state(moment: Moment, seats: Any, *rest: Any) -> wire.State:
        told = honest(moment, seats, *rest)
        return msgspec.structs.replace(told, **change(moment.table, seats[0] if seats else None, told))

    return ("tertulia.server.moments.state", state)


def hidden(table: Table) -> Any:
    assert table.match is not None
    return table.match.states[0]


def leaky_play(self: Table, seat: int, *rest: Any, honest: Any = Table.play) -> Any:
    assert self.match is not None
    if self.match.actor != seat:
        raise Refusal("not_your_turn", f"the actor may {self.match.legal()[0]}")
    return honest(self, seat, *rest)


def leaky_way(moment: Moment, seats: Any, start: int) -> Any:
    return [] if moment.match is None else moment.match.way(0)


def leaky_log(self: Match, seat: int | None, since: int = 0) -> Any:
    return [event.action.message for event in self.history[since:]]


LEAKS: dict[str, Callable[[], tuple[str, Any]]] = {
    "the way through another's eyes": lambda: ("tertulia.server.moments.way", leaky_way),
    "a log without masks": lambda: ("tertulia.core.match.Match.log", leaky_log),
    "an error that names another's actions": lambda: ("tertulia.server.table.Table.play", leaky_play),
    "the actions of whoever is to move": lambda: leaky_state(
        lambda table, seat, told: {"legal": [messages.choice(a) for a in table.match.legal()]}  # type: ignore[union-attr]
    ),
    "a prompt that depends on a special card": lambda: leaky_state(
        lambda table, seat, told: {"prompt": wire.Said(id=str(hidden(table).special[0]), args={})}
    ),
    "a version that counts cards": lambda: leaky_state(
        lambda table, seat, told: {"version": told.version + int(hidden(table).hand[0][0])}
    ),
    "an undo that depends on another's hand": lambda: leaky_state(
        lambda table, seat, told: {"can_undo": bool(hidden(table).hand[1][0])}
    ),
    "the hash of a token": lambda: leaky_state(
        lambda table, seat, told: {"rematch": str(table.seats[0].token_hash)}
    ),
    "what lies in the bag": lambda: leaky_state(
        lambda table, seat, told: {
            "view": {**msgspec.to_builtins(told.view), "bag": hidden(table).bag.tolist()}
        }
    ),
    "a number of log lines that depends on secrets": lambda: leaky_state(
        lambda table, seat, told: {"log_from": int(hidden(table).secured[0].argmax())}
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_comparison_finds_a_message_that_leaks(
    story: Tell, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    monkeypatch.setattr(*LEAKS[leak]())
    found = (interference(told, n, memory=False) for n, told in enumerate(positions(story, 3, 1, share=0.2)))
    assert any(found)


# Secrets of the server


class Heard(logging.Handler):
    """Everything that anybody logs."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{self.format(record)} {vars(record)}")


def test_no_token_and_no_secret_is_ever_sent_or_logged(server: "Server", play: Any) -> None:
    """Before the end; then the secret proves the dice."""
    heard, logger = Heard(), logging.getLogger("tertulia")
    level = logger.level
    logging.getLogger().addHandler(heard)
    logger.setLevel(logging.DEBUG)
    try:
        sitting = server.table("caramba", people=2, bots=1, access="open")
        people, spectator = server.everybody(sitting), server.enter(sitting.id)
        secret = server.room(sitting.id).table.setting.secret
        kept = [secret, *sitting.tokens.values(), *map(hash_token, sitting.tokens.values())]
        play([*people, spectator], random.Random(1).choice, turns=40)
        people[0].ask("act", seat=0, version=0, action="x")
        people[0].ask("chat", seat=0, text="hi")
        answers = [server.get(f"/api/tables/{sitting.id}{path}") for path in ("", "/record", "/nowhere")]
        answers += [server.get("/api/tables"), server.get("/metrics")]
        for token in sitting.tokens.values():
            answers.append(server.call("DELETE", f"/api/tables/{sitting.id}/seats", token=token))
        texts = [text for client in (*people, spectator) for text in client.raw]
        texts += [answer.raw.decode() + str(answer.headers) for answer in answers]
        assert not [text for text in texts + heard.lines if any(secret in text for secret in kept)]
        play([*people, spectator], lambda legal: legal[-1])
        assert all(client.state["proof"]["secret"] == secret for client in (*people, spectator))
        assert not [line for line in heard.lines if any(secret in line for secret in kept)]
        assert heard.lines
    finally:
        logging.getLogger().removeHandler(heard)
        logger.setLevel(level)
