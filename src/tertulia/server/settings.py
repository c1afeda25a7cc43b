"""How a server runs: by flags, by TERTULIA_* in the environment, or as it comes."""

from dataclasses import dataclass, replace
from pathlib import Path

from platformdirs import user_data_path

from tertulia.server.shares import GUEST, NO_LIMIT, Share


def default_database() -> str:
    """A file in the user's data folder: no other service is needed."""
    return f"sqlite:///{Path(user_data_path('tertulia')) / 'tables.sqlite'}"


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8421
    origins: tuple[str, ...] = ()
    """Web origins that may connect besides the server's own."""
    share: Share = GUEST
    """What one guest may have of this server."""
    guests_per_address: float = 16.0
    """An address may have as much as so many guests: a club may share one."""
    requests_per_second: float = 20.0
    """Of one guest: tables made or shown, seats taken, sockets opened; `request_burst` of them at once."""
    request_burst: float = 200
    connections_per_address: int = 512
    """Open at the same time, of whatever kind; a proxy that we believe may have any number."""
    head_seconds: float = 10.0
    """How long a connection has for the head of a request, and how long for its body."""
    body_seconds: float = 30.0
    message_bytes: int = 16_384
    messages_per_second: float = 20.0
    burst: int = 60
    chat_length: int = 500
    chats_per_minute: float = 30.0
    hints_per_minute: float = 20.0
    """Of one seat; a few of them at once."""
    weighings_per_minute: float = 60.0
    """The same for a coach, who is asked before every action."""
    unread_bytes: int = 262_144
    """What may wait for a slow reader before it is dropped."""
    lobby_seconds: float = 1800.0
    """An open table where nobody is connected waits in the lobby for so long."""
    spectators: int = 500
    """At one table."""
    alone_seconds: float = 60.0
    """Bots of a table where nobody is connected think on for so long."""
    idle_seconds: float = 600.0
    """A table that nobody watches leaves memory after this long."""
    discretion: float = 1.0
    """How long the pauses are that hide who has a choice, against what is usual."""
    workers: int = 1
    """Processes that bots think in."""
    home: bool = False
    """Whether who sits at this computer may open the server to the home network."""
    prepare: bool = False
    """Whether bots get ready at once, and not when the first of them is asked."""
    shutdown_seconds: int = 4
    """How long connections have to end when the server does."""

    admin_token: str | None = None
    """What opens `/admin`; None: nothing does."""
    log_addresses: bool = False
    """Whether the log names the addresses of visitors, and not only hashes of them."""

    def shared(self, factor: float) -> "Settings":
        """The same, where a visitor may have so many times as much; 0: as much as they like."""
        times = factor or NO_LIMIT
        return replace(
            self,
            share=self.share.times(times),
            requests_per_second=self.requests_per_second * times,
            request_burst=self.request_burst * times,
        )

    @property
    def url(self) -> str:
        return url(self.host, self.port)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
