"""What a seat, or a spectator (None), may see: an allow-list, built by name (C28, C29)."""

from typing import Any

from tertulia.core.contract import NOBODY, shown_actor
from tertulia.games.caramba.box import CRATES, GOODS, LETTERS, SPECIALS, Edition, card_names
from tertulia.games.caramba.rules import offer
from tertulia.games.caramba.state import PHASES


def view(edition: Edition, box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The table as that viewer sees it."""
    table: dict[str, Any] = {
        "round": int(s.rounds),
        "phase": PHASES[s.phase],
        "actor": shown_actor(s),
        "first": None if s.first == NOBODY else int(s.first),
        "bag": int(s.bag.sum()),
        "centre": crates(s.centre),
        "seats": [public(edition, box, s, other) for other in range(s.seats)],
    }
    if seat is not None:
        table["you"] = own(edition, s, seat)
    return table


def public(edition: Edition, box: Any, s: Any, seat: int) -> dict[str, Any]:
    """What everybody may see of a seat (C28)."""
    row: dict[str, Any] = {
        "band": edition.bands.value[seat].band,
        "hand": int(s.hand[seat].sum()),
        "pile": int(s.pile[seat].sum()),
        "discard": cards(edition, seat, s.discard[seat]),
        "front": crates(s.front[seat]),
        "protected": None if s.protected[seat] == NOBODY else LETTERS[s.protected[seat]],
        "secured": int(s.secured[seat].sum()),
        "bids": {LETTERS[good]: cards(edition, seat, s.bids[seat, good]) for good in range(GOODS)},
        "offers": {LETTERS[good]: int(offer(box, s, seat, good)) for good in range(GOODS)},
        "passed": bool(s.passed[seat]),
        "special": SPECIALS[s.special[seat]] if s.played[seat] else "unknown",
    }
    if box.memory_aid:
        row["remembered"] = {"hand": cards(edition, seat, s.known[seat]), "secured": crates(s.secured[seat])}
    return row


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What only the one who sits there may see (C29)."""
    unknown = s.special[seat] == NOBODY or s.played[seat]
    return {
        "seat": seat,
        "hand": cards(edition, seat, s.hand[seat]),
        "special": None if unknown else SPECIALS[s.special[seat]],
        "secured": crates(s.secured[seat]),
    }


def cards(edition: Edition, seat: int, counts: Any) -> list[str]:
    return [
        card for card, copies in zip(card_names(edition, seat), counts, strict=False) for _ in range(copies)
    ]


def crates(counts: Any) -> list[str]:
    return [crate for crate, copies in zip(CRATES, counts, strict=True) for _ in range(copies)]
