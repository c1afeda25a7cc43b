"""The card of the game."""

from typing import Literal, get_args

from tertulia.core.contract import Meta, Option

Reason = Literal["bag", "guard"]
REASONS: tuple[Reason, ...] = get_args(Reason)

META = Meta(
    key="caramba",
    title="Caramba! (Schacht, 2005)",
    author="Michael Schacht",
    publisher="Tilsit",
    year=2005,
    min_seats=2,
    max_seats=4,
    edition="tilsit-2005",
    rules_version=1,
    options={"memory_aid": Option(False, "the table shows what an attentive player would remember (C30)")},
    reasons=REASONS,
    score_lines=("gold", "munitions", "dynamite"),
    tiebreaks=("hand",),
)
