"""`tertulia health`."""

import http.server
import threading
from collections.abc import Callable, Iterator
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]


class Answering(http.server.BaseHTTPRequestHandler):
    """Well from the third time on."""

    asked = 0

    def do_GET(self) -> None:
        type(self).asked += 1
        self.send_response(200 if self.asked > 2 else 503)
        self.end_headers()
        self.wfile.write(b'{"status": "ok"}')

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def port() -> Iterator[int]:
    Answering.asked = 0
    server = http.server.HTTPServer(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


def test_a_server_that_is_not_well_is_told(run: Run, port: int) -> None:
    result = run("health", "--port", port)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"no server is well at http://127.0.0.1:{port}/\n"


def test_who_waits_learns_when_it_is(run: Run, port: int) -> None:
    assert run("health", "--port", port, "--wait", 20).returncode == 0
    assert Answering.asked == 3
