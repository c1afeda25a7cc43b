"""Before any test: what several of them would compile at the same time, each for itself and for minutes."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from tertulia.envs import opponents
from tertulia.games import GAMES
from tertulia.server import minds


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):  # one of the processes that run tests
        return
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        for rehearse in (minds.rehearse, opponents.rehearse):
            for _ in processes.map(rehearse, GAMES):
                pass
