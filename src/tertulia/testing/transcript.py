"""A whole game as text that a person can follow."""

from collections.abc import Iterator
from textwrap import wrap

from tertulia.core.contract import CHANCE
from tertulia.core.game import Game
from tertulia.testing.paths import by_hand


def transcript(game: Game, seats: int, seed: int | str, rules: int | None = None) -> Iterator[str]:
    """The lines: each event with all that was possible instead, the final position, the outcome."""
    meta = game.meta
    version = meta.rules_version if rules is None else rules
    yield f"{meta.title}, rules {version}, {meta.edition}, {seats} seats, seed {seed}"
    actor, possible, match = None, "", None
    for match in by_hand(game, seats, seed, rules=version):
        if match.history:
            who = "chance" if actor == CHANCE else f"seat {actor}"
            text = f"{len(match.history)}. {who}: {match.history[-1].action}   of: {possible}"
            yield from wrap(text, 110, subsequent_indent="    ", break_on_hyphens=False)
        actor = match.actor
        possible = " | ".join(f"{action}" for action in match.legal())
    assert match is not None and match.outcome is not None
    for name, value in match.position()["table"].items():
        yield f"{name}: {value}"
    for seat, lines in enumerate(match.outcome.breakdown):
        yield f"seat {seat}: {match.outcome.scores[seat]} = {dict(lines)}"
    yield f"won by {list(match.outcome.winners)}, ended by {match.outcome.reason}"
