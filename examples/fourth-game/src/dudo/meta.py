"""The card of the game."""

from tertulia.core.contract import Meta

META = Meta(
    key="dudo",
    title="Dudo (traditional)",
    author="traditional",
    publisher="Peru",
    year=None,
    min_seats=2,
    max_seats=6,
    edition="five-dice",
    rules_version=1,
    options={},
    reasons=("last",),
    score_lines=("dice",),
)
