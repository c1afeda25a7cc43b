"""The card of the game."""

from typing import Literal, get_args

from tertulia.core.contract import Meta, Option

Reason = Literal["bankrupt", "guard", "broke"]
REASONS: tuple[Reason, ...] = get_args(Reason)

META = Meta(
    key="sombreros",
    title="Caramba! (Randolph, 1992)",
    author="Alex Randolph",
    publisher="Amigo",
    year=1992,
    min_seats=2,
    max_seats=6,
    edition="amigo-1992",
    rules_version=2,
    options={
        "offers": Option(True, "richer opponents may offer silver for one extra die (S13)"),
        "round_ambush": Option(False, "tokens may also be placed at the start of every later round (S10)"),
    },
    reasons=REASONS,
    score_lines=("silver",),
)
