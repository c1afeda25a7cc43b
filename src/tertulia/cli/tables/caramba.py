"""Caramba! (2005) in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from tertulia.cli.tables.words import listed, noted
from tertulia.locales import Language


def lines(view: dict[str, Any], speaker: Language, players: Sequence[str]) -> Iterator[str]:
    say, phase = speaker.say, speaker.say(f"caramba-phase-{view['phase']}")
    yield say("caramba-table-round", round=view["round"], phase=phase, first=players[view["first"]])
    yield say("caramba-table-crates", bag=view["bag"], centre=listed(view["centre"], speaker))
    for seat, row in enumerate(view["seats"]):
        line = say(
            "caramba-table-seat",
            player=players[seat],
            band=row["band"],
            hand=row["hand"],
            pile=row["pile"],
            discard=listed(row["discard"], speaker),
            front=listed(row["front"], speaker),
            secured=row["secured"],
        )
        yield noted(line, *notes(view["phase"], row, speaker))
    yield from own(view["you"], speaker)


def notes(phase: str, row: dict[str, Any], speaker: Language) -> Iterator[str]:
    """What a seat offers now and whether it has passed; what one remembers of it."""
    if phase == "auction":
        goods = {good: str(offer) for good, offer in row["offers"].items()}
        yield speaker.say("caramba-table-offers", passed=str(row["passed"]).lower(), **goods)
    if "remembered" in row:
        hand, secured = (listed(row["remembered"][place], speaker) for place in ("hand", "secured"))
        yield speaker.say("caramba-table-remembered", hand=hand, secured=secured)


def own(you: dict[str, Any], speaker: Language) -> Iterator[str]:
    special = speaker.say("nothing") if you["special"] is None else you["special"]
    hand, secured = listed(you["hand"], speaker), listed(you["secured"], speaker)
    yield speaker.say("caramba-table-you", hand=hand, special=special, secured=secured)
