"""Servers in processes of their own: what they cost in processor time and in memory."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import SO_REUSEADDR, SOL_SOCKET, socket

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = CORES[0], CORES[-1]
TIDY_SECONDS = 2.0
START_SECONDS = 120.0
STOP_SECONDS = 10.0

COMMAND = """
import ctypes, gc, signal

def tidy_up(*_):  # so that only what is needed is weighed
    gc.unfreeze()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)

signal.signal(signal.SIGUSR1, tidy_up)
from tertulia.cli import main
main()
"""
"""The program that people run, which can be asked to tidy up."""
WITHOUT_LIMITS = ("--share", "0", "--rate", "1e9", "--connections", "65536")
"""All load comes from one address, as from a thousand visitors."""


@dataclass(frozen=True)
class Server:
    base: str
    pid: int

    def cpu_seconds(self) -> float:
        return cpu_seconds_of(self.pid)

    async def memory(self) -> float:
        """KiB that this process alone holds, once it has tidied up."""
        os.kill(self.pid, signal.SIGUSR1)
        await asyncio.sleep(TIDY_SECONDS)
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("Private_Dirty")))


def cpu_seconds_of(pid: int) -> float:
    """Of a process, and of those that it began and that have ended; these are counted in ticks of 10 ms."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    clock = ~pid << 3 | 2  # as Linux numbers the clocks of processes: clock_getcpuclockid(3)
    return time.clock_gettime(clock) + sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """Of the server's core, with whatever ran there."""
    lines = Path("/proc/stat").read_text().splitlines()
    ticks = next(line.split()[1:] for line in lines if line.startswith(f"cpu{SERVER_CORE} "))
    user, nice, system, _idle, _waiting, *interrupts = map(int, ticks[:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def our_server(database: str | None = None, core: int = SERVER_CORE) -> Iterator[Server]:
    """`tertulia serve` on one core; without a database, on a new file."""
    with tempfile.TemporaryDirectory() as folder, claimed_port() as port:
        kept = database or f"sqlite:///{folder}/tables.sqlite"
        options = ("serve", "--port", str(port), "--database", kept, *WITHOUT_LIMITS)
        command = [sys.executable, "-c", COMMAND, *options]
        with started(command, port, "/healthz", Path(folder), core=core) as server:
            yield server


@contextmanager
def claimed_port() -> Iterator[int]:
    """One that nobody else is given meanwhile: it is bound here, where nobody listens, and Linux lets others
    listen there all the same."""
    with socket() as claim:
        claim.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        claim.bind(("127.0.0.1", 0))
        yield claim.getsockname()[1]


@contextmanager
def started(
    command: Sequence[str],
    port: int,
    path: str,
    folder: Path,
    environment: Mapping[str, str] | None = None,
    core: int = SERVER_CORE,
) -> Iterator[Server]:
    """A process that answers under that path; what it says is kept in the folder, as a service's would be."""
    said = folder / "said"
    with said.open("wb") as output:
        process = subprocess.Popen(
            command,
            stdout=output,
            stderr=output,
            env=environment,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
    try:
        base = f"http://127.0.0.1:{port}"
        wait_for(process, base + path, said)
        yield Server(base, process.pid)
    finally:
        process.terminate()
        process.wait(STOP_SECONDS)


def wait_for(process: "subprocess.Popen[bytes]", url: str, said: Path) -> None:
    patience = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < patience:
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"the server did not start; it said:\n{said.read_text()[-2000:]}")
