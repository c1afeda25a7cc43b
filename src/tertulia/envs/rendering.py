"""A table to look at, in words or as a picture."""

from collections.abc import Sequence

from tertulia import tables
from tertulia.envs.drawing import Picture, picture
from tertulia.envs.errors import UnknownRenderMode
from tertulia.envs.table import Table
from tertulia.locales import language

MODES = ("human", "ansi", "rgb_array")


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise UnknownRenderMode(mode, MODES)
    return mode


def rendered(table: Table, seat: int, players: Sequence[str], mode: str | None) -> str | Picture | None:
    """The table as a seat sees it; `human` prints it."""
    key, view = table.game.meta.key, table.match().view(seat)
    if mode == "rgb_array":
        return picture(key, view, seat, players)
    text = "\n".join(tables.lines(key, view, language("en"), players))
    if mode == "human":
        print(text)
        return None
    return text
