"""How many playouts a search makes in a second, and how many decisions in them."""

import time
from itertools import islice

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.matches import play
from tertulia.bots.names import usual
from tertulia.bots.search import Budget, Search
from tertulia.core.record import retrace
from tertulia.games import game

POSITIONS = 8
ITERATIONS = 1000


def search_speed(key: str, seats: int) -> tuple[float, float]:
    """Playouts a second and decisions in them, over positions from one game between rules of thumb.

    CPU time: the machine may have other work.
    """
    known, decisions = positions(key, seats), 0
    Search(0, Budget(iterations=4)).think(known[0])  # compiled
    begin = time.process_time()
    for number, knowledge in enumerate(known):
        search = Search(number, Budget(iterations=ITERATIONS))
        search.think(knowledge)
        decisions += search.decisions
    seconds = time.process_time() - begin
    return len(known) * ITERATIONS / seconds, decisions / seconds


def positions(key: str, seats: int) -> list[Knowledge]:
    """Spread over the game, each with a choice."""
    done = play(game(key).start(seats, "speed"), [usual(game(key), "easy")] * seats, "speed")
    match, found = game(key).start(seats, chance=None), list[Knowledge]()
    for _ in retrace(match, [event.action for event in done.history]):
        if match.actor in range(seats) and len(match.legal()) > 1:
            found.append(Knowledge.of(match, len(found)))
    return list(islice(found, 0, None, max(1, len(found) // POSITIONS)))[:POSITIONS]
