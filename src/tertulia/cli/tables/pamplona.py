"""Viva Pamplona! in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from tertulia.cli.tables.words import listed, noted
from tertulia.locales import Language


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
