"""Viva Pamplona! in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from tertulia.locales import Language
from tertulia.tables.words import added, listed, noted

# The table


def lines(view: dict[str, Any], speaker: Language, players: Sequence[str]) -> Iterator[str]:
    say, phase, path = speaker.say, speaker.say(f"pamplona-phase-{view['phase']}"), view["path"]
    yield say("pamplona-table-round", round=view["round"], phase=phase, first=players[view["first"]])
    yield say(
        "pamplona-table-path",
        street=path["street"],
        arena=path["street"] + 1,
        tomatoes=listed(path["tomatoes"], speaker),
        fear=listed(path["fear"], speaker),
    )
    discard = listed(view["discard"], speaker)
    yield say("pamplona-table-torro", torro=view["torro"], deck=view["deck"], discard=discard)
    for seat, row in enumerate(view["seats"]):
        line = say(
            "pamplona-table-seat",
            player=players[seat],
            runners=listed(row["runners"], speaker),
            rows=listed(row["rows"], speaker),
            courage=row["courage"],
            credits=row["credits"],
        )
        attack = row["attack"]
        yield line if attack is None else noted(line, say("pamplona-table-attack", attack=f"{attack:+d}"))
    if view["dice"]:
        yield say("pamplona-table-dice", a=view["dice"]["A"], b=view["dice"]["B"])


# What has changed


def changes(
    before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """Where Torro is now, what is new for each seat, who pays for being outnumbered, the next round."""
    say, turn, dues = speaker.say, before["turn"], shove_dues(before, after)
    if after["torro"] != before["torro"]:
        yield say("pamplona-change-torro", space=after["torro"])
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        income = sum(dues.values()) if seat == turn else -dues.get(seat, 0)
        news = [*places(old, new, seat == turn, before["phase"], speaker), *money(old, new, income, speaker)]
        if news:
            yield say("pamplona-change-seat", player=players[seat], changes=", ".join(news))
    for seat, due in dues.items():
        names = {"player": players[seat], "other_player": players[turn]}
        yield say("pamplona-change-outnumbered", **names, space=after["shove"]["space"], courage=due)
    if after["round"] > before["round"]:
        yield say("pamplona-change-round", round=after["round"])
        if after["first"] != before["first"]:
            yield say("pamplona-first", player=players[after["first"]])


def shove_dues(before: dict[str, Any], after: dict[str, Any]) -> dict[int, int]:
    """What each seat has just paid to the one on turn, who may shove it now."""
    if before["shove"] or not after["shove"]:
        return {}
    rows = enumerate(zip(before["seats"], after["seats"], strict=True))
    losses = {seat: old["balance"] - new["balance"] for seat, (old, new) in rows if seat != before["turn"]}
    return {seat: loss for seat, loss in losses.items() if loss}


def places(
    old: dict[str, Any], new: dict[str, Any], on_turn: bool, phase: str, speaker: Language
) -> Iterator[str]:
    """Where the runners are after both their own moves or after a shove; the rows of those just seated."""
    rows = added(old["rows"], new["rows"])
    moved = phase in ("die-b", "one-die") if on_turn else added(old["runners"], new["runners"])
    if moved and new["runners"]:
        runners = " ".join(map(str, new["runners"]))
        yield speaker.say("pamplona-change-runners", count=len(new["runners"]), runners=runners)
    if rows:
        yield speaker.say("pamplona-change-rows", count=len(rows), rows=" ".join(map(str, rows)))


def money(old: dict[str, Any], new: dict[str, Any], income: int, speaker: Language) -> Iterator[str]:
    """Courage and credits, but for an income that has a sentence of its own."""
    if new["balance"] - income != old["balance"]:
        spans = {"before": old["courage"], "after": new["courage"] - income}
        yield speaker.say("pamplona-change-courage", **spans)
    if new["credits"] != old["credits"]:
        yield speaker.say("pamplona-change-credits", before=old["credits"], after=new["credits"])
