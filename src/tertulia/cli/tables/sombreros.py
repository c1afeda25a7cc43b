"""Caramba! (1992) in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from tertulia.cli.tables.words import listed
from tertulia.locales import Language


def lines(view: dict[str, Any], speaker: Language, players: Sequence[str]) -> Iterator[str]:
    say, phase = speaker.say, speaker.say(f"sombreros-phase-{view['phase']}")
    yield say("sombreros-table-race", race=view["race"], round=view["round"], phase=phase, pot=view["pot"])
    yield route(view["route"], speaker)
    for seat, row in enumerate(view["seats"]):
        yield say(
            "sombreros-table-seat",
            player=players[seat],
            silver=row["silver"],
            sombreros=listed(row["sombreros"], speaker),
            arrived=row["arrived"],
            ambushes=listed(row["ambushes"], speaker),
            tokens=row["tokens"],
        )
    if view["sombrero"] is not None:
        waiting = listed(view["waiting"], speaker)
        yield say("sombreros-table-turn", space=view["sombrero"], entitled=view["entitled"], waiting=waiting)
    prices = view["prices"]
    yield say("sombreros-table-prices", welcome=prices["welcome"], arrival=prices["arrival"])
    if len(prices["throw"]) > 1:
        throws = [f"{dice}: {price}" for dice, price in prices["throw"].items()]
        yield say("sombreros-table-throws", throws=", ".join(throws))
    if view["offers"]:
        offers = [f"{players[int(seat)]} {silver}" for seat, silver in view["offers"].items()]
        yield say("sombreros-table-offers", offers=", ".join(offers))


def route(stretches: Sequence[dict[str, Any]], speaker: Language) -> str:
    """Which spaces are stone, gravel and earth."""
    parts, last = [], 0
    for stretch in stretches:
        begin, last = last + 1, last + stretch["spaces"]
        parts.append(
            speaker.say("sombreros-table-terrain", terrain=stretch["terrain"], **{"from": begin, "to": last})
        )
    return speaker.say("sombreros-table-route", route=", ".join(parts), last=last)
