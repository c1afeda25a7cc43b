"""The card of the game."""

from tertulia.core.contract import Meta, Option

META = Meta(
    key="sombreros",
    title="Caramba! (Randolph, 1992)",
    author="Alex Randolph",
    publisher="Amigo",
    year=1992,
    min_seats=2,
    max_seats=6,
    edition="amigo-1992",
    rules_version=1,
    options={"offers": Option(True, "richer opponents may offer silver for one extra die (S13)")},
    reasons=("bankrupt", "guard"),
    score_lines=("silver",),
)
