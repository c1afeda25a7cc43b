"""`tertulia export`, `tertulia import` and `tertulia protocol`."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tertulia.games import game
from tertulia.server import log, schema
from tertulia.server.proof import new_secret
from tertulia.server.store import Store
from tertulia.server.table import Made, Table, step_of

Run = Callable[..., CompletedProcess[str]]


@pytest.fixture(autouse=True)
def database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Two tables of bots: one is over, the other has just begun."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    monkeypatch.setenv("TERTULIA_DATABASE", url)

    async def fill() -> None:
        store = Store(url)
        for id, turns in (("over", 10_000), ("begun", 5)):
            entries = played(turns)
            await store.append(id, 0, [(float(at), entry) for at, entry in enumerate(entries)])
        await store.close()

    asyncio.run(fill())
    return url


def played(turns: int) -> list[log.Entry]:
    table, entries = Table("a table"), list[log.Entry]()

    def happen(made: Made) -> None:
        step = step_of(made)
        entries.extend(step.entries)
        table.fold([(0.0, entry) for entry in step.entries], step.ahead)

    happen(
        log.Created(
            game="pamplona",
            rules=game("pamplona").meta.rules_version,
            seats=2,
            edition=game("pamplona").meta.edition,
            options={},
            access="link",
            bots={0: "random", 1: "random"},
            takeover=None,
            clock=None,
            secret=new_secret(),
        )
    )
    happen(table.start("random"))
    while table.match is not None and table.match.actor is not None and turns:
        happen(table.play(table.match.actor, str(table.match.legal()[-1]), None, table.version))
        turns -= 1
    return entries


def test_tables_move_from_one_database_to_another(run: Run, folder: Path) -> None:
    exported = run("export")
    assert (exported.returncode, exported.stderr) == (0, "")
    lines = [json.loads(line) for line in exported.stdout.splitlines()]
    assert [line["table"] for line in lines] == ["over", "begun"]
    file, other = folder / "club.jsonl", f"sqlite:///{folder / 'other.sqlite'}"
    file.write_text(exported.stdout)
    assert run("import", file, "--database", other).stderr == "2 tables taken in, 0 were here already\n"
    assert run("export", "--database", other).stdout == exported.stdout
    assert run("import", file, "--database", other).stderr == "0 tables taken in, 2 were here already\n"


def test_one_table_can_be_named(run: Run) -> None:
    (line,) = run("export", "begun").stdout.splitlines()
    assert json.loads(line)["table"] == "begun"
    result = run("export", "nothing")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "tertulia: there is no table 'nothing'\n"


def test_records_of_finished_tables_can_be_verified_and_taken_in(run: Run, folder: Path) -> None:
    file = folder / "records.jsonl"
    file.write_text(run("export", "--records").stdout)
    assert len(file.read_text().splitlines()) == 1
    assert run("verify", file).returncode == 0
    assert run("replay", file).returncode == 0
    other = f"sqlite:///{folder / 'other.sqlite'}"
    assert run("import", file, "--database", other).stderr == "1 tables taken in, 0 were here already\n"
    assert run("export", "--records", "--database", other).stdout == file.read_text()


def test_a_broken_line_is_named_and_those_before_it_are_kept(run: Run, folder: Path) -> None:
    file, other = folder / "club.jsonl", f"sqlite:///{folder / 'other.sqlite'}"
    whole = run("export").stdout
    file.write_text(whole[: len(whole) - 100])
    result = run("import", file, "--database", other)
    assert result.returncode == 2
    assert result.stderr.startswith(f"tertulia: {file}, line 2: not a table: ")
    assert json.loads(run("export", "--database", other).stdout)["table"] == "over"


@pytest.mark.parametrize("command", [("export",), ("import", "club.jsonl")])
def test_an_unusable_database_is_told_in_one_line(run: Run, folder: Path, command: tuple[str, ...]) -> None:
    (folder / "club.jsonl").touch()
    result = run(*command, "--database", f"sqlite:///{folder}")
    assert result.returncode == 2
    assert (
        result.stderr == f"tertulia: cannot keep tables in sqlite:///{folder}: unable to open database file\n"
    )


# The protocol


def test_the_protocol_is_printed_for_other_languages(run: Run) -> None:
    assert run("protocol", "--schema").stdout == schema.schema_text()
    assert run("protocol", "--typescript").stdout == schema.typescript()
    assert run("protocol").returncode == 2
    assert run("protocol", "--schema", "--check").returncode == 2


def test_drift_is_noticed(run: Run, folder: Path) -> None:
    """`make check` fails when a type has changed and a file made from it has not."""
    for name in schema.files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
    assert run("protocol", "--write").returncode == 0
    assert run("protocol", "--check").returncode == 0
    for name in ("docs/protocol.schema.json", "web/src/protocol.ts", "web/src/games/pamplona/view.ts"):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(
            text.replace("round", "lap").replace("version", "revision"), encoding="utf-8"
        )
        result = run("protocol", "--check")
        assert result.returncode == 2
        assert result.stderr == f"tertulia: {name} is not what the protocol says; run `make protocol`\n"
        (folder / name).unlink()
        assert run("protocol", "--check").stderr == f"tertulia: {name}: No such file or directory\n"
        (folder / name).write_text(text, encoding="utf-8")


# Tables that cannot be read


def forge(folder: Path, table: str, seq: int, **change: object) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        where = (table, seq)
        (text,) = connection.execute('SELECT entry FROM log WHERE "table" = ? AND seq = ?', where).fetchone()
        forged = json.dumps({**json.loads(text), **change})
        connection.execute('UPDATE log SET entry = ? WHERE "table" = ? AND seq = ?', (forged, *where))
    connection.close()


def test_export_goes_on_past_a_table_that_cannot_be_read_and_says_which(run: Run, folder: Path) -> None:
    forge(folder, "over", 1, type="magic")
    result = run("export")
    assert (result.returncode, len(result.stdout.splitlines())) == (1, 1)
    assert json.loads(result.stdout)["table"] == "begun"
    assert result.stderr == (
        "tertulia: table 'over' is left out: this server cannot read the table: "
        "its entry 1 is of a kind that this version does not know\n"
    )


def test_records_go_on_past_a_table_with_newer_rules(run: Run, folder: Path) -> None:
    forge(folder, "begun", 0, rules=99)
    result = run("export", "--records")
    assert (result.returncode, len(result.stdout.splitlines())) == (1, 1)
    assert "table 'begun' is left out" in result.stderr
    whole = run("export")  # the log itself can be moved all the same
    assert (whole.returncode, len(whole.stdout.splitlines())) == (0, 2)
    (folder / "club.jsonl").write_text(whole.stdout)
    other = f"sqlite:///{folder / 'other.sqlite'}"
    taken = run("import", "club.jsonl", "--database", other)
    assert taken.returncode == 1
    assert taken.stderr.endswith("1 tables taken in, 0 were here already, 1 left as they were\n")


def test_a_log_that_does_not_replay_is_told_without_what_a_player_could_do(run: Run, folder: Path) -> None:
    """What is allowed is somebody's hand, and stderr of a cron job is a mail."""
    forge(folder, "begun", 3, events=["castle"])
    against = "this server cannot read the table: what was played there is against the rules"
    told = f"tertulia: table 'begun' is left out: the log of table 'begun' does not load: {against}\n"
    assert run("export", "--records").stderr == told
    (folder / "club.jsonl").write_text(run("export", "begun").stdout)
    taken = run("import", "club.jsonl", "--database", f"sqlite:///{folder / 'other.sqlite'}")
    assert taken.stderr.splitlines()[0] == f"tertulia: the log of table 'begun' does not load: {against}"


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "chess"}])
@pytest.mark.parametrize("entries", [1, 3], ids=["waiting", "started"])
def test_a_table_that_no_server_here_would_read_is_not_taken_in(
    run: Run, folder: Path, entries: int, change: dict[str, object]
) -> None:
    """Whether or not its game has begun."""
    over, begun = (json.loads(line) for line in run("export").stdout.splitlines())
    begun["log"] = begun["log"][:entries]
    begun["log"][0][1].update(change)
    (folder / "club.jsonl").write_text(f"{json.dumps(begun)}\n{json.dumps(over)}\n")
    other = f"sqlite:///{folder / 'other.sqlite'}"
    taken = run("import", "club.jsonl", "--database", other)
    assert taken.returncode == 1
    refused, counted = taken.stderr.splitlines()
    assert refused.startswith("tertulia: the log of table 'begun' does not load: ")
    assert ("rules" if "rules" in change else "game") in refused
    assert counted == "1 tables taken in, 0 were here already, 1 left as they were"
    assert json.loads(run("export", "--database", other).stdout)["table"] == "over"


@pytest.mark.parametrize("command", ["export", "admin list", "admin ban --address 203.0.113.7"])
def test_a_database_that_is_not_there_is_not_made_by_those_who_look_for_it(
    run: Run, folder: Path, command: str
) -> None:
    """An empty backup, and a ban that keeps nobody out, would look like success."""
    result = run(*command.split(), "--database", f"sqlite:///{folder}/typed/wrongly.sqlite")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("tertulia: there are no tables in sqlite:///")
    assert "TERTULIA_DATABASE" in result.stderr
    assert not (folder / "typed").exists()
