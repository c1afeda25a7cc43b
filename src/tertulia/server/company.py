"""For whom the bots of a table think, and who pays for it: the people who are there."""

from collections.abc import Collection, Sequence

from tertulia.server.bot_queue import NOBODY, PEOPLE, Asker
from tertulia.server.viewers import Viewer
from tertulia.server.visitors import Visitor, Visitors

ANALYSIS_WEIGHT = 0.25
"""Who looks back has a quarter of the share of those who play."""


def payers(viewers: Collection[Viewer]) -> list[Visitor]:
    """Those who play; where nobody does, those who look on."""
    playing = {viewer.visitor for viewer in viewers if viewer.token_hashes}
    return sorted(playing or {viewer.visitor for viewer in viewers})


def table_asks(table: str, viewers: Collection[Viewer], elsewhere: bool, visitors: Visitors) -> Asker:
    """`elsewhere`: somebody plays here through another process, where they are counted."""
    able = [one for one in payers(viewers) if visitors.has("bot_seconds", one)]
    rank = PEOPLE if able or (elsewhere and not viewers) else NOBODY
    return Asker(key=table, group=group(able), rank=rank, pay=lambda seconds: charge(able, seconds, visitors))


def visitor_asks(what: str, visitor: Visitor, visitors: Visitors, weight: float = 1.0) -> Asker:
    """Of one visitor: all that they ask for has one share."""
    able = [visitor] if visitors.has("bot_seconds", visitor) else []
    return Asker(
        key=f"{what} {visitor.address}",
        group=visitor.address,
        rank=PEOPLE if able else NOBODY,
        weight=weight,
        pay=lambda seconds: charge(able, seconds, visitors),
    )


def group(able: Sequence[Visitor]) -> str:
    return able[0].address if able else ""


def charge(able: Sequence[Visitor], seconds: float, visitors: Visitors) -> None:
    for one in able:
        visitors.charge("bot_seconds", one, seconds / len(able))
