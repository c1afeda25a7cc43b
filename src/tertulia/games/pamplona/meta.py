"""The card of the game."""

from typing import Literal, get_args

from tertulia.core.contract import Meta, Option

Reason = Literal["torro", "seated"]
REASONS: tuple[Reason, ...] = get_args(Reason)

META = Meta(
    key="pamplona",
    title="Viva Pamplona! (Kramer, 1992)",
    author="Wolfgang Kramer",
    publisher="F.X. Schmid",
    year=1992,
    min_seats=2,
    max_seats=6,
    edition="fx-schmid-1992",
    rules_version=1,
    options={
        "rotate_start": Option(False, "the starting seat moves one clockwise after each Torro action (P1)"),
        "fear_shields": Option(False, "a runner on a fear space behind Torro pays nothing for it (P15, P20)"),
        "shove_needs_arrival": Option(False, "a shove only where a runner came to stand this turn (P9)"),
    },
    reasons=REASONS,
    score_lines=("courage", "credits", "rows", "penalty"),
)
