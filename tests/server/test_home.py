"""The home network: who may open a server to it, and where others then find it."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest

from tertulia.server import home
from tertulia.server.home import Home, home_addresses
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings

Server = Any
CLOSED = {"addresses": [], "may_open": False}


@pytest.fixture
def house(serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that was started to be played on; 127.0.0.2 stands for this machine's address at home."""
    monkeypatch.setattr(home, "home_addresses", lambda: ["127.0.0.2"])
    return serve(home=True, port=free_port())


def free_port() -> int:
    with socket.create_server(("127.0.0.2", 0)) as listener:
        return int(listener.getsockname()[1])


def own_page(server: Server) -> dict[str, str]:
    return {"Origin": f"http://127.0.0.1:{server.port}"}


def test_who_sits_at_the_computer_opens_it_and_others_come_in(house: Server) -> None:
    assert house.get("/api/home").body == {"addresses": [], "may_open": True}
    address = f"http://127.0.0.2:{house.settings.port}/"
    opened = house.post("/api/home", **own_page(house))
    assert (opened.status, opened.body) == (201, {"addresses": [address], "may_open": False})
    with socket.create_connection(("127.0.0.2", house.settings.port)) as friend:
        friend.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.2\r\nConnection: close\r\n\r\n")
        assert friend.recv(12) == b"HTTP/1.1 200"
    house.stop()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", house.settings.port))
    house.start()


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://elsewhere.example"},
        {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"},
        {"Host": "127.0.0.2:80", "Origin": "http://127.0.0.2:80"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "198.51.100.7"},
    ],
)
def test_nobody_else_opens_it_or_learns_where_it_is(house: Server, headers: dict[str, str]) -> None:
    if "Origin" not in headers and headers:
        headers = {**own_page(house), **headers}
    assert house.post("/api/home", **headers).status == 403
    if "Host" in headers or len(headers) > 1:
        assert house.get("/api/home", **headers).body == CLOSED
    assert house.get("/api/home").body["addresses"] == []


def test_a_server_that_was_not_started_to_be_played_on_is_not_opened(server: Server) -> None:
    assert server.get("/api/home").body == CLOSED
    assert server.post("/api/home", **own_page(server)).status == 403


def test_a_server_that_listens_everywhere_is_where_this_computer_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "home_addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    everywhere = Home(Settings(database="", host="0.0.0.0", port=80, home=True))
    assert everywhere.addresses() == ["http://192.168.1.5:80/", "http://10.0.0.7:80/"]
    assert not everywhere.may_open()


def test_a_computer_in_no_home_network_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "source_towards", lambda target: None)
    alone = Home(Settings(database="", home=True))

    async def listen(host: str, port: int) -> None:
        raise AssertionError(host)

    alone.listen = listen
    with pytest.raises(Refusal, match="in no home network"):
        asyncio.run(alone.open())


def test_public_and_local_addresses_are_of_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter(["198.51.100.7", "192.168.1.5", "127.0.0.1", "192.168.1.5"])
    monkeypatch.setattr(home, "source_towards", lambda target: next(found))
    assert home_addresses() == ["192.168.1.5"]


def test_nothing_is_sent_to_find_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def sends(*_: Any) -> None:
        raise AssertionError

    for name in ("send", "sendall", "sendto"):
        monkeypatch.setattr(socket.socket, name, sends, raising=False)
    assert isinstance(home_addresses(), list)
