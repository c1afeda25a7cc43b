"""Tables of two players, one WebSocket a seat, moved by what the server says and not by tasks."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack

import msgspec

from served.wire import Fail, Hear, Requests, WebSocket, dial

NAMES = ("Ana", "Bo")


def nobody(table: "Table") -> None:
    """Listens to a table that is not played."""


class Table(ABC):
    """Whatever the server: an action is sent, and is over when both viewers have the new state."""

    def __init__(self, seed: int, fail: Fail) -> None:
        self.rng, self.fail = random.Random(seed), fail
        self.sockets: list[WebSocket] = []
        self.after: Callable[[Table], None] = nobody
        """Told when both have seen the last action, and know whose turn it is or that the game is over."""
        self.sent: float | None = None
        self.spent = 0.0
        """Seconds that the last action took."""
        self.actions = 0

    @abstractmethod
    async def open(self) -> None:
        """Make it, sit down, connect and begin; the beginning counts as an action that all have to see."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def settled(self) -> bool:
        """Whether both have seen what was done last, and know how the game goes on."""

    @abstractmethod
    def choose(self) -> tuple[int, bytes]:
        """A seat, and what it sends."""

    def act(self) -> None:
        seat, message = self.choose()
        self.actions += 1
        self.await_news()
        self.sockets[seat].send(message)

    def await_news(self) -> None:
        self.sent = time.perf_counter()

    def heard(self) -> None:
        """After every state."""
        if self.sent is not None and self.settled:
            self.spent, self.sent = time.perf_counter() - self.sent, None
            self.after(self)

    def close(self) -> None:
        self.after = nobody
        for socket in self.sockets:
            socket.close()


Maker = Callable[[int, Fail], Table]
"""A new table, of a seed and of whom to tell when something is wrong."""


class Choice(msgspec.Struct):
    notation: str


class State(msgspec.Struct):
    """What the load generator needs of a message, of whatever type: the rest is skipped."""

    type: str
    version: int = -1
    status: str = ""
    legal: list[Choice] = []
    reason: str = ""


class Act(msgspec.Struct, tag="act"):
    id: str
    version: int
    seat: int
    action: str


decode = msgspec.json.Decoder(State).decode
encode = msgspec.json.Encoder().encode
BEFORE = State("state")


Route = Callable[[str, Sequence[str]], tuple[str, str]]
"""To which of the servers the two players of a table go."""


def at_first(table: str, bases: Sequence[str]) -> tuple[str, str]:
    return bases[0], bases[0]


class OurTable(Table):
    """Of this project's server, with uniform players."""

    def __init__(
        self, bases: Sequence[str], game: str, seed: int, fail: Fail, route: Route = at_first
    ) -> None:
        super().__init__(seed, fail)
        self.bases, self.game, self.route = bases, game, route
        self.latest = [BEFORE, BEFORE]
        self.version = -1
        self.id = ""
        self.tokens: list[str] = []

    async def open(self) -> None:
        async with AsyncExitStack() as stack:
            asks = {base: await stack.enter_async_context(Requests(base)) for base in self.bases}
            made = await asks[self.rng.choice(self.bases)]("/api/tables", {"game": self.game, "seats": 2})
            self.id = made["table"]
            bases, path = self.route(self.id, self.bases), f"/api/tables/{self.id}"
            for base, name, hear in zip(bases, NAMES, self.ears(), strict=True):
                token = (await asks[base](f"{path}/seats", {"name": name}))["token"]
                self.tokens.append(token)
                self.sockets.append(await self.connect(base, [token], hear))
            self.await_news()
            await asks[bases[0]](f"{path}/start", token=self.tokens[0])

    def ears(self) -> tuple[Hear, Hear]:
        return lambda text: self.hear(0, text), lambda text: self.hear(1, text)

    async def connect(self, base: str, tokens: Sequence[str], hear: Hear) -> WebSocket:
        """Somebody at a seat, or, without a token, somebody who looks on."""
        socket = await dial(f"{base}/ws/{self.id}", hear, self.fail)
        socket.send(encode({"type": "hello", "protocol": 1, "table": self.id, "tokens": tokens}))
        return socket

    def hear(self, seat: int, text: bytes) -> None:
        state = decode(text)
        if state.type == "state":
            self.latest[seat] = state
            self.heard()
        elif state.type == "refused":
            self.fail(f"the server refused an action: {state.reason}")

    @property
    def over(self) -> bool:
        return self.latest[0].status == "over"

    @property
    def settled(self) -> bool:
        one, other = self.latest
        later = one.version > self.version and other.version > self.version
        return later and bool(one.legal or other.legal or self.over)

    def choose(self) -> tuple[int, bytes]:
        seat = 0 if self.latest[0].legal else 1
        state = self.latest[seat]
        self.version = state.version
        action = self.rng.choice(state.legal).notation
        return seat, encode(Act(id=str(self.actions), version=state.version, seat=seat, action=action))
