"""Real browsers without a window: a page of ours asks what to do, a worker does it, the answer is posted.

No driver is needed, so any browser will do that can be started with an address.
"""

import json
import os
import signal
import subprocess
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

PAGES = ("matches.html", "matches_in_worker.js", "matches.js")
"""Of `web/dev`: what a worker needs to play matches, beside the engine and its games."""
SECONDS = 120
COMMANDS = {
    "chromium": ["--headless", "--no-sandbox", "--user-data-dir={profile}"],
    "firefox": ["--headless", "--no-remote", "--profile", "{profile}"],
}
"""By how a browser's name begins: what it is told beside the address."""


class House(ThreadingHTTPServer):
    """A folder, what is asked there, and the answers."""

    def __init__(self, folder: Path, asked: Any) -> None:
        super().__init__(("127.0.0.1", 0), partial(Page, directory=str(folder)))
        self.asked, self.answers = json.dumps(asked).encode(), Queue[Any]()


class Page(SimpleHTTPRequestHandler):
    server: House

    def do_GET(self) -> None:
        if self.path != "/asked":
            return super().do_GET()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.server.asked)

    def do_POST(self) -> None:
        self.server.answers.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def answer(browser: Path, folder: Path, page: str, asked: Any) -> Any:
    """What a page in a folder makes of something, in that browser."""
    with House(folder, asked) as house, TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Thread(target=house.serve_forever, daemon=True).start()
        flags = next(flags for name, flags in COMMANDS.items() if browser.name.startswith(name))
        command = [str(browser), *(flag.format(profile=profile) for flag in flags)]
        command.append(f"http://127.0.0.1:{house.server_port}/{page}")
        silent = subprocess.DEVNULL
        window = subprocess.Popen(command, stdout=silent, stderr=silent, start_new_session=True)
        try:
            return house.answers.get(timeout=SECONDS)
        finally:
            os.killpg(window.pid, signal.SIGKILL)  # Debian starts its browsers from a script
            window.wait()
            house.shutdown()
