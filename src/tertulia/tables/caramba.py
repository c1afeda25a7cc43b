"""Caramba! (2005) in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from tertulia.locales import Language
from tertulia.tables.words import added, listed, noted

# The table


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
    """What a seat offers now and whether it has passed; its special, if seen; what one remembers of it."""
    if phase == "auction":
        goods = {good: bid(row, good) for good in row["offers"]}
        yield speaker.say("caramba-table-offers", passed=str(row["passed"]).lower(), **goods)
    if row["protected"] is not None:
        yield speaker.say("caramba-table-protected", good=row["protected"])
    elif row["special"] != "unknown":
        yield speaker.say("caramba-table-special", special=row["special"])
    if "remembered" in row:
        hand, secured = (listed(row["remembered"][place], speaker) for place in ("hand", "secured"))
        yield speaker.say("caramba-table-remembered", hand=hand, secured=secured)


def bid(row: dict[str, Any], good: str) -> str:
    """A seat's offer for a good, with the cards it has played there."""
    offer, cards = row["offers"][good], row["bids"][good]
    return f"{offer} ({' '.join(cards)})" if cards else str(offer)


def own(you: dict[str, Any], speaker: Language) -> Iterator[str]:
    special = speaker.say("nothing") if you["special"] is None else you["special"]
    hand, secured = listed(you["hand"], speaker), listed(you["secured"], speaker)
    yield speaker.say("caramba-table-you", hand=hand, special=special, secured=secured)


# What has changed

Seats = Sequence[tuple[str, dict[str, Any], dict[str, Any]]]
"""Every player with the row before and the row after."""


def changes(
    before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """How an auction ended, who makes a new draw pile, and the next round."""
    seats = list(zip(players, before["seats"], after["seats"], strict=False))
    if before["phase"] == "auction" != after["phase"]:
        for good in before["seats"][0]["bids"]:
            yield from bidding(good, seats, speaker)
        yield from gains(seats, speaker)
        if crates := added(before["centre"], after["centre"]):
            yield speaker.say("caramba-change-centre", crates=" ".join(crates))
    if after["phase"] == "cards":
        for player, old, new in seats:
            if old["discard"] and not new["discard"]:
                yield speaker.say("caramba-change-shuffled", player=player)
    if after["round"] > before["round"] > 0 and after["phase"] != "over":
        first = players[after["first"]]
        yield speaker.say("caramba-change-round", round=after["round"], first=first)


def bidding(good: str, seats: Seats, speaker: Language) -> Iterator[str]:
    """The offers for a good, the highest first, if a card was played on it or a crate of it changed hands."""
    moved = any(crates(good, old) != crates(good, new) for _, old, new in seats)
    if moved or any(old["bids"][good] for _, old, _ in seats):
        offers = [(old["offers"][good], player) for player, old, _ in seats if old["offers"][good]]
        offers.sort(key=lambda offer: -offer[0])
        tie = len(offers) > 1 and offers[0][0] == offers[1][0]
        text = ", ".join(f"{player} {offer}" for offer, player in offers)
        yield speaker.say(f"caramba-change-{'tie' if tie else 'offers'}", good=good, offers=text)


def crates(good: str, row: dict[str, Any]) -> list[str]:
    return [crate for crate in row["front"] if crate.startswith(good)]


def gains(seats: Seats, speaker: Language) -> Iterator[str]:
    """What each seat has won, and with which cards."""
    for player, old, new in seats:
        won, spent = added(old["front"], new["front"]), added(old["discard"], new["discard"])
        words = {"player": player, "cards": " ".join(spent)}
        if won:
            yield speaker.say("caramba-change-won", **words, crates=" ".join(won), spent=len(spent))
        elif spent:
            yield speaker.say("caramba-change-spent", **words)
