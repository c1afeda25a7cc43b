"""What a database keeps for those who run a server: bans, links to lost seats, and who did what."""

import sqlalchemy as sql

from tertulia.server.migrations import metadata

BANS = sql.Table(
    "bans",
    metadata,
    sql.Column("kind", sql.String(8), primary_key=True),
    sql.Column("value", sql.String(32), primary_key=True),
    sql.Column("effect", sql.String(8), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("until", sql.Float),
)
"""Who may not come in, or may not chat: an address or a guest key, hashed; `until` NULL: for ever."""
LINKS = sql.Table(
    "links",
    metadata,
    sql.Column("code", sql.String(64), primary_key=True),
    sql.Column("table", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""Seats that whoever shows a code first gets back. The code itself is not kept, only its hash."""
AUDIT = sql.Table(
    "audit",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("who", sql.String(64), nullable=False),
    sql.Column("act", sql.String(16), nullable=False),
    sql.Column("table", sql.String(32)),
    sql.Column("detail", sql.Text, nullable=False),
)
"""Everything that was done by `tertulia admin` or its page. Nothing in it names a player."""
