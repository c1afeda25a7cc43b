"""What PostgreSQL does for us: entries, their commit and the news of them go to it in one trip, and only
those processes are woken that have such a table in memory.

A process is told in two steps. It writes into `holding` that it has a table, commits, and then reads the log.
Whoever appends commits, and then looks who holds the table. So nobody misses an entry, and nobody waits: if
the writer looked too early to find the reader, then it had committed before the reader began to read.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sql

from tertulia.server.migrations import metadata

CHANNEL = "tertulia"
"""What every process is told on; each has one of its own besides."""
EVERYBODY = "*"
"""The news that anything may have changed."""
PEOPLE = "@"
"""The news that somebody came or went at a table."""

HOLDING = sql.Table(
    "holding",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("process", sql.String(32), primary_key=True),
)
"""Which process has which table in memory. Nobody writes it in an SQLite file: there everybody looks."""

# Lists travel as JSON: the driver takes ten times as long for an array.
APPEND = """
INSERT INTO log ("table", seq, at, entry)
SELECT item->>0, (item->>1)::integer, (item->>2)::float8, item->>3
FROM json_array_elements(%s::json) AS item
"""
CREATE = """
INSERT INTO tables ("table", game, listed, at)
SELECT item->>'table', item->>'game', (item->>'listed')::boolean, (item->>'at')::float8
FROM json_array_elements(%s::json) AS item
"""
START = """
UPDATE tables SET listed = false WHERE "table" = ANY(ARRAY(SELECT json_array_elements_text(%s::json)))
"""
HOLD = """
INSERT INTO holding ("table", process)
SELECT "table", %(process)s FROM log
WHERE seq = 0 AND "table" = ANY(ARRAY(SELECT json_array_elements_text(%(tables)s::json)))
ON CONFLICT ("table", process) DO UPDATE SET process = excluded.process RETURNING "table"
"""
LET_GO = """
DELETE FROM holding
WHERE process = %(process)s AND "table" = ANY(ARRAY(SELECT json_array_elements_text(%(tables)s::json)))
"""
LOGS = """
SELECT "table", at, entry FROM log
WHERE "table" = ANY(ARRAY(SELECT json_array_elements_text(%(tables)s::json))) ORDER BY "table", seq
"""
OTHERS = """
SELECT "table", seat FROM holding JOIN processes USING (process) LEFT JOIN present USING (process, "table")
WHERE process <> %(process)s AND until >= %(now)s
AND "table" = ANY(ARRAY(SELECT json_array_elements_text(%(tables)s::json)))
"""
UNDURABLE = "SET LOCAL synchronous_commit = off"
TELL = f"""
SELECT pg_notify('{CHANNEL}_' || process, %(news)s::json->>"table") FROM holding
WHERE process <> %(process)s AND "table" = ANY(ARRAY(SELECT json_object_keys(%(news)s::json)))
"""
TELL_ALL = f"SELECT pg_notify('{CHANNEL}', %s)"


@dataclass(slots=True)
class Batch:
    """What one transaction appends."""

    rows: list[tuple[str, int, float, str]] = field(default_factory=list)
    created: list[dict[str, Any]] = field(default_factory=list)
    started: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    """Tables that this process has in memory from the beginning."""
    news: dict[str, str] = field(default_factory=dict)


Statement = tuple[str, Mapping[str, Any] | Sequence[Any]]


def append(writer: sql.Connection, batch: Batch, process: str) -> None:
    """Commit, then tell, in one trip: also a process that is killed meanwhile tells what it has written."""
    statements: list[Statement] = [(APPEND, [_json(batch.rows)])]
    if batch.created:
        statements.append((CREATE, [_json(batch.created)]))
    if batch.started:
        statements.append((START, [_json(batch.started)]))
    if batch.held:
        statements.append((HOLD, {"process": process, "tables": _json(batch.held)}))
    _trip(writer, statements, [(TELL, {"process": process, "news": _json(batch.news)})])


@dataclass(slots=True)
class Held:
    """What a process finds of a table when it begins to hold it."""

    log: list[tuple[float, str]] = field(default_factory=list)
    shared: bool = False
    """Whether another living process holds it, too."""
    elsewhere: set[int] = field(default_factory=set)
    """Seats of those who sit there through other processes."""


def hold(writer: sql.Connection, tables: Collection[str], process: str) -> set[str]:
    """From now on this process is told of these tables; those of them that there are.

    Nobody waits for the disk: a process that finds the database broken says it again.
    """
    asked = {"process": process, "tables": _json(list(tables))}
    _, held = _trip(writer, [(UNDURABLE, ()), (HOLD, asked)])
    return {table for (table,) in held.fetchall()}


def hold_and_read(
    writer: sql.Connection, tables: Collection[str], process: str, now: float
) -> dict[str, Held]:
    """The same, and what there is to know of each of them, in one trip."""
    asked = {"process": process, "tables": _json(list(tables)), "now": now}
    then = [(LOGS, asked), (OTHERS, asked)]
    _, held, logs, others = _trip(writer, [(UNDURABLE, ()), (HOLD, asked)], then)
    found = {table: Held() for (table,) in held.fetchall()}
    for table, at, entry in logs.fetchall():
        if table in found:  # else it was made after we asked for it
            found[table].log.append((at, entry))
    for table, seat in others.fetchall():
        if table in found:
            found[table].shared = True
            found[table].elsewhere |= set() if seat is None else {seat}
    return found


def let_go(writer: sql.Connection, tables: Collection[str], process: str) -> None:
    asked = {"process": process, "tables": _json(list(tables))}
    _trip(writer, [(UNDURABLE, ()), (LET_GO, asked)])


def _trip(
    writer: sql.Connection, statements: Sequence[Statement], then: Sequence[Statement] = ()
) -> list[Any]:
    """Statements in one transaction, and others after it: nobody waits for an answer before the last."""
    line: Any = writer.connection.driver_connection
    line.autocommit = True  # else the driver begins, and waits for it
    try:
        with line.pipeline():
            line.execute("BEGIN")
            answers = [line.execute(*statement) for statement in statements]
            line.execute("COMMIT")
            answers += [line.execute(*statement) for statement in then]
    except writer.dialect.loaded_dbapi.Error as error:
        raise _recovered(writer, line, error) from None
    line.autocommit = False
    return answers


def _recovered(writer: sql.Connection, line: Any, error: Exception) -> sql.exc.DBAPIError:
    """The same error in SQLAlchemy's words. If the transaction is still open, nothing has happened; else
    nobody knows, as after a connection that broke."""
    driver, undone = writer.dialect.loaded_dbapi, line.info.transaction_status.name == "INERROR"
    try:
        line.rollback()
        line.autocommit = False
    except driver.Error:
        writer.invalidate(error)
    kind = sql.exc.IntegrityError if isinstance(error, driver.IntegrityError) else sql.exc.OperationalError
    return kind(None, None, error, connection_invalidated=not undone)


def tell(writer: sql.Connection, news: Mapping[str, str], process: str) -> None:
    """Tell those who hold these tables; in a transaction after the one that wrote what there is to tell."""
    writer.exec_driver_sql(TELL, {"process": process, "news": _json(news)})


def tell_all(writer: sql.Connection, news: str = EVERYBODY) -> None:
    """Tell every process, whatever it holds, when this transaction is committed."""
    writer.exec_driver_sql(TELL_ALL, (news,))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
