"""Rows that may be there already: each database has its own word for it."""

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite


def insert(writer: sql.Connection, table: sql.Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can be told what to do if a row of the same key is there."""
    if writer.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
