"""A table to look at, in words or as a picture."""

from collections.abc import Sequence

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
    story, match = table.game.stories, table.match()
    if mode == "rgb_array":
        return picture(table.game.meta.key, match.view(seat), seat, players)
    view = match.seen(seat)
    text = "\n".join(language("en").lines([*story.table(view), *story.own(view)], players))
    if mode == "human":
        print(text)
        return None
    return text
