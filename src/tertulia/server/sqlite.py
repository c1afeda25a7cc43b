"""What SQLite does for us: entries and their commit go straight to the driver. The way through SQLAlchemy
costs more than they do."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sql

from tertulia.server.postgres import Batch

APPEND, ROW = 'INSERT INTO log ("table", seq, at, entry) VALUES ', "(?, ?, ?, ?)"
AT_ONCE = 250
"""Rows of one statement: SQLite takes 999 values in any version."""
CREATE = 'INSERT INTO tables ("table", game, listed, at) VALUES (:table, :game, :listed, :at)'
START = 'UPDATE tables SET listed = 0 WHERE "table" = ?'


def append(writer: sql.Connection, batch: Batch) -> None:
    """All of it, or nothing. Python's lock is let go and taken again around every step of a statement, and
    the thread that talks has it meanwhile. So there are few: mostly one, which commits itself."""
    line: Any = writer.connection.driver_connection
    alone = len(batch.rows) <= AT_ONCE and not (batch.created or batch.started)
    line.isolation_level = None if alone else "DEFERRED"
    try:
        with line:
            for start in range(0, len(batch.rows), AT_ONCE):
                insert(line, batch.rows[start : start + AT_ONCE])
            if batch.created:
                line.executemany(CREATE, batch.created)
            if batch.started:
                line.executemany(START, [(table,) for table in batch.started])
    except sqlite3.Error as error:
        raced = isinstance(error, sqlite3.IntegrityError)
        kind = sql.exc.IntegrityError if raced else sql.exc.OperationalError
        raise kind(None, None, error) from None
    finally:
        line.isolation_level = "DEFERRED"


def insert(line: sqlite3.Connection, rows: Sequence[tuple[str, int, float, str]]) -> None:
    line.execute(APPEND + ", ".join([ROW] * len(rows)), [value for row in rows for value in row])
