"""Caramba! (1992) in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from tertulia.locales import Language
from tertulia.tables.words import added, listed

# The table


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
        if row["broke"]:
            yield say("sombreros-table-broke", player=players[seat])
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


# What has changed


def changes(
    before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """Moves, what forces another throw, payments, the pot, and the next round or race."""
    if before["throwing"]:
        yield from moves(before, after, speaker, players)
        yield from forced(after, speaker)
    if before["phase"] != "answer":  # the sentence of an accepted offer names the sum
        yield from payments(before, after, speaker, players)
    yield from newly_broke(before, after, speaker, players)
    if after["reason"]:
        yield ended(after, speaker, players)
    elif after["race"] > before["race"]:
        order = ", ".join(players[seat] for seat in after["order"])
        yield speaker.say("sombreros-change-race", race=after["race"], order=order)
    elif after["round"] > before["round"]:
        yield speaker.say("sombreros-change-round", round=after["round"])


def moves(
    before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """From where to where; the sombreros of who takes the pot leave the route without having moved."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        left = added(new["sombreros"], old["sombreros"])
        reached = added(old["sombreros"], new["sombreros"])
        if reached:
            spaces = {"from": left[0], "to": reached[0]}
            yield speaker.say("sombreros-change-moved", player=players[seat], **spaces)
        elif left and not (race_over(before, after) and new["silver"] > old["silver"]):
            yield speaker.say("sombreros-change-arrived", player=players[seat], space=left[0])


def race_over(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return bool(after["race"] != before["race"] or after["phase"] == "over")


def forced(view: dict[str, Any], speaker: Language) -> Iterator[str]:
    """A throw that a space demands and that has just begun."""
    if view["phase"] in ("occupied", "ambushed") and not view["dice"]:
        yield speaker.say(f"sombreros-change-{view['phase']}", space=view["sombrero"], dice=view["throwing"])


def payments(
    before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """Who paid whom, or into the pot; who took the pot."""
    rows = zip(before["seats"], after["seats"], strict=True)
    gains = {seat: new["silver"] - old["silver"] for seat, (old, new) in enumerate(rows)}
    takers = [seat for seat, gain in gains.items() if gain > 0]
    pot = race_over(before, after)
    for seat, gain in gains.items():
        if gain < 0 and takers and not pot:
            taker = players[takers[0]]
            yield speaker.say("sombreros-change-paid", player=players[seat], other_player=taker, silver=-gain)
        elif gain < 0:
            yield speaker.say("sombreros-change-pot", player=players[seat], silver=-gain)
    for seat in takers if pot else ():
        yield speaker.say("sombreros-change-won", player=players[seat], silver=gains[seat])


def newly_broke(
    before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """Who could not pay in full just now (S14)."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        if new["broke"] and not old["broke"]:
            yield speaker.say("sombreros-change-broke", player=players[seat])


def ended(view: dict[str, Any], speaker: Language, players: Sequence[str]) -> str:
    """Why the game is over, and through whom (S16, S17)."""
    reason, rows = view["reason"], list(enumerate(view["seats"]))
    ruined = [seat for seat, row in rows if row["broke"] and not row["sombreros"]]  # whose are left has won
    penniless = [seat for seat, row in rows if not row["silver"]]
    names = [players[seat] for seat in {"broke": ruined, "bankrupt": penniless}.get(reason, [])]
    return speaker.say(f"sombreros-change-{reason}-end", names=", ".join(names))
