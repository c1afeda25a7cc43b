"""Before any test: Ctrl-C as usual, and what several would compile at the same time, each for minutes."""

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor

import pytest

from tertulia.envs import opponents
from tertulia.games import GAMES
from tertulia.server import bot_processes


def pytest_sessionstart(session: pytest.Session) -> None:
    # a script's `make test &` ignores Ctrl-C, and so would all programs that tests start and interrupt
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(session.config, "workerinput"):  # one of the processes that run tests
        return
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        for rehearse in (bot_processes.rehearse, opponents.rehearse):
            for _ in processes.map(rehearse, GAMES):
                pass
