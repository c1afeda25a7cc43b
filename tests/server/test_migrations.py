"""Databases of every shape that ever was are brought to today's, once, and newer ones are left alone."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sql

from tertulia.server import migrations
from tertulia.server.admin import kept
from tertulia.server.databases import LOG, TABLES, UnusableDatabase
from tertulia.server.migrations import META, NewerSchema, metadata, migrate, version
from tertulia.server.store import Store

if TYPE_CHECKING:
    from tests.server.conftest import Postgres

WRITTEN = Path(__file__).parent.parent / "fixtures" / "0.1" / "tables.sqlite"
NEWEST = len(migrations.STEPS)
assert kept.BANS.metadata is metadata  # whoever compares the tables must know these, too


@contextmanager
def engine(url: str) -> Iterator[sql.Engine]:
    made = sql.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    yield made
    made.dispose()


def shape(url: str) -> dict[str, dict[str, tuple[str, bool]]]:
    """Every column of every table: its kind, and whether it may be empty."""
    with engine(url) as made:
        found = sql.inspect(made)
        return {
            table: {
                c["name"]: (str(c["type"]).split("(")[0], c["nullable"]) for c in found.get_columns(table)
            }
            for table in found.get_table_names()
        }


def names(url: str) -> dict[str, set[str]]:
    return {table: set(columns) for table, columns in shape(url).items()}


def opened(url: str) -> tuple[int, list[str]]:
    """The number of a database that a server has opened, and its tables."""

    async def run() -> tuple[int, list[str]]:
        store = Store(url)
        number, tables = await store.by_writer(version), await store.all_tables()
        await store.close()
        return number, tables

    return asyncio.run(run())


def write_as_0_1(url: str) -> None:
    """What that version wrote, in a database of any kind."""
    with engine(url) as made, made.begin() as connection:
        migrations.first_release(connection)
        old = sqlite3.connect(f"file:{WRITTEN}?immutable=1", uri=True)
        old.row_factory = sqlite3.Row
        for table in (LOG, TABLES):
            rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
            connection.execute(table.insert(), [{**row, **flags(row)} for row in rows])
        old.close()


def flags(row: dict[str, object]) -> dict[str, bool]:
    return {"listed": bool(row["listed"])} if "listed" in row else {}


def test_a_new_database_has_the_newest_number_and_the_tables_of_the_code(database: str) -> None:
    assert opened(database) == (NEWEST, [])
    assert names(database) == {table.name: set(table.columns.keys()) for table in metadata.sorted_tables}


def test_what_version_0_1_wrote_in_sqlite_is_brought_up_to_date(tmp_path: Path) -> None:
    file = shutil.copy(WRITTEN, tmp_path / "tables.sqlite")
    fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    number, tables = opened(f"sqlite:///{file}")
    assert (number, len(tables)) == (NEWEST, 14)
    opened(fresh)
    assert shape(f"sqlite:///{file}") == shape(fresh)


def test_what_version_0_1_wrote_in_postgresql_is_brought_up_to_date(postgres: "Postgres") -> None:
    url, fresh = postgres.database(), postgres.database()
    write_as_0_1(url)
    with ThreadPoolExecutor(4) as pool:  # several servers begin at once: one of them does it
        results = list(pool.map(opened, [url] * 4))
    assert all((number, len(tables)) == (NEWEST, 14) for number, tables in results)
    opened(fresh)
    assert shape(url) == shape(fresh)


@pytest.mark.parametrize("number", range(1, NEWEST))
def test_every_earlier_shape_is_brought_up_to_date(
    database: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with engine(database) as made, made.begin() as connection, monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", migrations.STEPS[:number])
        if number == 1:
            migrations.first_release(connection)  # it had no number yet
        else:
            migrate(connection)
    assert opened(database) == (NEWEST, [])
    assert names(database) == {table.name: set(table.columns.keys()) for table in metadata.sorted_tables}


def test_a_step_that_fails_leaves_everything_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(database)

    def fails(connection: sql.Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (a INTEGER)")
        connection.exec_driver_sql("CREATE TABLE half (a INTEGER)")

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", [*migrations.STEPS, fails])
        with pytest.raises(UnusableDatabase, match="half"):
            Store(database)
    assert opened(database) == (NEWEST, [])
    assert "half" not in names(database)


def test_a_newer_database_is_refused_in_one_clear_line(database: str) -> None:
    opened(database)
    with engine(database) as made, made.begin() as connection:
        connection.execute(META.update().where(META.c.name == "schema").values(value=str(NEWEST + 7)))
    reason = rf"its schema is {NEWEST + 7}, this version knows {NEWEST}\): upgrade first"
    with pytest.raises(UnusableDatabase, match=reason):
        Store(database)
    with engine(database) as made, made.begin() as connection, pytest.raises(NewerSchema):
        migrate(connection)
