"""What SQLite does for us: entries and their commit go straight to the driver. SQLAlchemy's way around it would
cost more than they do."""

import sqlite3
from typing import Any

import sqlalchemy as sql

from tertulia.server.postgres import Batch

APPEND = 'INSERT INTO log ("table", seq, at, entry) VALUES (?, ?, ?, ?)'
CREATE = 'INSERT INTO tables ("table", game, listed, at) VALUES (:table, :game, :listed, :at)'
START = 'UPDATE tables SET listed = 0 WHERE "table" = ?'


def append(writer: sql.Connection, batch: Batch) -> None:
    """All of it, or nothing."""
    line: Any = writer.connection.driver_connection
    try:
        with line:
            line.executemany(APPEND, batch.rows)
            if batch.created:
                line.executemany(CREATE, batch.created)
            if batch.started:
                line.executemany(START, [(table,) for table in batch.started])
    except sqlite3.Error as error:
        raced = isinstance(error, sqlite3.IntegrityError)
        kind = sql.exc.IntegrityError if raced else sql.exc.OperationalError
        raise kind(None, None, error) from None
