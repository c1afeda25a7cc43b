"""Databases: the tables that they hold, and how one is opened. SQLite and PostgreSQL are driven alike."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from tertulia.core.errors import TertuliaError
from tertulia.server.migrations import Foreign, NewerSchema, metadata, migrate

BUSY_MILLISECONDS = 5000
"""How long to wait for another process that writes to the same file, or to the same table."""
VIGILANT = {
    "connect_timeout": "5",
    "keepalives_idle": "20",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""A database that vanished without a goodbye is noticed in seconds; an address may say otherwise."""
PASSWORDS = ["password", "sslpassword"]
"""Where an address may hold one besides its usual place."""
ADDRESSES = "write sqlite:////path/of/a/file or postgresql://user:password@host/name"
ESCAPES = "in a name or a password write %40 for @, %2F for / and %3A for :"
LOGIN = re.compile(r"[^:/]*(:[^@]*)?@")
"""Where an address has a user and perhaps a password."""
SCHEME = re.compile(r"\w+://")
PLAIN = re.compile(r"[\w ./\\-]+")
"""The name of a file, or a slip: there is no password without another sign."""

LOG = sql.Table(
    "log",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("entry", sql.Text, nullable=False),
)
TABLES = sql.Table(
    "tables",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Index("tables_listed", "listed", "at"),
)

PROCESSES = sql.Table(
    "processes",
    metadata,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)
"""Servers on this database. One that dies says no goodbye, so it is believed for a while only."""
PRESENT = sql.Table(
    "present",
    metadata,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
)
"""Who sits where right now, through which process."""


class UnusableDatabase(TertuliaError):
    """A server cannot keep its tables there."""


def opened(url: str) -> tuple[sql.Engine, sql.Connection]:
    """A database, as new as this version wants it, and the one connection that writes to it."""
    try:
        engine = _engine(url)
        return engine, _prepared(engine)
    except (SQLAlchemyError, OSError, Foreign, NewerSchema) as error:
        raise UnusableDatabase(f"cannot keep tables in {shown(url)}: {reason_of(error)}") from None


def shown(url: str) -> str:
    """The address of a database as people may read it, without the password."""
    try:
        return str(address_of(url).difference_update_query(PASSWORDS))
    except SQLAlchemyError:  # nobody can tell where in it the password is
        scheme = SCHEME.match(url)
        return url if PLAIN.fullmatch(url) else f"{scheme[0] if scheme else ''}***"


def address_of(url: str) -> sql.URL:
    try:
        address = sql.make_url(url)
    except (SQLAlchemyError, ValueError):  # a port that is no number is a ValueError
        raise SQLAlchemyError(f"not an address; {ADDRESSES}") from None
    if address.get_backend_name() != "sqlite" and torn(url):
        raise SQLAlchemyError(f"it has an @ too many; {ESCAPES}")
    return address


def torn(url: str) -> bool:
    """Whether an @ is left behind the user and the password: then another one in the password has ended it,
    and the rest of it would be taken for the host, and told to whoever reads that there is none."""
    rest = url.partition("://")[2]
    login = LOGIN.match(rest)
    if login is None or login[1] is None:
        rest = rest.partition("?")[0]  # without a password nothing of it can be behind that
    return "@" in rest[login.end() if login else 0 :]


def _engine(url: str) -> sql.Engine:
    address = address_of(url)
    match address.drivername:
        case "sqlite" | "sqlite+pysqlite":
            return _sqlite(address)
        case "postgresql" | "postgresql+psycopg":
            return _postgresql(address)
    raise SQLAlchemyError(f"not {address.drivername}; {ADDRESSES}")


def _sqlite(address: sql.URL) -> sql.Engine:
    file = file_of(address)
    if file is None:
        raise SQLAlchemyError("memory forgets; name a file, as in sqlite:///tables.sqlite")
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(address, poolclass=NullPool, hide_parameters=True)
    sql.event.listen(engine, "connect", _careful_sqlite)
    return engine


def missing(url: str) -> bool:
    """Whether it names an SQLite file that is not there."""
    try:
        address = address_of(url)
    except SQLAlchemyError:  # whoever opens it will be told
        return False
    file = file_of(address) if address.get_backend_name() == "sqlite" else None
    return file is not None and not file.exists()


def file_of(address: sql.URL) -> Path | None:
    """The file of an SQLite address, which may name it by a URI; None if there is none, only memory."""
    name, memory = address.database or "", address.query.get("mode") == "memory"
    if name.startswith("file:") and address.query.get("uri"):
        name = unquote(urlsplit(name).path)
    return None if memory or name in ("", ":memory:") else Path(name)


def _postgresql(address: sql.URL) -> sql.Engine:
    patient = address.set(drivername="postgresql+psycopg", query={**VIGILANT, **address.query})
    try:
        engine = sql.create_engine(patient, pool_pre_ping=True, hide_parameters=True)
    except ImportError:
        raise SQLAlchemyError("its driver is missing; pip install 'tertulia[postgres]'") from None
    sql.event.listen(engine, "connect", _careful_postgresql)
    return engine


def _prepared(engine: sql.Engine) -> sql.Connection:
    """The connection that writes. The last statement only finds out whether it may."""
    try:
        with engine.begin() as connection:
            migrate(connection)
            connection.execute(TABLES.update().where(sql.false()).values(listed=False))
        return engine.connect()
    except BaseException:
        engine.dispose()
        raise


def _careful_sqlite(connection: Any, record: Any) -> None:
    """A reader never waits for a writer, and a commit is on the disk, not in a cache, when it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _careful_postgresql(connection: Any, record: Any) -> None:
    """A commit is on the disk when it returns, whatever its administrator chose; nobody waits for long."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.execute(f"SET lock_timeout = {BUSY_MILLISECONDS}")
    cursor.execute(f"SET idle_in_transaction_session_timeout = {2 * BUSY_MILLISECONDS}")
    cursor.close()
    connection.commit()  # else a later rollback would take these back


def reason_of(error: Exception) -> str:
    """The first line: on others PostgreSQL may quote the row."""
    told = str(getattr(error, "orig", None) or error).strip()
    return " ".join(told.partition("\nDETAIL:")[0].split())
