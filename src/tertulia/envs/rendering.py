"""A table to look at."""

from collections.abc import Sequence

from tertulia import tables
from tertulia.envs.errors import UnknownRenderMode
from tertulia.envs.table import Table
from tertulia.locales import language

MODES = ("human", "ansi")


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise UnknownRenderMode(mode, MODES)
    return mode


def rendered(table: Table, seat: int, players: Sequence[str], mode: str | None) -> str | None:
    """The table as a seat sees it; `human` prints it."""
    text = in_words(table, seat, players)
    if mode == "human":
        print(text)
        return None
    return text


def in_words(table: Table, seat: int, players: Sequence[str]) -> str:
    """The lines that the terminal shows."""
    view = table.match().view(seat)
    return "\n".join(tables.lines(table.game.meta.key, view, language("en"), players))
