"""The home network: how friends in the same house reach a server that only this computer can reach.

Only who sits at this very computer may open it, and only where it was started to be played on (`--open`).
Nothing is sent to find out under which addresses others know this computer.
"""

import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tertulia.server import wire
from tertulia.server.http import reply
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings, url

TOWARDS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""An address that stands for anywhere (RFC 5737), and one of each kind that homes have (RFC 1918)."""
HOMES = [ip_network(net) for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


def home_addresses() -> list[str]:
    """Under which private addresses others reach this computer, the likeliest first."""
    found = [source for target in TOWARDS if (source := source_towards(target)) is not None]
    return list(dict.fromkeys(host for host in found if any(ip_address(host) in net for net in HOMES)))


def source_towards(target: str) -> str | None:
    """The address that packets to there would come from; a UDP socket that is only connected sends none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):  # no way there
        probe.connect((target, 9))
        return str(probe.getsockname()[0])
    return None


class Home:
    """Where others in the house find this server, and the door that lets them in."""

    listen: Callable[[str, int], Awaitable[None]] | None = None
    """Listens on one more address; None: this server cannot."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.opened: list[str] = []

    def addresses(self) -> list[str]:
        everywhere = self.settings.host in ("0.0.0.0", "::", "")
        return [url(host, self.settings.port) for host in (home_addresses() if everywhere else self.opened)]

    def may_open(self) -> bool:
        return self.settings.home and self.listen is not None and not self.addresses()

    async def open(self) -> None:
        """Listen on every private address of this computer, until the server ends."""
        if not self.may_open() or self.listen is None:
            raise Refusal("not_your_seat", "this server is not opened from its pages: see serve --home")
        found = home_addresses()
        if not found:
            raise Refusal("not_playing", "this computer is in no home network now")
        for host in found:
            await self.listen(host, self.settings.port)
            self.opened.append(host)


def sits_here(visitor: HTTPConnection) -> bool:
    """Whether somebody asks from this very computer, by its own name for itself, and through nobody else."""
    peer = visitor.client.host if visitor.client else ""
    forwarded = any(header in visitor.headers for header in FORWARDED)
    return peer in LOCAL_NAMES and visitor.url.hostname in LOCAL_NAMES and not forwarded


async def show_home(request: Request) -> Response:
    """Where others in the house find this server; told to nobody but who sits at this computer."""
    home: Home = request.app.state.home
    if not sits_here(request):
        return reply(wire.Home(addresses=[], may_open=False))
    return reply(wire.Home(addresses=home.addresses(), may_open=home.may_open()))


async def open_home(request: Request) -> Response:
    """Open this server to the home network: from its own pages, on its own computer."""
    home: Home = request.app.state.home
    if not sits_here(request) or request.headers.get("origin") is None:
        raise Refusal("not_your_seat", "only a page on the computer of this server may open it")
    await home.open()
    return reply(wire.Home(addresses=home.addresses(), may_open=False), 201)
