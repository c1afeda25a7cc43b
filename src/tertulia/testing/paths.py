"""Ways through a game: random ones, and all of them to a depth."""

from collections.abc import Iterator

from tertulia.core.chance import key_of
from tertulia.core.contract import Action
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.record import retrace


def uniform_choice(match: Match, seed: int | str, index: int) -> Action:
    """The action number `index` that uniform players of this seed take, here and in native playouts."""
    from tertulia.core import dice

    legal = match.legal()
    return legal[dice.below(key_of(seed), match.game.rules.STREAMS, index, len(legal))]


def random_play(game: Game, seats: int, seed: int | str, **start: object) -> Iterator[Match]:
    """One match of uniform players, seen before every decision and at its end (one object throughout)."""
    match = game.start(seats, seed, **start)  # type: ignore[arg-type]
    index = 0
    yield match
    while match.actor is not None:
        match.play(uniform_choice(match, seed, index))
        index += 1
        yield match


def by_hand(game: Game, seats: int, seed: int | str, **start: object) -> Iterator[Match]:
    """The same way through a match, seen before every single event, chance included."""
    *_, end = random_play(game, seats, seed, **start)
    yield from retrace(game.begin(end.setup, None), [event.action for event in end.history])


def count_paths(match: Match, depth: int) -> int:
    """How many different sequences of this many events, chance and decisions alike, begin here."""
    if depth == 0 or match.actor is None:
        return 1
    total = 0
    for action in match.legal():
        branch = match.copy()
        branch.play(action)
        total += count_paths(branch, depth - 1)
    return total
