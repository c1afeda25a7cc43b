"""Behind nginx and Caddy, with the files that we hand out: servers are restarted in turn, play goes on."""

import http.client
import json
import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from tests.server.conftest import House, Process, Sitting

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
PEOPLE = 12
BACK_SECONDS = 5.0
"""With what nginx does by itself, 4 of 12 were back after 25 seconds; as it should be, all are in one."""


@pytest.fixture(scope="module")
def ports() -> Iterator[list[int]]:
    """Three that nobody else is given meanwhile: they are bound here, where nobody listens, and Linux lets a
    server listen there all the same."""
    with ExitStack() as stack:
        claims = [stack.enter_context(socket.socket()) for _ in range(3)]
        for claim in claims:
            claim.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            claim.bind(("127.0.0.1", 0))
        yield [claim.getsockname()[1] for claim in claims]


def nginx(folder: Path, port: int, behind: list[int]) -> list[str]:
    text = (DEPLOY / "nginx.conf").read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
    places = [f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    (folder / "site.conf").write_text(moved(text, behind))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {' '.join(places)} include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: list[int]) -> list[str]:
    """Without a certificate of its own: it would go into the trust store of this machine."""
    text = (DEPLOY / "Caddyfile").read_text().replace("games.example.org", f"http://127.0.0.1:{port}")
    head = "{\n\tadmin off\n\tauto_https off\n\tskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(head + moved(text, behind))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def moved(text: str, behind: list[int]) -> str:
    for shipped, port in zip((8421, 8422), behind, strict=True):
        assert f"127.0.0.1:{shipped}" in text
        text = text.replace(f"127.0.0.1:{shipped}", f"127.0.0.1:{port}")
    return text


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(scope="module", params=PROXIES)
def lasting_site(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    ports: list[int],
    start_process: Callable[..., "Process"],
    house: type["House"],
) -> Iterator[tuple["House", list["Process"]]]:
    """A proxy, and the two servers behind it."""
    if shutil.which(request.param, path=PATH) is None:
        pytest.skip(f"{request.param} is not installed; `make proxies` does it")
    folder, (port, *behind) = tmp_path_factory.mktemp("site"), ports
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    processes = [start_process(database, number) for number in behind]
    for process in processes:
        process.ready()
    command = PROXIES[request.param](folder, port, behind)
    home = {
        "PATH": PATH,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "said").open("wb") as said:
        proxy = subprocess.Popen(command, stdout=said, stderr=said, env=home)
    front = house()
    front.port, front.clients = port, []
    try:
        until(lambda: knock(port) == 200, folder / "said")
        yield front, processes
    finally:
        proxy.terminate()
        proxy.wait(20)
        for process in processes:
            process.stop()


@pytest.fixture
def site(lasting_site: tuple["House", list["Process"]]) -> Iterator[tuple["House", list["Process"]]]:
    """The same for all tests; when one begins, nobody is there."""
    front, processes = lasting_site
    deadline = time.monotonic() + 20
    while any(measured(process.port, "tertulia_sockets") for process in processes):
        assert time.monotonic() < deadline, "somebody stays"
    yield lasting_site
    front.hang_up()


def knock(port: int, path: str = "/healthz") -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except OSError:
        return 0
    finally:
        connection.close()


def until(true: Callable[[], bool], said: Path) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, said.read_text()
        time.sleep(0.05)


class Person(threading.Thread):
    """Stays at a table as the page does: who loses the line comes back after a moment."""

    def __init__(self, front: "House", sitting: "Sitting", seat: int) -> None:
        super().__init__(daemon=True)
        self.front, self.sitting, self.seat = front, sitting, seat
        self.client: Any = None
        self.lost = self.gone = False
        self.losses = 0

    @property
    def here(self) -> bool:
        return self.client is not None and not self.lost

    def run(self) -> None:
        while not self.gone:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                self.client = self.front.enter(
                    self.sitting.id,
                    self.sitting.tokens[self.seat],
                    path=f"/ws/{self.sitting.id}",
                    open_timeout=10,
                )
                self.lost = False
                while not self.gone:
                    with suppress(TimeoutError):
                        self.client.receive(0.2)
            self.lost, self.losses = True, self.losses + 1
            time.sleep(0.25)


def test_what_is_for_the_operator_is_not_published(site: tuple["House", list["Process"]]) -> None:
    front, processes = site
    assert knock(front.port, "/metrics") == 404
    assert knock(processes[0].port, "/metrics") == 200
    made = front.post("/api/tables", {"game": "caramba", "seats": 2}, origin=f"http://127.0.0.1:{front.port}")
    assert made.status == 201  # the host is passed on, or our own pages would be strangers
    assert json.loads(front.get("/healthz").raw) == {"status": "ok"}


def test_who_sits_at_one_table_comes_to_one_server(site: tuple["House", list["Process"]]) -> None:
    front, processes = site
    tables = [front.table("caramba", people=2) for _ in range(8)]
    for sitting in tables:
        for token in sitting.tokens.values():
            front.enter(sitting.id, token, path=f"/ws/{sitting.id}")
    held = [measured(process.port, "tertulia_sockets") for process in processes]
    assert sum(held) == 16
    assert all(number % 2 == 0 for number in held)  # nobody is alone


def measured(port: int, name: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    connection.close()
    return int(float(next(line for line in lines if line.startswith(f"{name} ")).split()[1]))


def test_everybody_is_back_at_once_while_servers_are_restarted_one_by_one(
    site: tuple["House", list["Process"]], start_process: Callable[..., "Process"]
) -> None:
    front, processes = site
    tables = [front.table("caramba", people=2) for _ in range(PEOPLE // 2)]
    people = [Person(front, sitting, seat) for sitting in tables for seat in (0, 1)]
    for person in people:
        person.start()
    wait_for(people, 20.0)
    for number, process in enumerate(list(processes)):
        database, port = str(process.process.args[-1]), process.port  # type: ignore[index]
        process.stop()
        time.sleep(0.1)  # who was connected there has noticed by now
        wait_for(people, BACK_SECONDS)
        assert all(knock(front.port) == 200 for _ in range(10))
        processes[number] = start_process(database, port).ready()
    assert sum(person.losses for person in people) >= PEOPLE / 2
    for person in people:
        person.gone = True
    for person in people:
        person.join(20)
    mover = next(person.client for person in people if person.client.state["legal"])
    fresh = front.enter(tables[0].id, tables[0].tokens[mover.state["seat"]])
    assert fresh.state["status"] == "playing"


def wait_for(people: list[Person], limit: float) -> None:
    """Until all are there at once."""
    begin = time.monotonic()
    while not all(person.here for person in people):
        here = sum(person.here for person in people)
        assert time.monotonic() - begin < limit, f"{here} of {len(people)} are back after {limit} s"
        time.sleep(0.02)
