"""`tertulia admin`."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]
WRITTEN = Path(__file__).parent.parent / "fixtures" / "0.1" / "tables.sqlite"


@pytest.fixture
def admin(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """On a copy of what version 0.1 wrote."""
    shutil.copy(WRITTEN, folder / "tables.sqlite")
    monkeypatch.setenv("TERTULIA_DATABASE", f"sqlite:///{folder / 'tables.sqlite'}")

    def command(*args: object) -> CompletedProcess[str]:
        result = run("admin", *args)
        assert result.returncode == 0 or result.stdout == ""
        return result

    return command


def audited(admin: Run) -> list[str]:
    return [json.loads(line)["act"] for line in admin("audit", "--json").stdout.splitlines()]


def test_tables_are_listed_and_looked_at(admin: Run) -> None:
    lines = admin("list", "--limit", 3).stdout.splitlines()
    assert len(lines) == 3
    assert lines[0].split()[:3] == ["sombreros-over", "sombreros", "over"]
    named = [json.loads(line) for line in admin("list", "--name", "béla", "--json").stdout.splitlines()]
    assert len(named) == 9  # at three of them before the game, and no longer
    told = admin("look", "caramba-over").stdout
    assert "seat 1: Béla\n" in told
    assert "seat 0: ¡Gracias!\n" in told
    assert json.loads(admin("look", "caramba-over", "--json").stdout)["access"] == "open"
    assert audited(admin) == ["look", "look"]


def test_tables_are_closed_deleted_and_pruned(admin: Run) -> None:
    admin("close", "caramba-wished")
    assert "closed" in admin("list", "--name", "Béla").stdout
    assert "--yes" in admin("delete", "caramba-over").stderr
    admin("delete", "caramba-over", "pamplona-over", "--yes")
    assert admin("look", "caramba-over").stderr == "tertulia: there is no table 'caramba-over'\n"
    assert "8 tables; --yes deletes them" in admin("prune", "--days", 30).stderr  # one was closed just now
    assert admin("prune", "--days", 30, "--yes").stderr == "8 tables deleted\n"
    assert len(admin("list").stdout.splitlines()) == 4
    assert admin("prune", "--days", 30, "--finished", "--yes").stderr == "3 tables deleted\n"
    assert audited(admin) == ["prune"] * 11 + ["delete"] * 2 + ["close"]


def test_people_are_kicked_muted_and_forgotten(admin: Run) -> None:
    admin("kick", "caramba-wished", 0)
    admin("mute", "caramba-wished", 1)
    told = admin("look", "caramba-wished").stdout
    assert "seat 0: Ana bot medium free\nseat 1: Béla muted\n" in told
    admin("mute", "caramba-wished", 1, "--off")
    assert "muted" not in admin("look", "caramba-wished").stdout
    assert "--yes" in admin("forget", "caramba-over", 0).stderr
    assert admin("forget", "caramba-over", 0, "--yes").stdout == "caramba-over\n"
    told = admin("look", "caramba-over").stdout
    assert "seat 0: [removed]\n" in told
    assert "Gracias" not in told
    assert "nobody holds seat 0" in admin("kick", "caramba-wished", 0).stderr


def test_a_lost_seat_has_a_link(admin: Run) -> None:
    link = admin("link", "caramba-wished", 1, "--url", "https://games.example.org/").stdout
    assert re.fullmatch(r"https://games\.example\.org/table/caramba-wished#seat=[\w-]{22}\n", link)


def test_bans_are_made_listed_and_lifted(admin: Run) -> None:
    visitor = admin("ban", "--address", "203.0.113.7", "--days", 3).stdout.strip()
    assert re.fullmatch("address:[0-9a-f]{16}", visitor)
    chat = admin("ban", "--guest", "a key", "--chat").stdout.strip()
    assert [line.split()[:2] for line in admin("bans").stdout.splitlines()] == [
        [visitor, "ban"],
        [chat, "mute"],
    ]
    admin("ban", "--visitor", visitor, "--off")
    assert len(admin("bans", "--json").stdout.splitlines()) == 1
    assert "there is no ban" in admin("ban", "--visitor", visitor, "--off").stderr
    assert "say who" in admin("ban").stderr
    told = admin("ban", "--address", "203.0.113.8", "--days", "1e9").stderr
    assert told == "tertulia: days are a number from 0 to 36500\n"
    assert audited(admin) == ["lift ban", "mute", "ban"]


def test_a_mistake_is_told_in_one_line(admin: Run) -> None:
    assert admin().stderr == "tertulia: Missing command.\n"
    assert admin("lst").stderr.count("\n") == 1
    assert admin("close", "nothing").stderr == "tertulia: there is no table 'nothing'\n"
