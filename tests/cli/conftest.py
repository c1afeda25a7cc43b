"""Commands run in this process: what `tertulia ARGUMENTS` prints, says and returns."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import tertulia
from tertulia.cli import main, play
from tertulia.cli.table import Table
from tertulia.core.playouts import chunks

Run = Callable[..., CompletedProcess[str]]


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compiling talks on stderr, once on a machine: here it is over before any test listens."""
    for key in tertulia.GAMES:
        game = tertulia.game(key)
        list(chunks(game, game.setup(2, None, None), "warm", 1))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the visitor stands: games are saved here."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*args: object, typed: object = "") -> CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["tertulia", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        with pytest.raises(SystemExit) as exit:
            main()
        assert isinstance(exit.value.code, int)
        return CompletedProcess(sys.argv, exit.value.code, *capsys.readouterr())

    return command


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """Every table that somebody sits down at, in order."""
    met: list[Table] = []

    class Remembered(Table):
        def run(self) -> None:
            met.append(self)
            super().run()

    monkeypatch.setattr(play, "Table", Remembered)
    return met
