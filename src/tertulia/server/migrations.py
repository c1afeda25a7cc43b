"""The shape of a database: a number in it says which, and numbered steps lead from each to the next.

Forward only. A step never changes once it was released: what an old version wrote must arrive at the same
shape as what is new. A new shape is a new step at the end; the tables beside the code that uses them say what
came out.
"""

import logging
import secrets
from collections.abc import Callable

import sqlalchemy as sql

from tertulia.core.errors import TertuliaError

logger = logging.getLogger("tertulia.server")
PREPARING = 8421
"""The lock under which a server changes the shape of a PostgreSQL: any number that all servers share."""

metadata = sql.MetaData()
META = sql.Table(
    "meta",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
"""What a database knows of itself: its shape (`schema`), the salt of its bans, when it was last well."""
SCHEMA, SALT, HEALTH = "schema", "salt", "health"
FIRST = {"log", "tables"}
"""What every database of ours has, whatever its shape."""


class NewerSchema(TertuliaError):
    """A later version has changed the shape of this database, and this one would not know what it writes."""


class Foreign(TertuliaError):
    """Another program keeps something there."""

    def __init__(self) -> None:
        super().__init__("it is not a database of Tertulia; another program has made it")


def first_release(connection: sql.Connection) -> None:
    """What version 0.1 made, before databases had a number."""
    for statement in (
        'CREATE TABLE log ("table" VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, at FLOAT NOT NULL,'
        ' entry TEXT NOT NULL, PRIMARY KEY ("table", seq))',
        'CREATE TABLE tables ("table" VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL,'
        ' listed BOOLEAN NOT NULL, at FLOAT NOT NULL, PRIMARY KEY ("table"))',
        "CREATE INDEX tables_listed ON tables (listed, at)",
        "CREATE TABLE processes (process VARCHAR(32) NOT NULL, until FLOAT NOT NULL, PRIMARY KEY (process))",
        'CREATE TABLE present (process VARCHAR(32) NOT NULL, "table" VARCHAR(32) NOT NULL,'
        ' seat INTEGER NOT NULL, PRIMARY KEY (process, "table", seat))',
    ):
        connection.exec_driver_sql(statement)


def operators(connection: sql.Connection) -> None:
    """The number itself, and what those who run a server need: bans, links to lost seats, who did what."""
    for statement in (
        "CREATE TABLE meta (name VARCHAR(32) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name))",
        "CREATE TABLE bans (kind VARCHAR(8) NOT NULL, value VARCHAR(32) NOT NULL, effect VARCHAR(8) NOT NULL,"
        " at FLOAT NOT NULL, until FLOAT, PRIMARY KEY (kind, value, effect))",
        'CREATE TABLE links (code VARCHAR(64) NOT NULL, "table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,'
        " until FLOAT NOT NULL, PRIMARY KEY (code))",
        "CREATE TABLE audit (id VARCHAR(16) NOT NULL, at FLOAT NOT NULL, who VARCHAR(64) NOT NULL,"
        ' act VARCHAR(16) NOT NULL, "table" VARCHAR(32), detail TEXT NOT NULL, PRIMARY KEY (id))',
    ):
        connection.exec_driver_sql(statement)
    connection.execute(META.insert(), {"name": SALT, "value": secrets.token_hex(16)})


def lobby(connection: sql.Connection) -> None:
    """Who made the open tables that wait for players, and when somebody was last there."""
    connection.exec_driver_sql(
        'CREATE TABLE lobby ("table" VARCHAR(32) NOT NULL, guest VARCHAR(128) NOT NULL,'
        ' address VARCHAR(128) NOT NULL, seen FLOAT NOT NULL, PRIMARY KEY ("table"))'
    )


def holding(connection: sql.Connection) -> None:
    """Which process has which table in memory, so that only those are woken."""
    connection.exec_driver_sql(
        'CREATE TABLE holding ("table" VARCHAR(32) NOT NULL, process VARCHAR(32) NOT NULL,'
        ' PRIMARY KEY ("table", process))'
    )


STEPS: list[Callable[[sql.Connection], None]] = [first_release, operators, lobby, holding]
"""Step `n`, counted from 1, makes a database of shape `n` out of one of shape `n - 1`."""


def migrate(connection: sql.Connection) -> None:
    """Bring a database to today's shape, in one transaction, while no other server does the same."""
    _alone(connection)
    found, newest = version(connection), len(STEPS)
    if found > newest:
        raise NewerSchema(
            f"a newer Tertulia has used it (its schema is {found}, this version knows {newest}): "
            "upgrade first"
        )
    for step in STEPS[found:]:
        step(connection)
    if found < newest:
        _number(connection, newest)
    if 0 < found < newest:
        logger.info("database brought up to date", extra={"from_schema": found, "to_schema": newest})


def version(connection: sql.Connection) -> int:
    """0: nothing was ever kept there."""
    tables = set(sql.inspect(connection).get_table_names())
    if FIRST - tables:
        if tables & {*FIRST, META.name} or (tables and connection.dialect.name == "sqlite"):
            raise Foreign  # only a PostgreSQL may be shared with others
        return 0
    if META.name not in tables:
        return 1
    return int(connection.execute(sql.select(META.c.value).where(META.c.name == SCHEMA)).scalar_one())


def _number(connection: sql.Connection, number: int) -> None:
    connection.execute(META.delete().where(META.c.name == SCHEMA))
    connection.execute(META.insert(), {"name": SCHEMA, "value": str(number)})


def _alone(connection: sql.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(PREPARING)))
    else:  # else Python's driver would commit after every CREATE
        connection.exec_driver_sql("BEGIN IMMEDIATE")
